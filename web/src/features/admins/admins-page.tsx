import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminView, listAdmins } from '#functions/contract/admin/admins.ts';
import { call } from '#web/lib/api-client.ts';
import { useSession } from '#web/lib/session/session.ts';
import * as words from '#web/lib/words/admin/admins.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Done } from '#web/ui/notice.tsx';
import { type Column, DataTable, rowActions } from '#web/ui/table/data-table.tsx';
import { RowButton } from '#web/ui/table/row-button.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { adminsKey, GrantDialog, RevokeDialog } from './admin-dialogs.tsx';

/** The list of admins, with ways to add and remove them. */
export function AdminsPage() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery({
    queryKey: adminsKey,
    queryFn: async ({ signal }) => (await call(listAdmins, {}, { signal })).admins,
  });
  const [isGranting, setIsGranting] = useState(false);
  const [revoking, setRevoking] = useState<AdminView>();
  const [done, setDone] = useState<string>();
  const isSelf = ({ userId }: AdminView) => userId === user?.id;
  const columns: Column<AdminView>[] = [
    { title: words.columns.name, cell: (admin) => (isSelf(admin) ? words.you(admin.name) : admin.name) },
    { title: words.columns.email, cell: ({ email }) => <span translate="no">{email}</span> },
    {
      ...rowActions,
      cell: (admin) =>
        data?.length === 1 ? (
          words.cannotRemove.last
        ) : isSelf(admin) ? (
          words.cannotRemove.you
        ) : (
          <RowButton action={words.remove} of={admin.name} onPress={() => setRevoking(admin)} />
        ),
    },
  ];
  return (
    <AdminPage
      title={words.title}
      about={words.about}
      actions={
        <Button size="small" tone="primary" onPress={() => setIsGranting(true)}>
          {words.grant.title}
        </Button>
      }
    >
      <Done>{done}</Done>
      <PagedList list={{ rows: data, error, reload: () => void refetch() }}>
        {(admins) => (
          <DataTable
            caption={words.title}
            columns={columns}
            rows={admins}
            rowKey={({ userId }) => userId}
            empty={words.nobody}
          />
        )}
      </PagedList>
      {isGranting && (
        <GrantDialog
          onClose={() => setIsGranting(false)}
          onGranted={(people) => setDone(words.granted(people.map(words.admin).join(', ')))}
        />
      )}
      {revoking && (
        <RevokeDialog
          admin={revoking}
          onClose={() => setRevoking(undefined)}
          onRevoked={() => setDone(words.removed(words.admin(revoking)))}
        />
      )}
    </AdminPage>
  );
}
