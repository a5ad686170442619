import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import styles from './data-table.module.css';
import table from './table.module.css';
import { useIsNarrow } from './use-is-narrow.ts';

export interface Column<Row> {
  id: string;
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers stand to the right. */
  isNumber?: boolean;
  /** Beside the title it has for readers of the screen, the head of this column shows nothing. */
  isTitleHidden?: boolean;
  /** What can be done to the row. On a narrow screen it stands below the row's name, which never scrolls away. */
  isActions?: boolean;
  /** For the cells of this column. */
  className?: string | undefined;
}

interface DataTableProps<Row> {
  /** What the rows are; for a screen reader. */
  caption: string;
  /** The first one names the row and stays in sight. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  /** What to say when there is no row. */
  empty: ReactNode;
}

/** A list as a table that scrolls sideways by itself and can be reached by the keyboard. Long lists come in pages. */
export function DataTable<Row>({ caption, columns: all, rows, rowKey, empty }: DataTableProps<Row>) {
  const isNarrow = useIsNarrow();
  const actions = isNarrow ? all.filter(({ isActions }) => isActions) : [];
  const columns = all.filter((column) => !actions.includes(column));
  if (rows.length === 0) return <div className={styles.empty}>{empty}</div>;
  // Reachable by the keyboard, because it scrolls by itself.
  const region = { role: 'region', tabIndex: 0, 'aria-label': caption } as const;
  return (
    <div {...region} className={classNames(table.scroller, styles.scroller)}>
      <table className={table.table}>
        <caption className={styles.caption}>{caption}</caption>
        <thead>
          <tr>
            {columns.map(({ id, title, isNumber, isTitleHidden }, place) => (
              <th key={id} scope="col" className={classNames(place === 0 && table.sticky, isNumber && table.number)}>
                {isTitleHidden ? <span className={styles.caption}>{title}</span> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map(({ id, cell, isNumber, className }, place) =>
                place === 0 ? (
                  <th key={id} scope="row" className={classNames(table.sticky, styles.name, className)}>
                    {cell(row)}
                    {actions.map((column) => (
                      <div key={column.id} className={styles.actions}>
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
