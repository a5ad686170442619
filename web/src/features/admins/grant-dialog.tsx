import { useState } from 'react';
import { type AdminView, grantAdmin } from '#functions/contract/admin/admins.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { ApiProblem, call } from '#web/lib/api-client.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { adminsQuery } from './admins-query.ts';

interface GrantDialogProps {
  onClose: () => void;
  onGranted: (people: AdminView[]) => void;
}

export function GrantDialog({ onClose, onGranted }: GrantDialogProps) {
  const [email, setEmail] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const grant = useCommand({
    send: (reason: string) => call(grantAdmin, { body: { email, reason } }),
    onDone: ({ granted }) => {
      onGranted(granted);
      onClose();
    },
    reloads: [adminsQuery.queryKey],
  });
  const isAddress = grant.error instanceof ApiProblem && grant.error.where === 'body.email';
  return (
    <ReasonDialog
      title="Make someone an admin"
      action="Make admin"
      isValid={() => {
        setIsMissing(email.trim() === '');
        return email.trim() !== '';
      }}
      onConfirm={grant.run}
      onClose={onClose}
      isPending={grant.isPending}
      failure={isAddress ? undefined : grant.failure}
    >
      <p className="m-0">
        An admin sees every person, attempt and report, and changes the assessment, its coupons and its admins.
      </p>
      <TextField
        label="E-mail address"
        type="email"
        description="Of someone who has signed in before, as Google has it."
        value={email}
        onChange={(typed) => {
          setEmail(typed);
          setIsMissing(false);
          grant.reset();
        }}
        autoComplete="off"
        errorMessage={isMissing ? 'Email is required' : isAddress ? grant.failure : undefined}
      />
    </ReasonDialog>
  );
}
