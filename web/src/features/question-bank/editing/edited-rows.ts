import type { QuestionView } from '#functions/contract/admin/banks/questions.ts';
import { type BankRow, rowOf } from '#web/features/bank/table/bank-row.ts';
import type { BankEdits } from './bank-edits.ts';

/** The lines of a bank with the edits applied: deleted questions stay in place, new ones come last. */
export function editedRows(
  questions: readonly QuestionView[],
  edits: BankEdits,
  quiz: { quizId: number; name: string },
): BankRow[] {
  const lines = questions.map((question) => {
    const { id, number, createdAt } = question;
    const edit = edits.edited[id];
    const mark = edits.deleted[id] ? 'deleted' : edit && 'edited';
    return rowOf({ ...(edit?.draft ?? question), createdAt }, quiz, { key: String(id), number, mark });
  });
  const highest = questions.reduce((most, { number }) => Math.max(most, number), 0);
  const additions = edits.added.map(({ key, draft, isDeleted }, index) =>
    rowOf(draft, quiz, { key, number: highest + 1 + index, mark: isDeleted ? 'deleted' : 'new' }),
  );
  return [...lines, ...additions];
}
