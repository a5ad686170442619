import type { PaperQuestion } from '#functions/domain/question-bank.ts';
import type { AttemptStore, BankStore } from './ports.ts';

interface Request {
  userId: string;
  quizId: number;
  version: number;
  /** For an attempt that has ended: what had been completed before it began, epoch ms. */
  before?: number;
}

/**
 * The questions an attempt shows: the bank without those that the person answered in completed attempts, unless that
 * leaves none. Stable while an attempt is open, because no other one of the same quiz can be completed meanwhile.
 */
export async function presentedQuestions(
  { attempts, banks }: { attempts: AttemptStore; banks: BankStore },
  { userId, quizId, version, before = Infinity }: Request,
): Promise<PaperQuestion[]> {
  const [paper, completed] = await Promise.all([banks.getPaper(quizId, version), attempts.listCompleted(userId, quizId)]);
  const earlier = completed.filter((attempt) => (attempt.endedAt ?? Infinity) <= before);
  const answered = new Set(earlier.flatMap((attempt) => Object.keys(attempt.answers)));
  const fresh = paper.filter((question) => !answered.has(question.id));
  return fresh.length > 0 ? fresh : paper;
}
