import { App, Validations } from 'aws-cdk-lib';
import { configToDeploy } from './before-deploy.ts';
import { SecurityChecks } from './findings/security-checks.ts';
import { orExit } from './run-command.ts';
import { makeStage } from './stacks/make-stage.ts';

const app = new App();
const given = (name: string): unknown => app.node.tryGetContext(name);
// The CDK names the account if there are credentials: before each deploy, diff and destroy.
const account = process.env.CDK_DEFAULT_ACCOUNT;
const config = await orExit(() => configToDeploy(given('stage'), { account, isDestroy: Boolean(given('destroy')) }));
Validations.of(app).addPlugins(new SecurityChecks());
makeStage(app, config, 'web/dist');
