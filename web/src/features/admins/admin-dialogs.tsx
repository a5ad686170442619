import { type AdminView, grantAdmin, revokeAdmin } from '#functions/contract/admin/admins.ts';
import { retentionMonths } from '#functions/domain/retention.ts';
import { call } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/use-form.ts';
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
      title="Make someone an admin"
      action="Make admin"
      // The reason has its own message.
      isValid={() => read(grantAdmin.body, { ...draft, reason: 'given' }) !== undefined}
      send={(reason) => call(grantAdmin, { body: { ...draft, reason } })}
      onDone={({ granted }) => onGranted(granted)}
      onClose={onClose}
      reloads={[adminsKey]}
    >
      <p className="m-0">
        An admin sees every person, attempt and report, and changes the assessment, its coupons and its admins.
      </p>
      <TextField
        label="E-mail address"
        type="email"
        description="Of someone who has signed in before, as Google has it."
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
  const { userId, name, email } = admin;
  return (
    <CommandDialog
      title={`Take the admin rights of ${name} away`}
      action="Take rights away"
      send={(reason) => call(revokeAdmin, { params: { userId }, body: { reason } })}
      onDone={onRevoked}
      onClose={onClose}
      reloads={[adminsKey]}
    >
      <p className="m-0">
        {`${name} (${email}) loses access to these screens at once, even while signed in. They keep their own assessments. The audit knows their name and address for ${retentionMonths} months more, also if they erase their account.`}
      </p>
    </CommandDialog>
  );
}
