import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Option, Question } from '#functions/domain/banks/question.ts';
import { identifyOptions, questionKey } from '#functions/domain/banks/question-bank.ts';

/**
 * The chosen option by question id.
 * @throws Error for an answer that the bank does not know: the attempt and the bank version do not belong together.
 */
export function chosenOptions(answers: Attempt['answers'], questions: readonly Question[]): Map<number, Option> {
  const byKey = new Map(questions.map((question) => [questionKey(question.id), question]));
  return new Map(
    Object.entries(answers).map(([key, { optionId }]) => {
      const question = byKey.get(key);
      if (!question) throw new Error(`The bank version has no question ${key}.`);
      const chosen = identifyOptions(question.options).find(({ id }) => id === optionId);
      if (!chosen) throw new Error(`Question ${key} has no option ${optionId}.`);
      return [question.id, chosen.option];
    }),
  );
}
