import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { PublishMode } from '#functions/domain/banks/join-bank.ts';
import { defaultQuizDetails, type QuizDetails } from '#functions/domain/banks/quiz.ts';
import { firstShown } from '../table/bank-row.ts';

/** Where an upload is to go, and what the quiz is to be called and cost then. */
export interface UploadTarget {
  quizId: number;
  details: QuizDetails;
  /** For the list of versions. */
  note?: string;
  /** Absent: the questions of the file take the place of the live ones. */
  mode?: PublishMode;
  /** For `add`: questions that the bank has are left out. */
  leaveOutSame?: boolean;
}

export function findQuiz(quizzes: readonly QuizView[], quizId: number): QuizView | undefined {
  return quizzes.find((quiz) => quiz.quizId === quizId);
}

/** The quiz that a file is for: the one that it names, else the one that was on the screen. */
export function targetId(
  { quizId }: { quizId?: number | undefined },
  quizzes: readonly QuizView[],
  shownId: number | undefined,
): number {
  return quizId ?? firstShown(quizzes, shownId)?.quizId ?? 1;
}

/** What the quiz has now; the defaults for one that does not exist. */
function detailsOf(quizzes: readonly QuizView[], quizId: number): QuizDetails {
  const { name, description, price } = findQuiz(quizzes, quizId) ?? defaultQuizDetails;
  return { name, description, price };
}

export function defaultTarget(quizzes: readonly QuizView[], quizId: number): UploadTarget {
  return { quizId, details: detailsOf(quizzes, quizId) };
}

/** What `now` says, but for what the person has changed from `before`. */
export function rebaseDetails(mine: QuizDetails, before: QuizDetails, now: QuizDetails): QuizDetails {
  return {
    name: mine.name === before.name ? now.name : mine.name,
    description: mine.description === before.description ? now.description : mine.description,
    price: mine.price === before.price ? now.price : mine.price,
  };
}

/** The target with another quiz id: details follow that quiz unless the person has typed their own. */
export function retarget(target: UploadTarget, nextId: number, quizzes: readonly QuizView[]): UploadTarget {
  const [before, now] = [detailsOf(quizzes, target.quizId), detailsOf(quizzes, nextId)];
  const { leaveOutSame: _other, ...rest } = target;
  return { ...rest, quizId: nextId, details: rebaseDetails(target.details, before, now) };
}

/** The target after the quizzes were loaded again: another admin's change is taken over unless the person has typed their own. */
export function reload(target: UploadTarget, seen: readonly QuizView[], now: readonly QuizView[]): UploadTarget {
  const { quizId, details } = target;
  // The bank may have other questions now: what is left out of the file is decided again.
  const { leaveOutSame: _before, ...rest } = target;
  return { ...rest, details: rebaseDetails(details, detailsOf(seen, quizId), detailsOf(now, quizId)) };
}
