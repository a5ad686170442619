import { App } from 'aws-cdk-lib';
import { configOf } from './config.ts';
import { makeStage } from './stacks/make-stage.ts';

const app = new App();
makeStage(app, configOf(app.node.tryGetContext('stage')), 'web/dist');
