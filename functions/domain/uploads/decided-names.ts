import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { SheetChoices } from './sheet-choices.ts';
import type { Report } from './sheet-defect.ts';
import { spellWith } from '#functions/domain/text/spellings.ts';

/** Makes of a question as it is read what was decided about its names: how they are spelled, and which main parameter it has if it has none. */
export function decideWith({
  spellings = [],
  mainParameter = '',
}: Pick<SheetChoices, 'spellings' | 'mainParameter'>): (draft: DraftQuestion) => DraftQuestion {
  const spell = spellWith(spellings);
  return (draft) => spell(draft.category === '' ? { ...draft, category: mainParameter } : draft);
}

/** Reports all but options of which an admin has said whether they are the same. */
export function withoutAnswered({ spellings = [] }: Pick<SheetChoices, 'spellings'>): (report: Report) => Report {
  const answered = new Set(spellings.filter(({ of }) => of === 'option').flatMap(({ from, to }) => [from, to]));
  return (report) => (defect) => {
    if (defect.kind !== 'same-option' || !answered.has(defect.value)) report(defect);
  };
}
