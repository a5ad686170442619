import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Closing } from '#functions/domain/attempts/closing-entry.ts';
import { presentedCount } from '#functions/domain/attempts/presented-questions.ts';

/** The basis of an open attempt's report if it ended now. */
export async function previewEnding(
  { banks, clock }: Needs<'banks' | 'clock'>,
  { ref, asked, answeredCount, deadline }: Attempt,
): Promise<Closing> {
  const paper = await banks.getPaper(ref.quizId, ref.version);
  return { answered: answeredCount, questionCount: presentedCount(asked, paper.length), deadline, now: clock() };
}
