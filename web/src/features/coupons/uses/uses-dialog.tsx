import { useState } from 'react';
import { type CouponUse, releaseCouponUse } from '#functions/contract/admin/coupons/coupons.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { call } from '#web/lib/api-client.ts';
import { Button } from '#web/ui/button.tsx';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { Done } from '#web/ui/notice.tsx';
import { type Column, DataTable, rowActions } from '#web/ui/table/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { isOver } from '../batches/code-dialog.tsx';
import { AttemptLink, Person } from '../coupon-cells.tsx';
import { couponsKey, usesQuery } from '../coupon-queries.ts';

const useWords: Record<CouponUse['status'], string> = {
  reserved: 'Redeemed, not begun',
  consumed: 'Used',
  released: 'Given back',
};

const nameOf = ({ name, email }: CouponUse) => name || email || 'this person';

const columns = (onRelease: (use: CouponUse) => void): Column<CouponUse>[] => [
  { title: 'Person', cell: (use) => <Person person={use} /> },
  { title: 'Redeemed', cell: ({ redeemedAt }) => <Moment at={redeemedAt} /> },
  { title: 'Status', cell: ({ status }) => useWords[status] },
  { title: 'Attempt', cell: ({ userId, attemptId }) => <AttemptLink userId={userId} attemptId={attemptId} /> },
  {
    ...rowActions,
    cell: (use) =>
      use.status === 'reserved' && (
        <Button size="small" aria-label={`Release the use of ${nameOf(use)}`} onPress={() => onRelease(use)}>
          Release
        </Button>
      ),
  },
];

interface UsesDialogProps {
  code: string;
  onClose: () => void;
}

/** The people who have redeemed a coupon, newest first. A use that is only reserved can be taken back. */
export function UsesDialog({ code, onClose }: UsesDialogProps) {
  const list = usePages(usesQuery(code), (page) => page.uses);
  const [use, setUse] = useState<CouponUse>();
  const [done, setDone] = useState<string>();
  if (use) return <ReleaseDialog code={code} use={use} onClose={() => setUse(undefined)} onReleased={setDone} />;
  return (
    <Dialog
      title={`Who used coupon ${code}`}
      size="large"
      isOpen
      onOpenChange={onClose}
      actions={<Button onPress={onClose}>Close</Button>}
    >
      <Done>{done}</Done>
      <PagedList loading="Loading who used it..." list={list}>
        {(uses) => (
          <DataTable
            caption={`Uses of ${code}`}
            columns={columns(setUse)}
            rows={uses}
            rowKey={({ userId }) => userId}
            empty="Nobody has redeemed it yet. People whose account was erased are not listed."
          />
        )}
      </PagedList>
    </Dialog>
  );
}

interface ReleaseDialogProps extends UsesDialogProps {
  use: CouponUse;
  onReleased: (words: string) => void;
}

function ReleaseDialog({ code, use, onClose, onReleased }: ReleaseDialogProps) {
  const { userId, redeemedAt } = use;
  const name = nameOf(use);
  return (
    <CommandDialog
      title={`Release a use of coupon ${code}`}
      action="Release"
      send={(reason) => call(releaseCouponUse, { params: { code }, body: { userId, redeemedAt, reason } })}
      onDone={() => onReleased(`Released the use of ${name}: somebody else can redeem the coupon now.`)}
      onClose={onClose}
      reloads={[couponsKey]}
      isFinal={isOver}
    >
      <p className="m-0">{`The use is taken back from ${name}, who has not started. They need the coupon again, or another one, to begin.`}</p>
    </CommandDialog>
  );
}
