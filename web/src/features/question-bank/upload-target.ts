import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import { defaultQuizDetails, type QuizDetails } from '#functions/domain/quiz.ts';

/** Where an upload is to go, and what the quiz is to be called and cost then. */
export interface UploadTarget {
  quizId: number;
  details: QuizDetails;
  /** For the list of versions. */
  note?: string;
}

export function findQuiz(quizzes: readonly QuizView[], quizId: number): QuizView | undefined {
  return quizzes.find((quiz) => quiz.quizId === quizId);
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
  return { ...target, quizId: nextId, details: rebaseDetails(target.details, before, now) };
}

/** The target after the quizzes were loaded again: another admin's change is taken over unless the person has typed their own. */
export function reload(target: UploadTarget, seen: readonly QuizView[], now: readonly QuizView[]): UploadTarget {
  const { quizId, details } = target;
  return { ...target, details: rebaseDetails(details, detailsOf(seen, quizId), detailsOf(now, quizId)) };
}

/** A quiz id as the field takes it: a whole number from 1; 1 for anything else. */
export function readQuizId(typed: number): number {
  return Number.isFinite(typed) && typed >= 1 ? Math.floor(typed) : 1;
}

/** A price as the field takes it: from 0; 0 for anything else. */
export function readPrice(typed: number): number {
  return Number.isFinite(typed) && typed >= 0 ? typed : 0;
}
