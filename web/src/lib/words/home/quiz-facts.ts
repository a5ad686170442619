/** What the assessment takes, at the top of the home page (/) */

import type { ActiveQuiz } from '#functions/contract/quiz.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { rupees } from '#web/lib/format/rupees.ts';

/** Of the quiz that is on sale. */
export const facts: Readonly<Record<string, (quiz: ActiveQuiz) => string>> = {
  size: ({ questionCount, timeLimitSeconds }) =>
    `${counted(questionCount, 'question')} in ${counted(Math.ceil(timeLimitSeconds / 60), 'minute')}.`,
  price: ({ price }) => `${rupees(price)}, or less with some codes.`,
};
