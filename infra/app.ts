import { App, Validations } from 'aws-cdk-lib';
import { refuseBeforeSynth } from './before-deploy/refuse-mistakes.ts';
import { configOf } from './config.ts';
import { SecurityChecks } from './findings/security-checks.ts';
import { orExit } from './run-command.ts';
import { makeStage } from './stacks/make-stage.ts';

const app = new App();
const given = (name: string): unknown => app.node.tryGetContext(name);
const config = orExit(() => {
  const config = configOf(given('stage'), {
    googleSecretVersion: given('googleSecretVersion'),
    isFirstDeploy: given('isFirstDeploy'),
  });
  // The CDK names the account if there are credentials: before each deploy, diff and destroy.
  refuseBeforeSynth(config, { account: process.env.CDK_DEFAULT_ACCOUNT, isDestroy: Boolean(given('destroy')) });
  return config;
});
Validations.of(app).addPlugins(new SecurityChecks());
makeStage(app, config, 'web/dist');
