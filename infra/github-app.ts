import { App } from 'aws-cdk-lib';
import { refuseOtherAccount } from './before-deploy.ts';
import { configOf, stages } from './config.ts';
import { orExit } from './run-command.ts';
import { GithubAccessStack } from './stacks/github-access-stack.ts';

/**
 * Lets the workflows of a repository deploy stages into the account of the credentials. Its context: `repository=owner@id/name@id`, and
 * if wanted `stages=dev,prod` and `provider=exists`. docs/guide.md has the command.
 */
const app = new App();
const text = (value: unknown, otherwise: string) => (typeof value === 'string' ? value : otherwise);
const names = text(app.node.tryGetContext('stages'), Object.keys(stages).join(',')).split(',');
await orExit(() => {
  const configs = names.map((name) => configOf(name));
  for (const config of configs) refuseOtherAccount(config, process.env.CDK_DEFAULT_ACCOUNT);
  return new GithubAccessStack(app, 'truein-github-access', {
    repository: text(app.node.tryGetContext('repository'), ''),
    stages: configs,
    providerExists: app.node.tryGetContext('provider') === 'exists',
  });
});
