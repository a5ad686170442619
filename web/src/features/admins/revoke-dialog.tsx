import { type AdminView, revokeAdmin } from '#functions/contract/admin/admins.ts';
import { call } from '#web/lib/api-client.ts';
import { Notice } from '#web/ui/notice.tsx';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { adminsQuery } from './admins-query.ts';

interface RevokeDialogProps {
  admin: AdminView;
  isSelf: boolean;
  onClose: () => void;
  onRevoked: (admin: AdminView) => void;
}

export function RevokeDialog({ admin, isSelf, onClose, onRevoked }: RevokeDialogProps) {
  const { userId, name, email } = admin;
  return (
    <CommandDialog
      title={isSelf ? 'Give up your own admin rights' : `Take the admin rights of ${name} away`}
      action={isSelf ? 'Give up my rights' : 'Take rights away'}
      send={(reason) => call(revokeAdmin, { params: { userId }, body: { reason } })}
      onDone={() => onRevoked(admin)}
      onClose={onClose}
      // A person who has revoked their own rights may not read the list any more.
      reloads={(failure) => (isSelf && !failure ? [] : [adminsQuery.queryKey])}
    >
      {isSelf ? (
        <Notice tone="warning" title="This is you">
          <p>You lose access to these screens at once. Only another admin can give it back.</p>
        </Notice>
      ) : (
        <p className="m-0">
          {name} ({email}) loses access to these screens at once, even while signed in. They keep their own assessments.
        </p>
      )}
    </CommandDialog>
  );
}
