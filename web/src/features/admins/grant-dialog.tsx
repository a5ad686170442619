import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type AdminView, grantAdmin } from '#functions/contract/admin/admins.ts';
import { ApiProblem, call } from '#web/lib/api-client.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { adminsQuery } from './admins-query.ts';

interface GrantDialogProps {
  onClose: () => void;
  onGranted: (people: AdminView[]) => void;
}

export function GrantDialog({ onClose, onGranted }: GrantDialogProps) {
  const queries = useQueryClient();
  const [email, setEmail] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const grant = useMutation({
    mutationFn: (reason: string) => call(grantAdmin, { body: { email, reason } }),
    networkMode: 'always',
    onSettled: () => queries.invalidateQueries(adminsQuery),
    onSuccess: ({ granted }) => onGranted(granted),
  });
  const isAddress = grant.error instanceof ApiProblem && grant.error.where === 'body.email';
  return (
    <ReasonDialog
      title="Make someone an admin"
      action="Make admin"
      onConfirm={(reason) => (email.trim() === '' ? setIsMissing(true) : grant.mutate(reason))}
      onClose={onClose}
      isPending={grant.isPending}
      failure={isAddress ? undefined : grant.error?.message}
    >
      <p style={{ margin: 0 }}>
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
        errorMessage={isMissing ? 'Email is required' : isAddress ? grant.error?.message : undefined}
      />
    </ReasonDialog>
  );
}
