import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Refusal } from '#functions/domain/refusal.ts';
import { readerLimits, type ReaderLimits, refuseFile } from './refuse-file.ts';
import { collectAnswer, readLines, type Answer } from './reader-messages.ts';
import { watchChild, type ChildUsage, type Excess } from './watch-child.ts';
import type { ReadSheet } from '#functions/usecases/ports/services.ts';

/** Why a child was stopped, or stopped by itself, before it answered. */
export interface Stopped extends ChildUsage {
  reason: Excess | 'crash';
  exitCode: number | null;
  signal: NodeJS.Signals | null;
}

export interface ReaderOptions {
  limits?: ReaderLimits;
  /** The file that starts the child: this one, or the bundle it is in. */
  entry?: string;
  onStarted?: (pid: number) => void;
  onStopped?: (stopped: Stopped) => void;
  /** Gets the usage of a child that has answered. */
  onDone?: (usage: ChildUsage) => void;
}

const childMark = 'read-sheet';
/** Signals by which a person ends a child; these say nothing about its file. */
const endedByHand: readonly (NodeJS.Signals | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Environment variables that a child may see. None contains a secret. */
const knownNames = ['PATH', 'LD_LIBRARY_PATH', 'TZ', 'TMPDIR', 'TEMP', 'SystemRoot'];

const children = new Set<ChildProcess>();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/**
 * Reads each file in a child process, so that no file can stop, starve or take over the importer. A file that exceeds the limits is
 * refused. A child that cannot start, gets no CPU or is killed by hand is an error: its file may be retried.
 */
export function sheetReader(options: ReaderOptions = {}): ReadSheet {
  const { limits = readerLimits, entry = fileURLToPath(import.meta.url), onStarted, onStopped, onDone } = options;
  return async (bytes, fileName, onRows = async () => {}) => {
    const child = startChild(entry, limits);
    children.add(child);
    if (child.pid !== undefined) onStarted?.(child.pid);
    const closed = once(child, 'close').catch((cause: unknown) => [cause]);
    let excess: Excess | undefined;
    const watch = watchChild(child.pid ?? 0, limits, (found) => {
      excess = found;
      child.kill('SIGKILL');
    });
    const said = tailOf(child.stderr);
    const answer: Answer = { isReady: false };
    try {
      child.stdin?.on('error', () => undefined);
      child.stdin?.write(`${JSON.stringify(fileName)}\n`);
      child.stdin?.end(bytes);
      await collectAnswer(readLines(answersOf(child), limits), answer, onRows);
      if (!answer.outcome) await closed;
    } finally {
      watch.stop();
      child.kill('SIGKILL');
      children.delete(child);
    }
    if (answer.outcome instanceof Refusal) throw answer.outcome;
    if (answer.outcome) {
      onDone?.(watch.usage);
      return answer.outcome;
    }
    const { exitCode, signalCode: signal } = child;
    onStopped?.({ reason: excess ?? 'crash', exitCode, signal, ...watch.usage });
    if (excess === 'time') throw new Error('The sheet reader timed out without using its CPU time.');
    if (!answer.isReady) throw new Error(`The sheet reader did not start: ${said()}`);
    if (!excess && endedByHand.includes(signal)) throw new Error(`The sheet reader was killed by ${signal}.`);
    refuseFile('too-costly');
  };
}

function startChild(entry: string, { heapMb, cpuMs }: ReaderLimits): ChildProcess {
  const command = [
    process.execPath,
    `--max-old-space-size=${heapMb}`,
    '--no-warnings',
    ...(entry.endsWith('.ts') ? ['--import', 'tsx/esm'] : rightsOf(entry)),
    entry,
    childMark,
  ];
  const env = Object.fromEntries(
    knownNames.flatMap((name) => (process.env[name] === undefined ? [] : [[name, process.env[name]]])),
  );
  return spawn('/bin/sh', ['-c', `${ownLimits(cpuMs)} exec "$0" "$@"`, ...command], {
    cwd: dirname(entry),
    env,
    stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
  });
}

/** Limits that the system itself enforces a little later, in case the watching process has died. No core dump, which would contain the file. */
function ownLimits(cpuMs: number): string {
  return `ulimit -c 0; ulimit -t ${Math.ceil(cpuMs / 1000) + 2};`;
}

/**
 * Node's permission flags: the child may read its own code, but no other file; it may not start a process or load an addon. When run
 * from sources, tsx needs more than that.
 */
function rightsOf(entry: string): string[] {
  const flag = ['--permission', '--experimental-permission'].find((each) =>
    process.allowedNodeEnvironmentFlags.has(each),
  );
  return flag ? [flag, `--allow-fs-read=${entry}`] : [];
}

function answersOf(child: ChildProcess): Readable {
  const pipe = child.stdio[3];
  if (!(pipe instanceof Readable)) throw new Error('The sheet reader has no output pipe.');
  return pipe;
}

/** Keeps the end of what a child writes to its error stream. */
function tailOf(stream: Readable | null): () => string {
  let text = '';
  stream?.on('data', (chunk: Buffer) => (text = (text + chunk.toString('latin1')).slice(-2_000)));
  return () => text;
}

// In a child, this file is the entry, alone or at the top of its bundle: nothing after this line runs.
if (process.argv[2] === childMark) {
  const { serveReader } = await import('./reader-child.ts');
  await serveReader();
}
