import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import table from './table.module.css';
import { useIsNarrow } from './use-is-narrow.ts';

export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
  /** Shows the column's title only to screen readers. */
  isTitleHidden?: boolean;
  /** The row's actions. On a narrow screen they are below the row's name, which never scrolls away. */
  isActions?: boolean;
  /** Class of this column's cells. */
  className?: string | undefined;
}

interface DataTableProps<Row> {
  /** The table's content, for screen readers. */
  caption: string;
  /** The first one names the row and stays visible. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** Shown if there are no rows. */
  empty: ReactNode;
}

/** A table in its own scroll area, which the keyboard can reach. Long lists come in pages. */
export function DataTable<Row>({ caption, columns: all, rows, rowKey, empty }: DataTableProps<Row>) {
  const isNarrow = useIsNarrow();
  const actions = isNarrow ? all.filter(({ isActions }) => isActions) : [];
  const columns = all.filter((column) => !actions.includes(column));
  if (rows.length === 0)
    return <div className="rounded-md border border-dashed border-line px-4 py-8 text-center text-quiet">{empty}</div>;
  // Focusable, because it scrolls by itself.
  const region = { role: 'region', tabIndex: 0, 'aria-label': caption } as const;
  return (
    <div
      {...region}
      className={classNames('max-h-[max(24rem,calc(100*var(--dvh)_-_var(--header-height)_-_6rem))]', table.scroller)}
    >
      <table className={table.table}>
        <VisuallyHidden elementType="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map(({ id, title, isNumber, isTitleHidden }, place) => (
              <th key={id} scope="col" className={classNames(place === 0 && table.sticky, isNumber && table.number)}>
                {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, isNumber, className }, place) =>
                place === 0 ? (
                  <th key={id} scope="row" className={classNames(table.sticky, table.name, className)}>
                    {cell(row)}
                    {actions.map((column) => (
                      <div key={column.id} className="mt-2 font-normal *:flex-wrap *:justify-start empty:hidden">
                        {column.cell(row)}
                      </div>
                    ))}
                  </th>
                ) : (
                  <td key={id} className={classNames(isNumber && table.number, className)}>
                    {cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
