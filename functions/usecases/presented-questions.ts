import type { AttemptRef } from '#functions/domain/attempt.ts';
import { choosePresented, presentedOf } from '#functions/domain/presented.ts';
import type { PaperQuestion } from '#functions/domain/question-bank.ts';
import type { AttemptStore } from './ports/attempts.ts';
import type { BankStore } from './ports/quizzes.ts';

/** What an attempt that a person enters now will present, packed; it is kept from then on, whatever becomes of earlier attempts. */
export async function chooseQuestions(
  { attempts, banks }: { attempts: AttemptStore; banks: BankStore },
  { userId, quizId, version }: { userId: string; quizId: number; version: number },
): Promise<string> {
  const [paper, completed] = await Promise.all([
    banks.getPaper(quizId, version),
    attempts.listCompleted(userId, quizId),
  ]);
  return choosePresented(
    paper.map(({ id }) => id),
    completed,
  );
}

/** The questions that an attempt shows. `asked`: as it is kept. */
export async function presentedQuestions(
  banks: BankStore,
  { quizId, version }: AttemptRef,
  asked: string | undefined,
): Promise<PaperQuestion[]> {
  return presentedOf(await banks.getPaper(quizId, version), asked);
}
