import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotStart } from './cannot-start.ts';

/** The content of `.local/running.json` while a local cloud runs. */
export interface Running {
  pid: number;
  origin: string;
  /** Where commands find the table, once it is ready. */
  table?: { name: string; endpoint: string; region: string };
}

export const dataFolder = '.local';

const fileIn = (folder: string) => join(folder, 'running.json');

/** The cloud that runs on this data folder, if any. A file that a crash has left behind is ignored. */
export async function findRunning(folder: string): Promise<Running | undefined> {
  const running = read(folder);
  if (!running || !isAlive(running.pid)) return undefined;
  if (running.pid === process.pid) return running;
  return (await answersAs(running)) ? running : undefined;
}

/** Claims the data folder for this process. @throws CannotStart when another process has it. */
export async function claimFolder(
  folder: string,
  origin: string,
): Promise<{ announce(table: Running['table']): void; release(): void }> {
  const other = await findRunning(folder);
  if (other) {
    throw new CannotStart(
      `TrueIn is already running at ${other.origin} (process ${other.pid}). Open that address, or stop it with Ctrl-C in its terminal first.`,
    );
  }
  mkdirSync(folder, { recursive: true });
  const write = (running: Running) => writeFileSync(fileIn(folder), JSON.stringify(running));
  write({ pid: process.pid, origin });
  return {
    announce: (table) => write({ pid: process.pid, origin, ...(table ? { table } : {}) }),
    release: () => read(folder)?.pid === process.pid && rmSync(fileIn(folder), { force: true }),
  };
}

function read(folder: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(fileIn(folder), 'utf8')) as Running;
  } catch {
    return undefined;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (cause) {
    return (cause as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Asks the running process itself, because after a crash its id may belong to another program. A process without a table is still starting
 * and cannot answer yet.
 */
async function answersAs({ pid, origin, table }: Running): Promise<boolean> {
  if (!table) return true;
  try {
    const answer = await fetch(`${origin}/_local/status`, { signal: AbortSignal.timeout(2000) });
    return ((await answer.json()) as { pid?: number }).pid === pid;
  } catch {
    return false;
  }
}
