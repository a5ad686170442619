import { App } from 'aws-cdk-lib';
import { configOf } from './config.ts';
import { AppStack } from './stacks/app-stack.ts';
import { DataStack } from './stacks/data-stack.ts';

const app = new App();
const config = configOf(app.node.tryGetContext('stage'));

const data = new DataStack(app, `truein-${config.stage}-data`, { config });
new AppStack(app, `truein-${config.stage}-app`, { config, data, siteFiles: 'web/dist' });
