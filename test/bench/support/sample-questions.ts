import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import type { DraftQuestion } from '#functions/domain/question.ts';
import { parseSheet } from '#functions/domain/sheet.ts';
import { readSampleBank, sampleSheet } from '#infra/local/seed/sample-bank.ts';

/** The sixty questions of the sample bank as an upload gives them. */
export async function sampleQuestions(): Promise<DraftQuestion[]> {
  return parseSheet(await readSheet(sampleSheet(readSampleBank()), 'sample-bank.xlsx')).questions;
}
