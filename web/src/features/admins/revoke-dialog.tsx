import { type AdminView, revokeAdmin } from '#functions/contract/admin/admins.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { Notice } from '#web/ui/notice.tsx';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { adminsQuery } from './admins-query.ts';

interface RevokeDialogProps {
  admin: AdminView;
  isSelf: boolean;
  onClose: () => void;
  onRevoked: (admin: AdminView) => void;
}

export function RevokeDialog({ admin, isSelf, onClose, onRevoked }: RevokeDialogProps) {
  const { userId, name, email } = admin;
  const revoke = useCommand({
    send: (reason: string) => call(revokeAdmin, { params: { userId }, body: { reason } }),
    onDone: () => onRevoked(admin),
    // A person who has revoked their own rights may not read the list any more.
    reloads: (failure) => (isSelf && !failure ? [] : [adminsQuery.queryKey]),
  });
  return (
    <ReasonDialog
      title={isSelf ? 'Give up your own admin rights' : `Take the admin rights of ${name} away`}
      action={isSelf ? 'Give up my rights' : 'Take rights away'}
      onConfirm={revoke.run}
      onClose={onClose}
      isPending={revoke.isPending}
      failure={revoke.failure}
    >
      {isSelf ? (
        <Notice tone="warning" title="This is you">
          <p>You lose access to these screens at once. Only another admin can give it back.</p>
        </Notice>
      ) : (
        <p style={{ margin: 0 }}>
          {name} ({email}) loses access to these screens at once, even while signed in. They keep their own assessments.
        </p>
      )}
    </ReasonDialog>
  );
}
