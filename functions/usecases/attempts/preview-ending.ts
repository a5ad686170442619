import type { BankReader } from '#functions/adapters/dynamo/banks/bank-reader.ts';
import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Closing } from '#functions/domain/attempts/closing-entry.ts';
import { presentedCount } from '#functions/domain/attempts/presented-questions.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';

/** The basis of an open attempt's report if it ended now. */
export async function previewEnding(
  { banks, clock }: { banks: BankReader; clock: Clock },
  { ref, asked, answeredCount, deadline }: Attempt,
): Promise<Closing> {
  const paper = await banks.getPaper(ref.quizId, ref.version);
  return { answered: answeredCount, questionCount: presentedCount(asked, paper.length), deadline, now: clock() };
}
