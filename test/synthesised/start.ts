import { appendFileSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SynthesisedCloud } from './cloud-options.ts';
import { startFilled } from './filled-cloud.ts';
import { storyTools } from './story-tools.ts';

// Hides the AWS SDK's notice on Node.js 20 about the end of its support.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

/** Starts the application that `cdk synth` wrote, fills it as its first admin would, and writes down where it is. */
const dataFolder = process.env['DATA_FOLDER'] || mkdtempSync(join(tmpdir(), 'truein-synthesised-'));
const assembly = resolve(process.env['ASSEMBLY'] || '.local/synthesised/assembly');
const journalFolder = process.env['JOURNAL_FOLDER'];
/** Beside the journal, because a test's output is full of other things. */
const log = (line: string) => {
  console.log(line);
  if (!journalFolder) return;
  mkdirSync(journalFolder, { recursive: true });
  appendFileSync(join(journalFolder, `${process.pid}.log`), `${new Date().toISOString()} ${line}\n`);
};
let cloud: SynthesisedCloud | undefined;

async function start(): Promise<void> {
  mkdirSync(dataFolder, { recursive: true });
  cloud = await startFilled({ assembly, dataFolder, between: storyTools, log });
  const { origin, table, network } = cloud;
  writeFileSync(
    join(dataFolder, 'running.json'),
    JSON.stringify({ pid: process.pid, origin, table, network, office: cloud.variable('MAIL_CONTACT_TO') }),
  );
  log(`The synthesised application runs as ${origin}, at 127.0.0.1:${network.port}.`);
}

async function stop(exitCode: number): Promise<void> {
  if (cloud && journalFolder) {
    mkdirSync(journalFolder, { recursive: true });
    writeFileSync(join(journalFolder, `${process.pid}.json`), JSON.stringify(cloud.journal.read()));
  }
  const patience = new Promise((done) => setTimeout(done, 5000).unref());
  await Promise.race([cloud?.close(), patience]).catch(console.error);
  process.exit(exitCode);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
process.on('unhandledRejection', (cause) => console.error(cause));
start().catch((cause: unknown) => {
  console.error(cause);
  void stop(1);
});
