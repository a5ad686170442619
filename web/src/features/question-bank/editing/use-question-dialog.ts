import { useState } from 'react';
import type { DraftQuestionView, QuestionView } from '#functions/contract/admin/questions.ts';
import { normaliseText } from '#functions/domain/question.ts';
import { newEventId } from '#web/lib/event-id.ts';
import type { BankRow } from '../bank-row.ts';
import { withAddition, withEdit } from './bank-edits.ts';
import { blankForm, formOf, type QuestionForm } from './question-form.ts';
import type { BankEditing } from './use-bank-edits.ts';

interface OpenQuestion {
  title: 'Edit Question' | 'Add New Question';
  action: 'Save Changes' | 'Add Question';
  number: number;
  initial: QuestionForm;
  others: ReadonlyMap<string, number>;
  categories: string[];
  subCategories: string[];
  save: (draft: DraftQuestionView) => void;
}

/** The form of one question, of one that is there or a new one. */
export function useQuestionDialog(
  questions: readonly QuestionView[],
  rows: readonly BankRow[],
  { change }: BankEditing,
) {
  const [open, setOpen] = useState<OpenQuestion>();

  const around = (key: string | undefined) => {
    const others = rows.filter((row) => row.key !== key && row.mark !== 'deleted');
    return {
      others: new Map(others.map(({ text, number }) => [normaliseText(text), number])),
      categories: [...new Set(rows.map(({ category }) => category))].sort(),
      subCategories: [...new Set(rows.map(({ subCategory }) => subCategory))].sort(),
    };
  };
  return {
    open,
    close: () => setOpen(undefined),
    add: () => {
      const key = `new ${newEventId()}`;
      setOpen({
        ...around(undefined),
        title: 'Add New Question',
        action: 'Add Question',
        number: rows.reduce((most, { number }) => Math.max(most, number), 0) + 1,
        initial: blankForm(),
        save: (draft) => change((edits) => withAddition(edits, key, draft)),
      });
    },
    edit: (row: BankRow) => {
      const question = questions.find(({ id }) => String(id) === row.key);
      setOpen({
        ...around(row.key),
        title: 'Edit Question',
        action: 'Save Changes',
        number: row.number,
        initial: formOf(row),
        save: (draft) =>
          change((edits) => (question ? withEdit(edits, question, draft) : withAddition(edits, row.key, draft))),
      });
    },
  };
}
