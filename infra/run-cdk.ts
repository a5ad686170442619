import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { awsProblem } from './aws-problem.ts';
import { cdkArguments, isCdkCommand, stageOf } from './cdk-arguments.ts';
import { configOf } from './config.ts';
import { currentGoogleSecret } from './google-secret.ts';
import { refusePlaceholders } from './placeholders.ts';

/** `npm run diff|deploy|destroy -- -c stage=dev [options of the CDK]`: the CDK on both stacks, after what has to be right first. */
async function main([command = '', ...given]: string[]): Promise<number> {
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  if (!isCdkCommand(command)) throw new Error('Usage: npm run diff|deploy|destroy -- -c stage=dev');
  const config = configOf(stageOf(given));
  if (command !== 'destroy') refusePlaceholders(config);
  const googleSecretVersion = command === 'destroy' ? undefined : await currentGoogleSecret(config);
  const isTerminal = process.stdin.isTTY && process.stdout.isTTY;
  const cdk = spawn('cdk', cdkArguments(command, given, { googleSecretVersion, isTerminal }), { stdio: 'inherit' });
  const [code] = (await once(cdk, 'exit')) as [number | null];
  return code ?? 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (cause) {
  console.error(awsProblem(cause));
  process.exitCode = 1;
}
