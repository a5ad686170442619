import { Refusal } from '#functions/domain/refusal.ts';
import type { ReaderLimits } from '#functions/adapters/sheet/refuse-file.ts';
import { sheetReader } from '#functions/adapters/sheet/sheet-reader.ts';
import type { ChildUsage } from '#functions/adapters/sheet/watch-child.ts';
import { mutatedFile } from './mutate-files.ts';

/** The outcome of a file, and the resources its reader used. A refused file with no other data used few. */
export interface Ending extends ChildUsage {
  number: number;
  way: string;
  outcome: 'read' | 'refused' | 'stopped' | 'failed';
  message?: string;
}

const readersAtATime = 2;

/** Reads the first `count` mutations, each in a child process, as it is deployed. */
export async function readMutated(count: number, entry: string, limits: ReaderLimits): Promise<Ending[]> {
  const endings: Ending[] = [];
  let next = 0;
  const worker = async () => {
    for (let number = next++; number < count; number = next++) endings.push(await readOne(number, entry, limits));
  };
  await Promise.all(Array.from({ length: readersAtATime }, worker));
  return endings;
}

async function readOne(number: number, entry: string, limits: ReaderLimits): Promise<Ending> {
  const { way, bytes } = mutatedFile(number);
  let usage: ChildUsage = { cpuMs: 0, rssBytes: 0 };
  let outcome: Ending['outcome'] = 'refused';
  const read = sheetReader({
    entry,
    limits,
    onDone: (taken) => (usage = taken),
    onStopped: (why) => {
      usage = why;
      outcome = 'stopped';
    },
  });
  try {
    await read(bytes, 'mutated.xlsx');
    outcome = 'read';
    return { number, way, outcome, ...usage };
  } catch (cause) {
    if (!(cause instanceof Refusal)) outcome = 'failed';
    return { number, way, outcome, message: cause instanceof Error ? cause.message : '', ...usage };
  }
}
