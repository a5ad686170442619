import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import { parseSheet } from '#functions/domain/uploads/parse-sheets.ts';
import { readSampleBank, sampleSheet } from '#infra/local/seed/sample-bank.ts';
import { readTaken } from '#test/support/sheets/read-rows.ts';

/** The sixty questions of the sample bank as an upload gives them. */
export async function sampleQuestions(): Promise<DraftQuestion[]> {
  return parseSheet(await readTaken(sampleSheet(readSampleBank()))).questions;
}
