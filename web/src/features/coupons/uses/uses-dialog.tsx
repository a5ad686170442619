import { useState } from 'react';
import { type CouponUse, releaseCouponUse } from '#functions/contract/admin/coupons/coupons.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { call } from '#web/lib/api-client.ts';
import * as words from '#web/lib/words/admin/coupons.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { buttons } from '#web/lib/words/ui.ts';
import { Button } from '#web/ui/button.tsx';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { Done } from '#web/ui/notice.tsx';
import { type Column, DataTable, rowActions } from '#web/ui/table/data-table.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { isOver } from '../batches/code-dialog.tsx';
import { Person } from '#web/ui/table/person.tsx';
import { RowButton } from '#web/ui/table/row-button.tsx';
import { AttemptLink } from '../coupon-cells.tsx';
import { couponsKey, usesQuery } from '../coupon-queries.ts';

const columns = (onRelease: (use: CouponUse) => void): Column<CouponUse>[] => [
  { title: lists.labels.person, cell: (use) => <Person person={use} /> },
  { title: words.uses.redeemed, cell: ({ redeemedAt }) => <Moment at={redeemedAt} /> },
  { title: lists.labels.status, cell: ({ status }) => words.useStatuses[status] },
  {
    title: lists.attempts.attempt,
    cell: ({ userId, attemptId }) => <AttemptLink userId={userId} attemptId={attemptId} />,
  },
  {
    ...rowActions,
    cell: (use) =>
      use.status === 'reserved' && (
        <RowButton action={words.actions.release} of={lists.nameOf(use)} onPress={() => onRelease(use)} />
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
      title={words.usesTitle(code)}
      size="large"
      isOpen
      onOpenChange={onClose}
      actions={<Button onPress={onClose}>{buttons.close}</Button>}
    >
      <Done>{done}</Done>
      <PagedList list={list}>
        {(uses) => (
          <DataTable
            caption={words.usesTitle(code)}
            columns={columns(setUse)}
            rows={uses}
            rowKey={({ userId }) => userId}
            empty={words.noUses}
          />
        )}
      </PagedList>
    </Dialog>
  );
}

interface ReleaseDialogProps extends UsesDialogProps {
  use: CouponUse;
  onReleased: (done: string) => void;
}

function ReleaseDialog({ code, use, onClose, onReleased }: ReleaseDialogProps) {
  const { userId, redeemedAt } = use;
  const name = lists.nameOf(use);
  return (
    <CommandDialog
      title={words.releaseTitle(name)}
      action={words.actions.release}
      send={(reason) => call(releaseCouponUse, { params: { code }, body: { userId, redeemedAt, reason } })}
      onDone={() => onReleased(words.released(name))}
      onClose={onClose}
      reloads={[couponsKey]}
      isFinal={isOver}
    >
      <p className="m-0">{words.releaseAbout(name)}</p>
    </CommandDialog>
  );
}
