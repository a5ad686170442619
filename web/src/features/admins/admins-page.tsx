import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminView, listAdmins } from '#functions/contract/admin/admins.ts';
import { call } from '#web/lib/api-client.ts';
import { useSession } from '#web/lib/session/session.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Done } from '#web/ui/notice.tsx';
import { type Column, DataTable, rowActions } from '#web/ui/table/data-table.tsx';
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
    { title: 'Name', cell: (admin) => (isSelf(admin) ? `${admin.name} (you)` : admin.name) },
    { title: 'E-mail address', cell: ({ email }) => <span translate="no">{email}</span> },
    {
      ...rowActions,
      cell: (admin) =>
        data?.length === 1 ? (
          'The last admin can’t be removed.'
        ) : isSelf(admin) ? (
          'Another admin can take your rights away.'
        ) : (
          <Button size="small" aria-label={`Take the rights of ${admin.name} away`} onPress={() => setRevoking(admin)}>
            Take away
          </Button>
        ),
    },
  ];
  return (
    <AdminPage
      title="Admins"
      about="Everyone who may open these screens. There is always at least one."
      actions={
        <Button size="small" tone="primary" onPress={() => setIsGranting(true)}>
          Make someone an admin
        </Button>
      }
    >
      <Done>{done}</Done>
      <PagedList loading="Loading admins..." list={{ rows: data, error, reload: () => void refetch() }}>
        {(admins) => (
          <DataTable
            caption="Admins"
            columns={columns}
            rows={admins}
            rowKey={({ userId }) => userId}
            empty="Nobody is an admin."
          />
        )}
      </PagedList>
      {isGranting && (
        <GrantDialog
          onClose={() => setIsGranting(false)}
          onGranted={(people) =>
            setDone(`${people.map(({ name, email }) => `${name} (${email})`).join(' and ')}: admin from now on.`)
          }
        />
      )}
      {revoking && (
        <RevokeDialog
          admin={revoking}
          onClose={() => setRevoking(undefined)}
          onRevoked={() => setDone(`${revoking.name} (${revoking.email}) is no longer an admin.`)}
        />
      )}
    </AdminPage>
  );
}
