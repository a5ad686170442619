import { resolve } from 'node:path';
import { CannotStart } from './cannot-start.ts';
import { preflight, thisMachine } from './preflight.ts';
import { requireFreePort } from './ports.ts';
import { claimFolder, dataFolder } from './running.ts';
import type { Cloud } from './cloud.ts';

// Hides the AWS SDK's notice on Node.js 20 about the end of its support.
process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';

/** `npm start`, and with `--dev` `npm run dev`. */
const folder = resolve(process.env.DATA_FOLDER || dataFolder);
const dev = process.argv.includes('--dev');
let cloud: Cloud | undefined;
let release: () => void = () => undefined;

async function start(): Promise<void> {
  const log = console.log;
  const port = parsePort(process.env.PORT ?? '3000');
  const { javaPath } = preflight(thisMachine(log));
  const claim = await claimFolder(folder, `http://localhost:${port}`);
  release = claim.release;
  await requireFreePort(port);
  log('Starting TrueIn on this machine …');
  const { startCloud } = await import('./cloud.ts');
  cloud = await startCloud({ port, dataFolder: folder, site: dev ? 'dev' : 'build', seed: true, javaPath, log });
  claim.announce(cloud.table);
  const { welcome } = await import('./welcome.ts');
  log(welcome(cloud.origin));
}

function parsePort(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1024 && port <= 65_000) return port;
  throw new CannotStart(`PORT must be a whole number from 1024 to 65000, but is "${text}".`);
}

let stopping = false;
async function stop(exitCode: number): Promise<void> {
  if (stopping) return;
  stopping = true;
  const timeout = new Promise((done) => setTimeout(done, 5000).unref());
  await Promise.race([cloud?.close(), timeout]).catch(console.error);
  release();
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
process.on('unhandledRejection', (cause) => console.error(cause));

start().catch((cause: unknown) => {
  console.error(cause instanceof CannotStart ? cause.message : cause);
  void stop(1);
});
