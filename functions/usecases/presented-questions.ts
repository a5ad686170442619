import type { Attempt, AttemptRef } from '#functions/domain/attempt.ts';
import type { PaperQuestion } from '#functions/domain/question-bank.ts';
import type { AttemptStore } from './ports/attempts.ts';
import type { BankStore } from './ports/quizzes.ts';

/**
 * The questions an attempt shows: its bank without those that the person answered in earlier completed attempts, unless
 * that leaves none. It never changes: while an attempt is open no other one of its quiz can be completed, and what
 * comes after it has a higher ULID.
 */
export async function presentedQuestions(
  { attempts, banks }: { attempts: AttemptStore; banks: BankStore },
  { userId, attempt }: { userId: string; attempt: AttemptRef },
): Promise<PaperQuestion[]> {
  const [paper, completed] = await Promise.all([
    banks.getPaper(attempt.quizId, attempt.version),
    attempts.listCompleted(userId, attempt.quizId),
  ]);
  return presentedOf(paper, completed, attempt);
}

/** The same of what was read already: `attempts` are the person's, of any quiz and status. */
export function presentedOf(
  paper: PaperQuestion[],
  attempts: readonly Attempt[],
  { quizId, ulid }: AttemptRef,
): PaperQuestion[] {
  const earlier = attempts.filter(
    ({ ref, status }) => status === 'completed' && ref.quizId === quizId && ref.ulid < ulid,
  );
  const answered = new Set(earlier.flatMap(({ answers }) => Object.keys(answers)));
  const fresh = paper.filter((question) => !answered.has(question.id));
  return fresh.length > 0 ? fresh : paper;
}
