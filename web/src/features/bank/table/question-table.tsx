import { useEffect, useEffectEvent, useMemo, useRef, useState, memo, type Ref } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import table from '#web/ui/table/table.module.css';
import { AnswersDialog } from './answers-dialog.tsx';
import type { BankRow } from './bank-row.ts';
import { type BankColumn, questionColumns, type RowActions } from './question-columns.tsx';
import { useIsNarrow } from '#web/ui/use-media.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import { scrollRegion } from './scroll-region.ts';
import { useVirtualRows } from './use-virtual-rows.ts';

interface QuestionLineProps {
  row: BankRow;
  columns: readonly BankColumn[];
  /** Index among all lines, rendered or not. */
  index: number;
  ref: Ref<HTMLTableRowElement>;
}

const markStyles = { edited: table.changed, new: table.changed, deleted: table.deleted };

/** A question. Memoised, so that scrolling does not render it again. */
const QuestionLine = memo(function QuestionLine({ row, columns, index, ref }: QuestionLineProps) {
  const { key, mark } = row;
  return (
    <tr ref={ref} data-index={index} data-key={key} aria-rowindex={index + 2} className={mark && markStyles[mark]}>
      {columns.map(({ title, cell, className }, place) =>
        place === 0 ? (
          <th key={title} scope="row" className={classNames('font-semibold', table.sticky)}>
            {cell(row)}
          </th>
        ) : (
          <td key={title} className={className}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
});

interface QuestionTableProps {
  caption: string;
  rows: readonly BankRow[];
  /** The search text of the rows: after a change the list scrolls to the top. */
  searched?: string | undefined;
  actions?: RowActions | undefined;
}

/** Questions with a button for their answers. Of thousands, only the visible ones are rendered. */
export function QuestionTable({ caption, rows, searched = '', actions }: QuestionTableProps) {
  const [openKey, setOpenKey] = useState<string>();
  const scroller = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow();
  const isLive = rows.some(({ createdAt }) => createdAt !== undefined);
  const columns = useMemo(
    () => questionColumns({ isLive, isNarrow, onOpen: ({ key }) => setOpenKey(key), actions }),
    [isLive, isNarrow, actions],
  );
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const { parts, measure, toTop, onFocus, onBlur } = useVirtualRows(scroller, keys);

  const scrollToTop = useEffectEvent(toTop);
  useEffect(() => scrollToTop(), [searched]);

  const openIndex = openKey === undefined ? -1 : keys.indexOf(openKey);
  return (
    <>
      <div
        ref={scroller}
        {...scrollRegion}
        aria-label={caption}
        className={classNames(
          'max-h-[max(24rem,calc(100*var(--dvh)_-_var(--header-height)_-_5rem))] [overflow-anchor:none]',
          table.scroller,
        )}
      >
        <table
          aria-rowcount={rows.length + 1}
          className={classNames('table-fixed sm:min-w-288 [&_td]:wrap-anywhere', table.table)}
          onFocus={onFocus}
          onBlur={onBlur}
        >
          <VisuallyHidden elementType="caption">{caption}</VisuallyHidden>
          <thead>
            <tr aria-rowindex={1}>
              {columns.map(({ title, head }, place) => (
                <th key={title} scope="col" className={classNames(place === 0 && table.sticky, head)}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part, place) => {
              if ('gap' in part) return <Gap key={`gap ${place}`} height={part.gap} columns={columns.length} />;
              const row = rows[part.index];
              return row && <QuestionLine key={row.key} {...{ row, columns }} index={part.index} ref={measure} />;
            })}
          </tbody>
        </table>
      </div>
      {openIndex >= 0 && (
        <AnswersDialog
          rows={rows}
          index={openIndex}
          onTurn={(index) => setOpenKey(keys[index])}
          onClose={() => setOpenKey(undefined)}
        />
      )}
    </>
  );
}

/** Fills the space of lines that are not rendered. */
function Gap({ height, columns }: { height: number; columns: number }) {
  return (
    <tr aria-hidden="true" className="[&>td]:border-0 [&>td]:p-0">
      <td colSpan={columns} style={{ height }} />
    </tr>
  );
}
