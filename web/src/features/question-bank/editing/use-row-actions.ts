import { useEffect, useMemo, useRef } from 'react';
import type { QuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { BankRow } from '#web/features/bank/table/bank-row.ts';
import type { RowActions } from '#web/features/bank/table/question-columns.tsx';
import { markAddition, withDeletion, withoutDeletion } from './bank-edits.ts';
import type { BankEditing } from './use-bank-edits.ts';

/** The actions of a line's buttons. Their identity is stable, so that lines are not rendered again. */
export function useRowActions(
  questions: readonly QuestionView[],
  { change }: BankEditing,
  onEdit: (row: BankRow) => void,
): RowActions {
  const questionOf = ({ key }: BankRow) => questions.find(({ id }) => String(id) === key);
  const actions: RowActions = {
    onEdit,
    onDelete: (row) => {
      const question = questionOf(row);
      change((edits) => (question ? withDeletion(edits, question) : markAddition(edits, row.key, true)));
    },
    onUndoDelete: (row) => {
      const question = questionOf(row);
      change((edits) => (question ? withoutDeletion(edits, question.id) : markAddition(edits, row.key, false)));
    },
  };
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
