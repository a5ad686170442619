import type { QuizDetails } from '#functions/domain/banks/quiz.ts';

/** `now` with the person's own changes since `before`. */
export function rebaseDetails(mine: QuizDetails, before: QuizDetails, now: QuizDetails): QuizDetails {
  return {
    name: mine.name === before.name ? now.name : mine.name,
    description: mine.description === before.description ? now.description : mine.description,
    price: mine.price === before.price ? now.price : mine.price,
  };
}
