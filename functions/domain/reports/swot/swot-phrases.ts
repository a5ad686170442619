import type { Option } from '#functions/domain/banks/question.ts';
import { isBlank } from '#functions/domain/text/visible-text.ts';

type Phrases = Pick<Option, 'strength' | 'scw' | 'weakness'>;

/** Whether a bank has phrases for a SWOT. */
export function hasSwotPhrases(questions: readonly { options: readonly Phrases[] }[]): boolean {
  return questions.some(({ options }) =>
    options.some(({ strength, scw, weakness }) => ![strength, scw, weakness].every(isBlank)),
  );
}

/** Whether there can be opportunities or watch-points, which come from these phrases only. */
export function hasMomentPhrases(questions: readonly { options: readonly Phrases[] }[]): boolean {
  return questions.some(({ options }) => options.some(({ scw, weakness }) => ![scw, weakness].every(isBlank)));
}
