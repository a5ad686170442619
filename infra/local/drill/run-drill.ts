import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '#infra/local/engines/free-port.ts';
import { findRunning } from '#infra/local/running.ts';
import { signIn } from '#infra/local/seed/sign-in.ts';
import { localNames } from '#infra/local/settings.ts';
import { runCommand } from '#infra/run-command.ts';
import { drillRestore, type DrilledCloud } from './drill-restore.ts';

/** `npm run drill:restore`: the restore of docs/runbook.md on this machine, with a data folder of its own. */
const usage = 'Usage: npm run drill:restore';
const maxSeconds = 150;

async function start(folder: string, table: string): Promise<DrilledCloud> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_FOLDER: folder, LOCAL_TABLE: table };
  const cloud = spawn(process.execPath, ['--import', 'tsx', 'infra/local/start.ts'], { env, stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  const tableEndpoint = await readyAt(folder, () => cloud.exitCode !== null);
  const settings: unknown = await (await fetch(`${origin}/config.json`)).json();
  const identityOrigin = identityOf(settings);
  return {
    ...{ origin, tableEndpoint },
    signIn: (email) => signIn({ identityOrigin, siteOrigin: origin, clientId: localNames.clientId, email }),
    async stop() {
      const exited = once(cloud, 'exit');
      cloud.kill('SIGTERM');
      await exited;
    },
  };
}

const identityOf = (settings: unknown) =>
  typeof settings === 'object' && settings !== null && 'userPoolEndpoint' in settings
    ? new URL(String(settings.userPoolEndpoint)).origin
    : '';

async function readyAt(folder: string, isOver: () => boolean): Promise<string> {
  for (let tries = 0; tries < maxSeconds * 4 && !isOver(); tries++) {
    const endpoint = (await findRunning(folder))?.table?.endpoint;
    if (endpoint !== undefined) return endpoint;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The local cloud did not start: try "npm start".');
}

async function main(args: string[]): Promise<string> {
  parseArgs({ args });
  const folder = mkdtempSync(join(tmpdir(), 'truein-drill-'));
  try {
    await drillRestore({ start: (table) => start(folder, table), log: console.log });
    return 'The restore works.';
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runCommand(usage, main);
