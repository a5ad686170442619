import { Pencil, Trash2, Undo2 } from 'lucide-react';
import { counted } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { Column } from '#web/ui/table/data-table.tsx';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import type { BankRow } from './bank-row.ts';
import styles from './question-table.module.css';

const actionClass = 'py-0 px-1.5 min-h-7 text-link';

/** The actions on a line. Their identity must be stable between renders. */
export interface RowActions {
  onEdit: (row: BankRow) => void;
  onDelete: (row: BankRow) => void;
  onUndoDelete: (row: BankRow) => void;
}

const marks = { edited: 'Edited', new: 'New', deleted: 'Deleted' } as const;

interface ColumnsOf {
  isLive: boolean;
  onOpen: (row: BankRow) => void;
  actions: RowActions | undefined;
}

const createdAt: Column<BankRow> = {
  id: 'createdAt',
  title: 'Created At',
  cell: (row) => row.createdAt && <Moment isDay at={row.createdAt} />,
};

/** The columns of the screen: `Created At` for published questions, `Actions` if they can be changed. */
export function questionColumns({ isLive, onOpen, actions }: ColumnsOf): Column<BankRow>[] {
  const columns: (Column<BankRow> | false | undefined)[] = [
    { id: 'number', title: 'SNo', cell: (row) => <SerialNumber row={row} /> },
    { id: 'quizId', title: 'Quiz ID', cell: ({ quizId }) => quizId },
    { id: 'text', title: 'Question', cell: ({ text }) => text },
    { id: 'category', title: 'Category', cell: ({ category }) => category },
    { id: 'subCategory', title: 'Sub Category', cell: ({ subCategory }) => subCategory },
    { id: 'quizName', title: 'Quiz Name', cell: ({ quizName }) => quizName },
    isLive && createdAt,
    { id: 'answers', title: 'Answers', cell: (row) => <AnswersButton row={row} onOpen={onOpen} /> },
    actions && { id: 'actions', title: 'Actions', cell: (row) => <ActionButtons row={row} actions={actions} /> },
  ];
  return columns.filter((column) => column !== false && column !== undefined);
}

function SerialNumber({ row: { number, mark } }: { row: BankRow }) {
  return (
    <>
      {number}
      {mark && <span className={styles.mark}>{marks[mark]}</span>}
    </>
  );
}

function AnswersButton({ row, onOpen }: { row: BankRow; onOpen: (row: BankRow) => void }) {
  const count = counted(row.options.length, 'answer');
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
      <Button
        tone="plain"
        size="small"
        onPress={() => actions.onUndoDelete(row)}
        className="-mx-1.5 -my-1 min-h-7 px-1.5 py-0 text-[0.8125rem] whitespace-nowrap text-link"
      >
        <Undo2 aria-hidden="true" size={15} /> Undo{' '}
        <span className="ml-[0.25em] max-sm:absolute max-sm:size-px max-sm:overflow-hidden max-sm:[clip-path:inset(50%)]">
          delete
        </span>
        <VisuallyHidden>of question {row.number}</VisuallyHidden>
      </Button>
    );
  }
  return (
    <div className="-mx-1.5 -my-1 flex gap-1">
      <Button
        tone="plain"
        size="small"
        onPress={() => actions.onEdit(row)}
        aria-label={`Edit question ${row.number}`}
        title="Edit"
        className={actionClass}
      >
        <Pencil aria-hidden="true" size={15} />
      </Button>
      <Button
        tone="plain"
        size="small"
        onPress={() => actions.onDelete(row)}
        aria-label={`Delete question ${row.number}`}
        title="Delete"
        className={actionClass}
      >
        <Trash2 aria-hidden="true" size={15} />
      </Button>
    </div>
  );
}
