import { Pencil, Trash2, Undo2 } from 'lucide-react';
import * as words from '#web/lib/words/bank/questions.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import type { Column } from '#web/ui/table/data-table.tsx';
import type { BankRow } from './bank-row.ts';

export interface BankColumn extends Column<BankRow> {
  /** The width, because the layout uses only the head's, and further classes of the head. */
  head: string;
}

const nameHead = 'w-34';
const actionClass = 'py-0 px-1.5 min-h-7 text-link';

/** The actions on a line. Their identity must be stable between renders. */
export interface RowActions {
  onEdit: (row: BankRow) => void;
  onDelete: (row: BankRow) => void;
  onUndoDelete: (row: BankRow) => void;
}

interface ColumnsOf {
  isLive: boolean;
  /** On a phone everything about a question is below its text, so that nothing is cut off. */
  isNarrow: boolean;
  onOpen: (row: BankRow) => void;
  actions: RowActions | undefined;
}

const createdAt: BankColumn = {
  title: words.createdAt,
  head: 'w-27',
  className: 'whitespace-nowrap',
  cell: (row) => row.createdAt && <Moment isDay at={row.createdAt} />,
};

/** The columns of the screen: `Created At` for published questions, `Actions` if they can be changed. */
export function questionColumns({ isLive, isNarrow, onOpen, actions }: ColumnsOf): BankColumn[] {
  const titles = words.columns;
  if (isNarrow) {
    return [
      { title: titles.number, head: 'w-16', cell: (row) => <SerialNumber row={row} /> },
      { title: titles.text, head: 'w-auto', cell: (row) => <NarrowQuestion {...{ row, onOpen, actions }} /> },
    ];
  }
  const columns: (BankColumn | false | undefined)[] = [
    { title: titles.number, head: 'w-19', cell: (row) => <SerialNumber row={row} /> },
    { title: titles.quizId, head: 'w-17', cell: ({ quizId }) => quizId },
    { title: titles.text, head: 'w-auto', cell: ({ text }) => text },
    { title: words.groups.category, head: nameHead, cell: ({ category }) => category },
    { title: words.groups.subCategory, head: nameHead, cell: ({ subCategory }) => subCategory },
    { title: words.groups.quizName, head: nameHead, cell: ({ quizName }) => quizName },
    isLive && createdAt,
    { title: titles.answers, head: 'w-25', cell: (row) => <AnswersButton row={row} onOpen={onOpen} /> },
    actions && {
      title: titles.actions,
      head: 'w-33',
      cell: (row) => <ActionButtons row={row} actions={actions} />,
    },
  ];
  return columns.filter((column) => column !== false && column !== undefined);
}

function NarrowQuestion({ row, onOpen, actions }: Omit<ColumnsOf, 'isLive' | 'isNarrow'> & { row: BankRow }) {
  const { text, category, subCategory, quizId, quizName } = row;
  const about = [category, subCategory, words.quiz(quizId, quizName)];
  return (
    <>
      <span>{text}</span>
      <span className="block text-quiet">{about.filter(Boolean).join(' · ')}</span>
      <span className="mt-1 inline-flex w-full flex-wrap items-center gap-x-4">
        <AnswersButton row={row} onOpen={onOpen} />
        {actions && <ActionButtons row={row} actions={actions} />}
      </span>
    </>
  );
}

function SerialNumber({ row: { number, mark } }: { row: BankRow }) {
  return (
    <>
      <span>{number}</span>
      {mark && (
        // An inline block is not struck through with its line.
        <span
          data-mark={mark}
          className="block text-[0.75rem] font-semibold text-warning data-[mark=deleted]:inline-block data-[mark=deleted]:w-full data-[mark=deleted]:text-danger"
        >
          {words.marks[mark]}
        </span>
      )}
    </>
  );
}

function AnswersButton({ row, onOpen }: { row: BankRow; onOpen: (row: BankRow) => void }) {
  return (
    <Button
      tone="plain"
      size="small"
      onPress={() => onOpen(row)}
      aria-label={words.answersOf(row.options.length, row.number)}
      className="-mx-2 -my-1 min-h-7 px-2 py-0 text-[0.84375rem] font-medium whitespace-nowrap text-link underline decoration-1 underline-offset-[0.2em]"
    >
      {words.answers(row.options.length)}
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
        aria-label={words.undoDelete(row.number)}
        className="-mx-1.5 -my-1 min-h-7 px-1.5 py-0 text-[0.8125rem] whitespace-nowrap text-link"
      >
        <Undo2 aria-hidden="true" size={15} />
        <span>{words.actions.undoDelete}</span>
      </Button>
    );
  }
  return (
    <div className="-mx-1.5 -my-1 flex gap-1">
      <Button
        tone="plain"
        size="small"
        onPress={() => actions.onEdit(row)}
        aria-label={words.editThis(row.number)}
        title={words.actions.edit}
        className={actionClass}
      >
        <Pencil aria-hidden="true" size={15} />
      </Button>
      <Button
        tone="plain"
        size="small"
        onPress={() => actions.onDelete(row)}
        aria-label={words.removeThis(row.number)}
        title={words.actions.remove}
        className={actionClass}
      >
        <Trash2 aria-hidden="true" size={15} />
      </Button>
    </div>
  );
}
