import { readFileSync } from 'node:fs';
import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import { parseSheet } from '#functions/domain/sheet.ts';

/** What one import took, in a process of its own. */
export interface ImportOnce {
  ms: number;
  /** Of the whole process, at its peak. */
  memoryMb: number;
  questions: number;
  refusal?: string;
}

/** Imports the file it is given; without one, just shows what the process itself takes. */
async function main(file: string | undefined): Promise<ImportOnce> {
  const bytes = file ? readFileSync(file) : undefined;
  const begin = performance.now();
  const outcome = bytes ? await importBytes(bytes) : { questions: 0 };
  const ms = performance.now() - begin;
  return { ...outcome, ms, memoryMb: (process.resourceUsage().maxRSS * 1024) / 1e6 };
}

async function importBytes(content: Buffer): Promise<Pick<ImportOnce, 'questions' | 'refusal'>> {
  try {
    const { taken, sheets } = await readSheet(content, 'bank.xlsx');
    const sheet = sheets[taken];
    return { questions: sheet && 'grid' in sheet ? parseSheet(sheet.grid).questions.length : 0 };
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    return { questions: 0, refusal: cause.code };
  }
}

void main(process.argv[2]).then((taken) => console.log(JSON.stringify(taken)));
