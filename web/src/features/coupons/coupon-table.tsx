import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { batchLink } from '#web/lib/admin/admin-links.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable, rowActions } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { CouponStatus, labelClass } from './coupon-cells.tsx';
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

export function CouponTable({ caption = 'Coupons', rows, empty, onOpen }: CouponTableProps) {
  const columns: Column<Terms>[] = [
    {
      title: 'Coupon',
      className: 'min-w-44 max-w-80 wrap-anywhere max-sm:min-w-53',
      cell: (row) => <CouponName row={row} />,
    },
    { title: 'Status', cell: (row) => <CouponStatus status={commonOf(row).status} /> },
    { title: 'Uses', isNumber: true, className: 'whitespace-nowrap', cell: usesWords },
    { title: 'Discount', isNumber: true, cell: (row) => `${commonOf(row).discountPercentage} %` },
    { title: 'Valid from', cell: (row) => <Moment at={commonOf(row).validFrom} /> },
    { title: 'Valid until', cell: (row) => <Moment at={commonOf(row).validUntil} /> },
    { title: 'Created by', className: 'min-w-28', cell: (row) => commonOf(row).createdByName ?? '–' },
    {
      ...rowActions,
      cell: (row) => <Actions row={row} onOpen={onOpen} />,
    },
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
        {row.coupon.label && <span className={labelClass}>{row.coupon.label}</span>}
        {row.coupon.batchId && (
          <span className={labelClass}>
            <Link to={batchLink(row.coupon.batchId)}>Open its batch</Link>
          </span>
        )}
      </>
    );
  const { batchId, label, count, isSettled } = row.batch;
  return (
    <>
      <Link to={batchLink(batchId)}>{label}</Link>
      <span className={labelClass}>{`Batch of ${counted(count, 'code')}${!isSettled ? ', not finished' : ''}`}</span>
    </>
  );
}

/** `3 of 10`; empty for a batch, whose codes show their uses. */
function usesWords(row: Terms): string {
  if (row.kind === 'batch') return '1 each';
  const { uses, maxUses } = row.coupon;
  const shown = uses.toLocaleString('en-IN');
  return maxUses === undefined ? `${shown}, no limit` : `${shown} of ${maxUses.toLocaleString('en-IN')}`;
}

function Actions({ row, onOpen }: Pick<CouponTableProps, 'onOpen'> & { row: Terms }) {
  // A batch's code is changed with its batch.
  if (row.kind === 'coupon' && row.coupon.batchId !== undefined) return null;
  const name = row.kind === 'coupon' ? row.coupon.code : row.batch.label;
  const verb = commonOf(row).active ? 'Deactivate' : 'Reactivate';
  return (
    <span className="flex justify-end gap-2 max-sm:justify-start">
      {row.kind === 'coupon' && (
        <Button
          size="small"
          aria-label={`Who used ${name}`}
          onPress={() => onOpen({ kind: 'uses', code: row.coupon.code })}
        >
          Who used it
        </Button>
      )}
      <Button size="small" aria-label={`Change ${name}`} onPress={() => onOpen({ kind: 'change', terms: row })}>
        Change
      </Button>
      <Button size="small" aria-label={`${verb} ${name}`} onPress={() => onOpen({ kind: 'activation', terms: row })}>
        {verb}
      </Button>
    </span>
  );
}
