import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { SheetChoices } from './sheet-choices.ts';
import type { Report } from './sheet-defect.ts';
import { applySpellings } from '#functions/domain/text/spellings.ts';

/** Applies the decisions on names to a question: spellings, and the main parameter for questions without one. */
export function applyNameDecisions({
  spellings = [],
  mainParameter = '',
}: Pick<SheetChoices, 'spellings' | 'mainParameter'>): (draft: DraftQuestion) => DraftQuestion {
  const spell = applySpellings(spellings);
  return (draft) => spell(draft.category === '' ? { ...draft, category: mainParameter } : draft);
}

/** Drops reports of similar options that an admin has already decided about. */
export function dropDecidedTwins({ spellings = [] }: Pick<SheetChoices, 'spellings'>): (report: Report) => Report {
  const answered = new Set(spellings.filter(({ of }) => of === 'option').flatMap(({ from, to }) => [from, to]));
  return (report) => (defect) => {
    if (defect.kind !== 'same-option' || !answered.has(defect.value)) report(defect);
  };
}
