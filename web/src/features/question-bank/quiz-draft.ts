import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import type { QuizDetails } from '#functions/domain/quiz.ts';
import { rebaseDetails } from './upload-target.ts';

/** What the form of a quiz's details holds. */
export interface QuizDraft {
  details: QuizDetails;
  /** Null: 60 s for every two questions. */
  secondsPerAttempt: number | null;
}

export function draftOf({ name, description, price, secondsPerAttempt }: QuizView): QuizDraft {
  return { details: { name, description, price }, secondsPerAttempt: secondsPerAttempt ?? null };
}

/** What `now` says, but for what the person has changed from `before`. */
export function rebaseDraft(mine: QuizDraft, before: QuizDraft, now: QuizDraft): QuizDraft {
  const isLimitMine = mine.secondsPerAttempt !== before.secondsPerAttempt;
  return {
    details: rebaseDetails(mine.details, before.details, now.details),
    secondsPerAttempt: isLimitMine ? mine.secondsPerAttempt : now.secondsPerAttempt,
  };
}
