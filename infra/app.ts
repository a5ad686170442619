import { App, Validations } from 'aws-cdk-lib';
import { configToDeploy } from './before-deploy.ts';
import { SecurityChecks } from './findings/security-checks.ts';
import { orExit } from './run-command.ts';
import { deployedStage } from './stage-changes.ts';
import { makeStage } from './stacks/make-stage.ts';

const app = new App();
const context = (name: string): unknown => app.node.tryGetContext(name);
// The CDK sets this variable if it finds credentials. Each deploy, diff and destroy has them.
const account = process.env.CDK_DEFAULT_ACCOUNT;
const isDestroy = Boolean(context('destroy'));
const config = await orExit(() => configToDeploy(context('stage'), { account, isDestroy }));
const before = account === undefined || isDestroy ? undefined : await orExit(() => deployedStage(config));
Validations.of(app).addPlugins(new SecurityChecks());
await orExit(() => makeStage(app, config, 'web/dist', before, context('change')));
