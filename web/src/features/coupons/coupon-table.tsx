import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { batchLink } from '#web/lib/admin/admin-links.ts';
import * as words from '#web/lib/words/admin/coupons.ts';
import { type Column, DataTable, rowActions } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { labels } from '#web/lib/words/admin/lists.ts';
import { secondLine } from '#web/ui/table/person.tsx';
import { RowButton } from '#web/ui/table/row-button.tsx';
import { CouponStatus } from './coupon-cells.tsx';
import { commonOf, type OpenTerms, type Terms } from './terms/terms-dialogs.tsx';

/** The dialog of a coupon or a batch. */
export type RowDialog = OpenTerms | { kind: 'uses'; code: string };

interface CouponTableProps {
  caption?: string;
  onOpen: (dialog: RowDialog) => void;
  rows: readonly Terms[];
  empty: ReactNode;
}

const keyOf = (row: Terms) => (row.kind === 'coupon' ? `coupon ${row.coupon.code}` : `batch ${row.batch.batchId}`);

export function CouponTable({ caption = words.title, rows, empty, onOpen }: CouponTableProps) {
  const columns: Column<Terms>[] = [
    {
      title: words.columns.coupon,
      className: 'min-w-44 max-w-80 wrap-anywhere max-sm:min-w-53',
      cell: (row) => <CouponName row={row} />,
    },
    { title: labels.status, cell: (row) => <CouponStatus status={commonOf(row).status} /> },
    { title: words.columns.uses, isNumber: true, className: 'whitespace-nowrap', cell: usesWords },
    { title: words.columns.discount, isNumber: true, cell: (row) => words.percent(commonOf(row).discountPercentage) },
    { title: words.validity.from, cell: (row) => <Moment at={commonOf(row).validFrom} /> },
    { title: words.validity.until, cell: (row) => <Moment at={commonOf(row).validUntil} /> },
    { title: words.columns.createdBy, className: 'min-w-28', cell: (row) => commonOf(row).createdByName ?? '–' },
    { ...rowActions, cell: (row) => <Actions row={row} onOpen={onOpen} /> },
  ];
  return <DataTable caption={caption} columns={columns} rows={rows} rowKey={keyOf} empty={empty} />;
}

function CouponName({ row }: { row: Terms }) {
  if (row.kind === 'coupon')
    return (
      <>
        <span translate="no" className="wrap-anywhere tabular-nums">
          {row.coupon.code}
        </span>
        {row.coupon.label && <span className={secondLine}>{row.coupon.label}</span>}
        {row.coupon.batchId && (
          <span className={secondLine}>
            <Link to={batchLink(row.coupon.batchId)}>{words.links.batch}</Link>
          </span>
        )}
      </>
    );
  const { batchId, label, count, isSettled } = row.batch;
  return (
    <>
      <Link to={batchLink(batchId)}>{label}</Link>
      <span className={secondLine}>{isSettled ? words.batchOf(count) : words.unfinishedBatchOf(count)}</span>
    </>
  );
}

/** `3 of 10`; empty for a batch, whose codes show their uses. */
function usesWords(row: Terms): string {
  if (row.kind === 'batch') return words.onceEach;
  const { uses, maxUses } = row.coupon;
  const shown = uses.toLocaleString('en-IN');
  return words.usesOf(shown, maxUses?.toLocaleString('en-IN'));
}

function Actions({ row, onOpen }: Pick<CouponTableProps, 'onOpen'> & { row: Terms }) {
  // A batch's code is changed with its batch.
  if (row.kind === 'coupon' && row.coupon.batchId !== undefined) return null;
  const name = row.kind === 'coupon' ? row.coupon.code : row.batch.label;
  const activation = commonOf(row).active ? words.actions.deactivate : words.actions.activate;
  return (
    <span className="flex justify-end gap-2 max-sm:justify-start">
      {row.kind === 'coupon' && (
        <RowButton action={words.links.uses} of={name} onPress={() => onOpen({ kind: 'uses', code: name })} />
      )}
      <RowButton action={words.actions.change} of={name} onPress={() => onOpen({ kind: 'change', terms: row })} />
      <RowButton action={activation} of={name} onPress={() => onOpen({ kind: 'activation', terms: row })} />
    </span>
  );
}
