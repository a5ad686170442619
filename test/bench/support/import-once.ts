// First: this file is the entry of its reader too.
import { sheetReader } from '#functions/adapters/sheet/sheet-reader.ts';
import { readFileSync } from 'node:fs';
import { Refusal } from '#functions/domain/refusal.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheets.ts';

/** What one import took, in a process of its own. */
export interface ImportOnce {
  ms: number;
  /** Of the whole process, at its peak, without its reader. */
  memoryMb: number;
  /** Of the reader's process, which a refusal does not tell. */
  readerMb: number;
  readerCpuMs: number;
  questions: number;
  refusal?: string;
}

/** Imports the file it is given; without one, just shows what the process itself takes. */
async function main(file: string | undefined): Promise<ImportOnce> {
  const bytes = file ? readFileSync(file) : undefined;
  const begin = performance.now();
  const outcome = bytes ? await importBytes(bytes) : { questions: 0, readerMb: 0, readerCpuMs: 0 };
  const ms = performance.now() - begin;
  return { ...outcome, ms, memoryMb: (process.resourceUsage().maxRSS * 1024) / 1e6 };
}

async function importBytes(content: Buffer): Promise<Omit<ImportOnce, 'ms' | 'memoryMb'>> {
  const reader = { readerMb: 0, readerCpuMs: 0 };
  const read = sheetReader({
    onDone: ({ cpuMs, rssBytes }) => Object.assign(reader, { readerMb: rssBytes / 1e6, readerCpuMs: cpuMs }),
  });
  try {
    const { taken, sheets } = await read(content, 'bank.xlsx');
    const sheet = sheets[taken];
    return { ...reader, questions: sheet && 'grid' in sheet ? parseSheet(sheet.grid).questions.length : 0 };
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return { ...reader, questions: 0, refusal: cause.code };
  }
}

void main(process.argv[2]).then((taken) => console.log(JSON.stringify(taken)));
