import { App } from 'aws-cdk-lib';
import { refuseOtherAccount } from './before-deploy.ts';
import { configOf, stages } from './config.ts';
import { orExit } from './run-command.ts';
import { GithubAccessStack } from './stacks/github-access-stack.ts';

/**
 * Lets the workflows of a repository deploy stages into the account of the credentials. The context is `repository=owner@id/name@id`, and
 * optionally `stages=dev,prod` and `provider=exists`. docs/guide.md has the command.
 */
const app = new App();
const context = (name: string, fallback: string) => {
  const value: unknown = app.node.tryGetContext(name);
  return typeof value === 'string' ? value : fallback;
};
const names = context('stages', Object.keys(stages).join(',')).split(',');
await orExit(() => {
  const configs = names.map((name) => configOf(name));
  for (const config of configs) refuseOtherAccount(config, process.env.CDK_DEFAULT_ACCOUNT);
  return new GithubAccessStack(app, 'truein-github-access', {
    repository: context('repository', ''),
    stages: configs,
    providerExists: context('provider', '') === 'exists',
  });
});
