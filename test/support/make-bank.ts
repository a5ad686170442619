import type { KnownTexts } from '#functions/domain/banks/question-bank.ts';
import type { DraftQuestion, Question } from '#functions/domain/banks/question.ts';

/** The state of a quiz before its first bank. */
export const newQuiz: { live: Question[]; known: KnownTexts } = { live: [], known: new Map() };

/** A bank of `count` questions with five options each, points 1 to 5 in a different place each time. */
export function makeBank(count: number, prefix = 'Question'): DraftQuestion[] {
  return Array.from({ length: count }, (_, index) => ({
    text: `${prefix} ${index + 1}: what do you do on a day like this?`,
    category: `Parameter ${(index % 5) + 1}`,
    subCategory: `Sub-parameter ${(index % 20) + 1}`,
    options: Array.from({ length: 5 }, (_, place) => {
      const points = ((place + index) % 5) + 1;
      return {
        text: `Choice ${place + 1} of ${prefix} ${index + 1}`,
        points,
        remarks: `You chose ${place + 1} in ${index + 1}.`,
        strength: points >= 4 ? `Strength ${index + 1}.${place + 1}` : '',
        scw: points === 2 || points === 3 ? `Strength with a weakness ${index + 1}.${place + 1}` : '',
        weakness: points === 1 ? `Weakness ${index + 1}.${place + 1}` : '',
      };
    }),
  }));
}
