import { useRef, useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import table from '#web/ui/table.module.css';
import { AnswersDialog } from './answers-dialog.tsx';
import type { BankRow } from './bank-row.ts';
import { Pager } from './pager.tsx';
import { QuestionLine } from './question-line.tsx';
import styles from './question-table.module.css';
import { scrollRegion } from './scroll-region.ts';

/** A bank may have 5,000 questions: a table of all of them would be slow to lay out. */
const linesPerPage = 100;

interface QuestionTableProps {
  caption: string;
  rows: readonly BankRow[];
}

/** Questions, a hundred at a time, each with the way to its answers. */
export function QuestionTable({ caption, rows }: QuestionTableProps) {
  const [page, setPage] = useState(0);
  const [openIndex, setOpenIndex] = useState<number>();
  const scroller = useRef<HTMLDivElement>(null);
  const first = page * linesPerPage;
  const isLive = rows.some(({ createdAt }) => createdAt !== undefined);
  const turn = (next: number) => {
    setPage(next);
    scroller.current?.scrollTo?.({ top: 0 });
  };
  return (
    <div className={styles.area}>
      <div
        ref={scroller}
        {...scrollRegion}
        aria-label={caption}
        className={classNames(table.scroller, styles.scroller)}
      >
        <table className={classNames(table.table, styles.table)}>
          <caption className={styles.caption}>{caption}</caption>
          <thead>
            <tr>
              <th scope="col" className={table.sticky}>
                SNo
              </th>
              <th scope="col">Quiz ID</th>
              <th scope="col">Question</th>
              <th scope="col">Category</th>
              <th scope="col">Sub Category</th>
              <th scope="col">Quiz Name</th>
              {isLive && <th scope="col">Created At</th>}
              <th scope="col">Answers</th>
            </tr>
          </thead>
          <tbody>
            {rows.slice(first, first + linesPerPage).map((row, index) => (
              <QuestionLine key={row.number} row={row} isLive={isLive} onOpen={() => setOpenIndex(first + index)} />
            ))}
          </tbody>
        </table>
      </div>
      <Pager page={page} linesPerPage={linesPerPage} count={rows.length} onTurn={turn} />
      {openIndex !== undefined && (
        <AnswersDialog rows={rows} index={openIndex} onTurn={setOpenIndex} onClose={() => setOpenIndex(undefined)} />
      )}
    </div>
  );
}
