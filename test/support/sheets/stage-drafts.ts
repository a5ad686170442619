import type { NameAnswers } from '#functions/domain/uploads/parameter-review.ts';
import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { DefectCounts } from '#functions/domain/uploads/sheet-defect.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';

/** Stages drafts as if they had been read from a sheet, by default one without defects; its main parameters are confirmed. @returns its staging. */
export async function stageDrafts(
  { uploads, clock, newId }: Needs<'uploads' | 'clock' | 'newId'>,
  uploadId: string,
  questions: DraftQuestion[],
  quizId: number,
  counts: DefectCounts = { error: 0, skipped: 0, defaulted: 0, note: 0 },
  answers: NameAnswers = { newParameters: [...new Set(questions.map(({ category }) => category))] },
): Promise<string> {
  const run = { uploadId, runId: newId() };
  await uploads.begin(run, { receive: 1, now: clock() });
  const findings = { asks: [], scores: [], leftOut: 0, withoutParameter: 0 };
  const read = { sheet: 0, headerRow: 1, columns: [], choices: { columns: {}, ...answers }, findings };
  const staging = { ...read, questions, quizId, defects: [], counts };
  await uploads.stage(run, staging, [{ name: 'Sheet1', rows: questions.length + 1 }], clock());
  return run.runId;
}
