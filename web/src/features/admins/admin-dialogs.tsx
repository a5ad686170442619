import { type AdminView, grantAdmin, revokeAdmin } from '#functions/contract/admin/admins.ts';
import { retentionMonths } from '#functions/domain/retention.ts';
import { call } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/use-form.ts';
import * as words from '#web/lib/words/admin/admins.ts';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';

export const adminsKey = ['admin-admins'];

interface GrantDialogProps {
  onClose: () => void;
  onGranted: (people: AdminView[]) => void;
}

export function GrantDialog({ onClose, onGranted }: GrantDialogProps) {
  const { draft, issues, change, read } = useForm(() => ({ email: '' }));
  return (
    <CommandDialog
      title={words.grant.title}
      action={words.grant.action}
      // The reason has its own message.
      isValid={() => read(grantAdmin.body, { ...draft, reason: 'given' }) !== undefined}
      send={(reason) => call(grantAdmin, { body: { ...draft, reason } })}
      onDone={({ granted }) => onGranted(granted)}
      onClose={onClose}
      reloads={[adminsKey]}
    >
      <p className="m-0">{words.grantAbout}</p>
      <TextField
        label={words.columns.email}
        type="email"
        description={words.emailHint}
        value={draft.email}
        onChange={(email) => change({ email })}
        autoComplete="off"
        errorMessage={issues.email}
      />
    </CommandDialog>
  );
}

interface RevokeDialogProps {
  admin: AdminView;
  onClose: () => void;
  onRevoked: () => void;
}

export function RevokeDialog({ admin, onClose, onRevoked }: RevokeDialogProps) {
  const { userId } = admin;
  return (
    <CommandDialog
      title={words.removeTitle(admin.name)}
      action={words.remove}
      send={(reason) => call(revokeAdmin, { params: { userId }, body: { reason } })}
      onDone={onRevoked}
      onClose={onClose}
      reloads={[adminsKey]}
    >
      <p className="m-0">{words.removeAbout(words.admin(admin), retentionMonths)}</p>
    </CommandDialog>
  );
}
