import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { Refusal } from '#functions/domain/refusal.ts';
import type { ReadSheet } from '#functions/usecases/ports/uploads.ts';
import { readFrames } from '#functions/adapters/sheet/child/reader-frames.ts';
import { readerLimits, type ReaderLimits } from '#functions/adapters/sheet/child/reader-limits.ts';
import { takeAnswer, type Answer } from '#functions/adapters/sheet/child/reader-messages.ts';
import { refuseFile } from './refuse-file.ts';
import { watchChild, type ChildUsage, type Excess } from '#functions/adapters/sheet/child/watch-child.ts';

/** Why a child was stopped, or stopped by itself, before it had answered. */
export interface Stopped extends ChildUsage {
  reason: Excess | 'crash';
  exitCode: number | null;
  signal: NodeJS.Signals | null;
}

export interface ReaderOptions {
  limits?: ReaderLimits;
  /** What starts the child; this very file, or the bundle it is in. */
  entry?: string;
  onStarted?: (pid: number) => void;
  onStopped?: (stopped: Stopped) => void;
  /** What a child that has answered took. */
  onDone?: (usage: ChildUsage) => void;
}

const childMark = 'read-sheet';
/** How a child ends that somebody wants to end, which says nothing about its file. */
const endedByHand: readonly (NodeJS.Signals | null)[] = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** Names of the environment that a child may know. None of them tells a secret. */
const knownNames = ['PATH', 'LD_LIBRARY_PATH', 'TZ', 'TMPDIR', 'TEMP', 'SystemRoot'];

const children = new Set<ChildProcess>();
process.on('exit', () => children.forEach((child) => child.kill('SIGKILL')));

/**
 * Reads files in a child process each, so that no file can stop, starve or take over whoever reads it. One that takes more than the
 * limits is refused. A child that can't start, gets no CPU or is ended by hand is an error: its file may be tried again.
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
      await takeAnswer(readFrames(answersOf(child), limits), answer, onRows);
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
    if (excess === 'time') throw new Error('The reader of sheets got too little CPU.');
    if (!answer.isReady) throw new Error(`The reader of sheets did not start: ${said()}`);
    if (!excess && endedByHand.includes(signal)) throw new Error(`The reader of sheets was ended by ${signal}.`);
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

/** The system ends it a little later, should whoever watches it be gone by then. A crash leaves no dump of the file's contents. */
function ownLimits(cpuMs: number): string {
  return `ulimit -c 0; ulimit -t ${Math.ceil(cpuMs / 1000) + 2};`;
}

/** The right to read its own code and no other file, to start no process and load no addon. Where sources run, tsx needs more than that. */
function rightsOf(entry: string): string[] {
  const flag = ['--permission', '--experimental-permission'].find((each) =>
    process.allowedNodeEnvironmentFlags.has(each),
  );
  return flag ? [flag, `--allow-fs-read=${entry}`] : [];
}

function answersOf(child: ChildProcess): Readable {
  const pipe = child.stdio[3];
  if (!(pipe instanceof Readable)) throw new Error('The reader of sheets has no pipe to answer through.');
  return pipe;
}

/** The end of what a child complains about. */
function tailOf(stream: Readable | null): () => string {
  let text = '';
  stream?.on('data', (chunk: Buffer) => (text = (text + chunk.toString('latin1')).slice(-2_000)));
  return () => text;
}

// In a child this file is the entry, alone or at the top of the bundle it is in: nothing after it is run.
if (process.argv[2] === childMark) {
  const { serveReader } = await import('#functions/adapters/sheet/child/reader-child.ts');
  await serveReader();
}
