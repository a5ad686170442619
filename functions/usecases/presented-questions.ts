import type { AttemptRef } from '#functions/domain/attempt.ts';
import type { PaperQuestion } from '#functions/domain/question-bank.ts';
import type { AttemptStore, BankStore } from './ports.ts';

/**
 * The questions an attempt shows: its bank without those that the person answered in earlier completed attempts, unless
 * that leaves none. It never changes: while an attempt is open no other one of its quiz can be completed, and what
 * comes after it has a higher ULID.
 */
export async function presentedQuestions(
  { attempts, banks }: { attempts: AttemptStore; banks: BankStore },
  { userId, attempt }: { userId: string; attempt: AttemptRef },
): Promise<PaperQuestion[]> {
  const { quizId, version, ulid } = attempt;
  const [paper, completed] = await Promise.all([
    banks.getPaper(quizId, version),
    attempts.listCompleted(userId, quizId),
  ]);
  const earlier = completed.filter(({ ref }) => ref.ulid < ulid);
  const answered = new Set(earlier.flatMap(({ answers }) => Object.keys(answers)));
  const fresh = paper.filter((question) => !answered.has(question.id));
  return fresh.length > 0 ? fresh : paper;
}
