import type { CouponUse } from '#functions/contract/admin/coupons/coupons.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { AttemptLink, Person } from '../coupon-cells.tsx';
import { usesQuery } from '../coupon-queries.ts';

const useWords: Record<CouponUse['status'], string> = {
  reserved: 'Redeemed, not begun',
  consumed: 'Used',
  released: 'Released: another coupon took its place',
};

const columns: Column<CouponUse>[] = [
  { title: 'Person', cell: (use) => <Person person={use} /> },
  { title: 'Redeemed', cell: ({ redeemedAt }) => <Moment at={redeemedAt} /> },
  { title: 'Status', cell: ({ status }) => useWords[status] },
  { title: 'Attempt', cell: ({ userId, attemptId }) => <AttemptLink userId={userId} attemptId={attemptId} /> },
];

/** The people who have redeemed a coupon, newest first. */
export function UsesDialog({ code, onClose }: { code: string; onClose: () => void }) {
  const list = usePages(usesQuery(code), (page) => page.uses);
  return (
    <Dialog
      title={`Who used coupon ${code}`}
      size="large"
      isOpen
      onOpenChange={onClose}
      actions={<Button onPress={onClose}>Close</Button>}
    >
      <PagedList loading="Loading who used it..." list={list}>
        {(uses) => (
          <DataTable
            caption={`Uses of ${code}`}
            columns={columns}
            rows={uses}
            rowKey={({ userId }) => userId}
            empty="Nobody has redeemed it yet. People whose account was erased are not listed."
          />
        )}
      </PagedList>
    </Dialog>
  );
}
