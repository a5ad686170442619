import { createColumnHelper, tableFeatures } from '@tanstack/react-table';
import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { BankRow } from './bank-row.ts';
import styles from './question-table.module.css';

/** What can be done to a line. They must not change from one drawing to the next. */
export interface RowActions {
  onEdit: (row: BankRow) => void;
  onDelete: (row: BankRow) => void;
  onUndoDelete: (row: BankRow) => void;
}

export const questionFeatures = tableFeatures({});
const helper = createColumnHelper<typeof questionFeatures, BankRow>();

const marks = { edited: 'Edited', new: 'New', deleted: 'Deleted' } as const;

interface ColumnsOf {
  isLive: boolean;
  onOpen: (row: BankRow) => void;
  actions: RowActions | undefined;
}

/** The columns of the screen: `Created At` for published questions, `Actions` where they can be changed. */
export function questionColumns({ isLive, onOpen, actions }: ColumnsOf) {
  return helper.columns([
    helper.accessor('number', {
      header: 'SNo',
      cell: ({ row: { original } }) => (
        <>
          {original.number}
          {original.mark && <span className={styles.mark}>{marks[original.mark]}</span>}
        </>
      ),
    }),
    helper.accessor('quizId', { header: 'Quiz ID' }),
    helper.accessor('text', { header: 'Question' }),
    helper.accessor('category', { header: 'Category' }),
    helper.accessor('subCategory', { header: 'Sub Category' }),
    helper.accessor('quizName', { header: 'Quiz Name' }),
    ...(isLive
      ? [
          helper.accessor('createdAt', {
            header: 'Created At',
            cell: ({ row: { original } }) => original.createdAt && <Moment isDay at={original.createdAt} />,
          }),
        ]
      : []),
    helper.display({
      id: 'answers',
      header: 'Answers',
      cell: ({ row: { original } }) => <AnswersButton row={original} onOpen={onOpen} />,
    }),
    ...(actions
      ? [
          helper.display({
            id: 'actions',
            header: 'Actions',
            cell: ({ row: { original } }) => <ActionButtons row={original} actions={actions} />,
          }),
        ]
      : []),
  ]);
}

function AnswersButton({ row, onOpen }: { row: BankRow; onOpen: (row: BankRow) => void }) {
  const count = row.options.length === 1 ? '1 answer' : `${row.options.length} answers`;
  return (
    <Button
      tone="plain"
      size="small"
      onPress={() => onOpen(row)}
      aria-label={`${count} of question ${row.number}`}
      className={styles.answers}
    >
      {count}
    </Button>
  );
}

function ActionButtons({ row, actions }: { row: BankRow; actions: RowActions }) {
  if (row.mark === 'deleted') {
    return (
      <Button tone="plain" size="small" onPress={() => actions.onUndoDelete(row)} className={styles.undo}>
        <Undo2 aria-hidden="true" size={15} /> Undo <span className={styles.undoWord}>delete</span>
        <VisuallyHidden>of question {row.number}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <div className={styles.actions}>
      <Button
        tone="plain"
        size="small"
        onPress={() => actions.onEdit(row)}
        aria-label={`Edit question ${row.number}`}
        title="Edit"
        className={styles.action}
      >
        <Pencil aria-hidden="true" size={15} />
      </Button>
      <Button
        tone="plain"
        size="small"
        onPress={() => actions.onDelete(row)}
        aria-label={`Delete question ${row.number}`}
        title="Delete"
        className={styles.action}
      >
        <Trash2 aria-hidden="true" size={15} />
      </Button>
    </div>
  );
}
