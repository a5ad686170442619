import { App, Validations } from 'aws-cdk-lib';
import { configOf } from './config.ts';
import { SecurityChecks } from './findings/security-checks.ts';
import { refusePlaceholders } from './placeholders.ts';
import { makeStage } from './stacks/make-stage.ts';

const app = new App();
const config = configOf(app.node.tryGetContext('stage'), app.node.tryGetContext('googleSecretVersion'));
// The CDK names the account if there are credentials, so before each deploy and diff, but not where a synth only looks at the templates.
if (process.env.CDK_DEFAULT_ACCOUNT && !app.node.tryGetContext('destroy')) refusePlaceholders(config);
Validations.of(app).addPlugins(new SecurityChecks(app));
makeStage(app, config, 'web/dist');
