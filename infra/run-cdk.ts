import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { currentGoogleSecret } from './before-deploy/google-secret.ts';
import { isFirstDeploy } from './before-deploy/first-deploy.ts';
import { refusePlaceholders } from './before-deploy/placeholders.ts';
import { refuseMistakes } from './before-deploy/refuse-mistakes.ts';
import { cdkArguments, isCdkCommand, stageOf } from './cdk-arguments.ts';
import { configOf } from './config.ts';
import { runCommand } from './run-command.ts';

const usage =
  'Usage: npm run diff|deploy|destroy -- -c stage=dev [options of the CDK: "npx cdk deploy --help" lists them]';

/** `npm run diff|deploy|destroy -- -c stage=dev [options of the CDK]`: the CDK on all stacks, after what has to be right first. */
async function main([command = '', ...given]: string[]): Promise<undefined> {
  if (!isCdkCommand(command)) throw new Error(usage);
  const config = configOf(stageOf(command, given));
  if (command !== 'destroy') {
    refusePlaceholders(config);
    refuseMistakes(config);
  }
  const googleSecretVersion = command === 'destroy' ? undefined : await currentGoogleSecret(config);
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const deploy = (isFirst: boolean) =>
    run('cdk', cdkArguments(command, given, { googleSecretVersion, isTerminal, isFirstDeploy: isFirst }));
  // The site is a part of what is compared and deployed.
  process.exitCode = await run('npm', ['run', '--silent', 'build', '--', '--logLevel', 'warn']);
  if (process.exitCode) return;
  const isFirst = command === 'deploy' && config.keepData && (await isFirstDeploy(config));
  // After a first one, a second protects what it has made.
  process.exitCode = (isFirst && (await deploy(true))) || (await deploy(false));
}

async function run(program: string, args: string[]): Promise<number> {
  const [code] = (await once(spawn(program, args, { stdio: 'inherit' }), 'exit')) as [number | null];
  return code ?? 1;
}

await runCommand(usage, main);
