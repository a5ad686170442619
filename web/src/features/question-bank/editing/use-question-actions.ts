import { useEffect, useMemo, useRef, useState } from 'react';
import type { DraftQuestionView, QuestionView } from '#functions/contract/admin/banks/questions.ts';
import { normaliseText } from '#functions/domain/banks/question.ts';
import * as words from '#web/lib/words/question-bank/question-form.ts';
import { newEventId } from '#web/lib/event-id.ts';
import type { BankRow } from '#web/features/bank/table/bank-row.ts';
import type { RowActions } from '#web/features/bank/table/question-columns.tsx';
import {
  type BankEdits,
  markAddition,
  withAddition,
  withDeletion,
  withEdit,
  withoutDeletion,
} from './edits/bank-edits.ts';
import type { BankEditing } from './edits/use-bank-edits.ts';
import type { QuestionDialogProps } from './form/question-dialog.tsx';
import { blankForm, formOf } from './form/question-form.ts';

/** The line that is edited; a new one has only a key. */
type Line = Pick<BankRow, 'key'> & { text?: string };

/** What a person does with single questions: the form of an existing or a new one, and the buttons of a line. */
export function useQuestionActions(
  questions: readonly QuestionView[],
  rows: readonly BankRow[],
  { change }: BankEditing,
) {
  const [open, setOpen] = useState<Omit<QuestionDialogProps, 'onSave' | 'onCancel'> & { line: Line }>();
  const published = (key: string) => questions.find(({ id }) => String(id) === key);
  // A question that was added may be published while the form is open: then it has an id, and only its text identifies it.
  const questionOf = ({ key, text }: Line, edits: BankEdits) =>
    published(key) ??
    (text === undefined || edits.added.some((one) => one.key === key)
      ? undefined
      : questions.find((question) => normaliseText(question.text) === normaliseText(text)));

  const around = (line: Line) => {
    const others = rows.filter(({ key, mark }) => key !== line.key && mark !== 'deleted');
    return {
      line,
      others: new Map(others.map(({ text, number }) => [normaliseText(text), number])),
      categories: [...new Set(rows.map(({ category }) => category))].sort(),
      subCategories: [...new Set(rows.map(({ subCategory }) => subCategory))].sort(),
    };
  };
  const mark = ({ key }: BankRow, isDeleted: boolean) => {
    const question = published(key);
    change((edits) => {
      if (!question) return markAddition(edits, key, isDeleted);
      return isDeleted ? withDeletion(edits, question) : withoutDeletion(edits, question.id);
    });
  };
  const rowActions = useStable({
    onEdit: (row) => {
      const { number } = row;
      setOpen({ ...around(row), ...words.edit, number, initial: formOf(row) });
    },
    onDelete: (row) => mark(row, true),
    onUndoDelete: (row) => mark(row, false),
  });
  return {
    open,
    rowActions,
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
    add: () =>
      setOpen({
        ...around({ key: `new-${newEventId()}` }),
        ...words.add,
        number: rows.reduce((most, { number }) => Math.max(most, number), 0) + 1,
        initial: blankForm(),
      }),
  };
}

/** The same actions with one identity, so that lines are not rendered again. */
function useStable(actions: RowActions): RowActions {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  return useMemo(
    () => ({
      onEdit: (row) => latest.current.onEdit(row),
      onDelete: (row) => latest.current.onDelete(row),
      onUndoDelete: (row) => latest.current.onUndoDelete(row),
    }),
    [],
  );
}
