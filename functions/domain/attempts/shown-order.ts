import type { PaperQuestion } from '#functions/domain/banks/question-bank.ts';
import { shuffle } from './shuffle.ts';

/** The questions of an attempt in the order in which it shows them, each with its options in order. The same at every entry. */
export function inShownOrder(questions: readonly PaperQuestion[], seed: string): PaperQuestion[] {
  return shuffle(questions, seed).map((question) => ({ ...question, options: shownOptions(question, seed) }));
}

/** The place of an option on the screen, 0 = top. `undefined`: the question has no such option. */
export function shownPosition(
  question: Pick<PaperQuestion, 'id' | 'options'>,
  optionId: string,
  seed: string,
): number | undefined {
  const position = shownOptions(question, seed).findIndex(({ id }) => id === optionId);
  return position < 0 ? undefined : position;
}

function shownOptions({ id, options }: Pick<PaperQuestion, 'id' | 'options'>, seed: string): PaperQuestion['options'] {
  return shuffle(options, `${seed}:${id}`);
}
