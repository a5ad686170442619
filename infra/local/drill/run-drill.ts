import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#infra/local/engines/free-port.ts';
import { findRunning } from '#infra/local/running.ts';
import { signIn } from '#infra/local/seed/sign-in.ts';
import { localNames } from '#infra/local/settings.ts';
import { drillRestore, type DrilledCloud } from './drill-restore.ts';

/** `npm run drill:restore`: the restore of docs/runbook.md on this machine, with a data folder of its own. */
const folder = mkdtempSync(join(tmpdir(), 'truein-drill-'));
const maxSeconds = 150;

async function start(table: string): Promise<DrilledCloud> {
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATA_FOLDER: folder, LOCAL_TABLE: table };
  const cloud = spawn(process.execPath, ['--import', 'tsx', 'infra/local/start.ts'], { env, stdio: 'ignore' });
  const origin = `http://localhost:${port}`;
  const tableEndpoint = await readyAt(() => cloud.exitCode !== null);
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

async function readyAt(isOver: () => boolean): Promise<string> {
  for (let tries = 0; tries < maxSeconds * 4 && !isOver(); tries++) {
    const endpoint = (await findRunning(folder))?.table?.endpoint;
    if (endpoint !== undefined) return endpoint;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error('The local cloud did not start: try "npm start".');
}

try {
  await drillRestore({ start, log: console.log });
  console.log('The restore works.');
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
