import type { ReactNode } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import table from './table.module.css';
import { useIsNarrow } from '#web/ui/use-media.ts';
import * as words from '#web/lib/words/ui/lists.ts';

export interface Column<Row> {
  /** Differs from those of the other columns. */
  title: string;
  cell: (row: Row) => ReactNode;
  /** Numbers are right-aligned. */
  isNumber?: boolean;
  /** Shows the column's title only to screen readers. */
  isTitleHidden?: boolean;
  /** Class of this column's cells. */
  className?: string | undefined;
}

/** A column of actions whose title is not shown; its cells are still to be given. */
export const rowActions = { title: words.actions, isTitleHidden: true } as const;

/** Rows to select, with a checkbox before each of them. */
export interface Selection<Row> {
  /** Keys of the selected rows. */
  keys: readonly string[];
  onChange: (keys: readonly string[]) => void;
  /** Accessible name of a row's checkbox; absent if the row cannot be selected. */
  label: (row: Row) => string | undefined;
  /** Accessible name of the checkbox that selects all of them, or none. */
  allLabel: string;
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
  selection?: Selection<Row> | undefined;
}

/** A table in its own scroll area, which the keyboard can reach. On a phone each row is a card, unless the table is of numbers. */
export function DataTable<Row>({ empty, ...filled }: DataTableProps<Row>) {
  const isNarrow = useIsNarrow();
  const isOfNumbers = filled.columns.slice(1).every(({ isNumber }) => isNumber);
  if (filled.rows.length === 0)
    return <div className="rounded-md border border-dashed border-line px-4 py-8 text-center text-quiet">{empty}</div>;
  return isNarrow && !isOfNumbers ? <Cards {...filled} /> : <Table {...filled} />;
}

type FilledTable<Row> = Omit<DataTableProps<Row>, 'empty'>;

function Cards<Row>({ caption, columns, rows, rowKey, selection }: FilledTable<Row>) {
  return (
    <>
      {selection && (
        <label className="flex items-center gap-2">
          <SelectAll {...{ rows, rowKey, selection }} /> <span>{selection.allLabel}</span>
        </label>
      )}
      <ul aria-label={caption} className="m-0 grid list-none gap-2 p-0">
        {rows.map((row) => (
          <li key={rowKey(row)} className="flex gap-3 rounded-md border border-line bg-surface p-3 wrap-anywhere">
            {selection && <SelectRow {...{ row, rowKey, selection }} />}
            <dl className="m-0 flex flex-auto flex-wrap gap-x-6 gap-y-2 [&_dd]:m-0 [&_dd>*]:flex-wrap [&_dt]:text-xs [&_dt]:text-quiet [&>div:first-child]:basis-full [&>div:first-child>dd]:font-semibold">
              {columns.map(({ title, cell, isTitleHidden }) => (
                <div key={title}>
                  <dt className={isTitleHidden ? 'sr-only' : undefined}>{title}</dt>
                  <dd>{cell(row)}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </>
  );
}

function Table<Row>({ caption, columns, rows, rowKey, selection }: FilledTable<Row>) {
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
            {selection && (
              <th scope="col">
                <SelectAll {...{ rows, rowKey, selection }} />
              </th>
            )}
            {columns.map(({ title, isNumber, isTitleHidden }, place) => (
              <th key={title} scope="col" className={classNames(place === 0 && table.sticky, isNumber && table.number)}>
                {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {selection && (
                <td>
                  <SelectRow {...{ row, rowKey, selection }} />
                </td>
              )}
              {columns.map(({ title, cell, isNumber, className }, place) =>
                place === 0 ? (
                  <th key={title} scope="row" className={classNames(table.sticky, table.name, className)}>
                    {cell(row)}
                  </th>
                ) : (
                  <td key={title} className={classNames(isNumber && table.number, className)}>
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

const checkboxClass = 'm-0 size-6 accent-body';

interface SelectProps<Row> extends Pick<DataTableProps<Row>, 'rowKey'> {
  selection: Selection<Row>;
}

function SelectAll<Row>({ rows, rowKey, selection }: SelectProps<Row> & { rows: readonly Row[] }) {
  const { keys, onChange, label, allLabel } = selection;
  const possible = rows.filter((row) => label(row) !== undefined).map(rowKey);
  const count = possible.filter((key) => keys.includes(key)).length;
  const isAll = count > 0 && count === possible.length;
  return (
    <input
      type="checkbox"
      className={checkboxClass}
      aria-label={allLabel}
      checked={isAll}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && !isAll;
      }}
      disabled={possible.length === 0}
      onChange={() => onChange(isAll ? [] : possible)}
    />
  );
}

function SelectRow<Row>({ row, rowKey, selection: { keys, onChange, label } }: SelectProps<Row> & { row: Row }) {
  const [name, key] = [label(row), rowKey(row)];
  if (name === undefined) return null;
  return (
    <input
      type="checkbox"
      className={checkboxClass}
      aria-label={name}
      checked={keys.includes(key)}
      onChange={({ target }) => onChange(target.checked ? [...keys, key] : keys.filter((one) => one !== key))}
    />
  );
}
