import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { SheetChoices } from './sheet-choices.ts';
import { applySpellings } from '#functions/domain/text/spellings.ts';

/** Applies the decisions on names to a question: spellings, and the main parameter for questions without one. */
export function applyNameDecisions({
  spellings = [],
  mainParameter = '',
}: Pick<SheetChoices, 'spellings' | 'mainParameter'>): (draft: DraftQuestion) => DraftQuestion {
  const spell = applySpellings(spellings);
  return (draft) => spell(draft.category === '' ? { ...draft, category: mainParameter } : draft);
}
