import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { AdminView } from '#functions/contract/admin/admins.ts';
import { openDocument } from '#web/lib/open-document.ts';
import { paths } from '#web/lib/paths.ts';
import { useSession } from '#web/lib/session/session.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Done } from '#web/ui/notice.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { AdminTable } from './admin-table.tsx';
import { adminsQuery } from './admins-query.ts';
import { GrantDialog } from './grant-dialog.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

/** The list of admins, with ways to add and remove them. */
export function AdminsPage() {
  const { user } = useSession();
  const { data, error, refetch } = useQuery(adminsQuery);
  const [isGranting, setIsGranting] = useState(false);
  const [revoking, setRevoking] = useState<AdminView>();
  const [done, setDone] = useState<string>();
  const isSelf = (admin: AdminView) => admin.userId === user?.id;
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
        {(admins) => <AdminTable admins={admins} isSelf={isSelf} onRevoke={setRevoking} />}
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
          isSelf={isSelf(revoking)}
          onClose={() => setRevoking(undefined)}
          onRevoked={(admin) => {
            if (isSelf(admin)) openDocument(paths.home);
            else setDone(`${admin.name} (${admin.email}) is no longer an admin.`);
          }}
        />
      )}
    </AdminPage>
  );
}
