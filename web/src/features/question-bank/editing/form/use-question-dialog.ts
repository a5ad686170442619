import { useState } from 'react';
import type { DraftQuestionView, QuestionView } from '#functions/contract/admin/banks/questions.ts';
import { normaliseText } from '#functions/domain/banks/question.ts';
import { newEventId } from '#web/lib/event-id.ts';
import type { BankRow } from '#web/features/bank/table/bank-row.ts';
import { type BankEdits, withAddition, withEdit } from '../bank-edits.ts';
import { blankForm, formOf, type QuestionForm } from './question-form.ts';
import type { BankEditing } from '../use-bank-edits.ts';

interface OpenQuestion {
  title: 'Edit Question' | 'Add New Question';
  action: 'Save Changes' | 'Add Question';
  number: number;
  initial: QuestionForm;
  others: ReadonlyMap<string, number>;
  categories: string[];
  subCategories: string[];
}

/** The line that is edited; a new one has only a key. */
type Line = Pick<BankRow, 'key'> & { text?: string };

/** The form of an existing or a new question. */
export function useQuestionDialog(
  questions: readonly QuestionView[],
  rows: readonly BankRow[],
  { change }: BankEditing,
) {
  const [open, setOpen] = useState<OpenQuestion & { line: Line }>();
  // A question that was added may be published while the form is open: then it has an id, and only its text identifies it.
  const questionOf = ({ key, text }: Line, edits: BankEdits) =>
    questions.find(({ id }) => String(id) === key) ??
    (text === undefined || edits.added.some((one) => one.key === key)
      ? undefined
      : questions.find((question) => normaliseText(question.text) === normaliseText(text)));

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
    save: (draft: DraftQuestionView) => {
      if (!open) return;
      const { line } = open;
      change((edits) => {
        const question = questionOf(line, edits);
        return question ? withEdit(edits, question, draft) : withAddition(edits, line.key, draft);
      });
      setOpen(undefined);
    },
    add: () => {
      setOpen({
        ...around(undefined),
        line: { key: `new ${newEventId()}` },
        title: 'Add New Question',
        action: 'Add Question',
        number: rows.reduce((most, { number }) => Math.max(most, number), 0) + 1,
        initial: blankForm(),
      });
    },
    edit: (row: BankRow) =>
      setOpen({
        ...around(row.key),
        line: row,
        title: 'Edit Question',
        action: 'Save Changes',
        number: row.number,
        initial: formOf(row),
      }),
  };
}
