import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { PublishMode } from '#functions/domain/banks/bank-changes.ts';
import { defaultQuizDetails, type QuizDetails } from '#functions/domain/banks/quiz.ts';
import { rebaseDetails } from '#web/features/bank/details/quiz-details.ts';
import { initialQuiz } from '#web/features/bank/table/bank-row.ts';

/** The target of an upload, with the quiz's name and price. */
export interface UploadTarget {
  quizId: number;
  details: QuizDetails;
  /** Note for the list of versions. */
  note?: string;
  /** Absent: the file's questions replace the live ones. */
  mode?: PublishMode;
  /** For `add`: leave out questions that the bank already has. */
  leaveOutSame?: boolean;
  /** For a new quiz: the quiz on sale that it replaces, as the admin agreed. */
  replaces?: number;
}

export function findQuiz(quizzes: readonly QuizView[], quizId: number): QuizView | undefined {
  return quizzes.find((quiz) => quiz.quizId === quizId);
}

/** The target of a file: the quiz that it names, else the one on the screen. */
export function targetId(
  { quizId }: { quizId?: number | undefined },
  quizzes: readonly QuizView[],
  shownId: number | undefined,
): number {
  return quizId ?? initialQuiz(quizzes, shownId)?.quizId ?? 1;
}

/** The quiz's current details; defaults for a new one. */
function detailsOf(quizzes: readonly QuizView[], quizId: number): QuizDetails {
  const { name, description, price } = findQuiz(quizzes, quizId) ?? defaultQuizDetails;
  return { name, description, price };
}

export function defaultTarget(quizzes: readonly QuizView[], quizId: number): UploadTarget {
  return { quizId, details: detailsOf(quizzes, quizId) };
}

/** The target with another quiz id: takes that quiz's details, except for those that the person has typed. */
export function changeTarget(target: UploadTarget, nextId: number, quizzes: readonly QuizView[]): UploadTarget {
  const [before, now] = [detailsOf(quizzes, target.quizId), detailsOf(quizzes, nextId)];
  const { leaveOutSame: _other, replaces: _agreed, ...rest } = target;
  return { ...rest, quizId: nextId, details: rebaseDetails(target.details, before, now) };
}

/** The target after the quizzes were reloaded: takes another admin's changes, except for fields that the person has typed. */
export function refreshTarget(target: UploadTarget, seen: readonly QuizView[], now: readonly QuizView[]): UploadTarget {
  const { quizId, details } = target;
  // The bank may have other questions now, so this choice has to be made again.
  const { leaveOutSame: _before, ...rest } = target;
  return { ...rest, details: rebaseDetails(details, detailsOf(seen, quizId), detailsOf(now, quizId)) };
}
