import type { Option } from '#functions/domain/banks/question.ts';
import { isBlank } from '#functions/domain/text/visible-text.ts';

type Phrases = Pick<Option, 'strength' | 'scw' | 'weakness'>;

/** Whether a bank says anything of which a SWOT could be made. */
export function hasSwotPhrases(questions: readonly { options: readonly Phrases[] }[]): boolean {
  return questions.some(({ options }) =>
    options.some(({ strength, scw, weakness }) => ![strength, scw, weakness].every(isBlank)),
  );
}

/** Whether opportunities or watch-points can come: they are told by these phrases alone. */
export function hasMomentPhrases(questions: readonly { options: readonly Phrases[] }[]): boolean {
  return questions.some(({ options }) => options.some(({ scw, weakness }) => ![scw, weakness].every(isBlank)));
}
