import { useState } from 'react';
import { grantResume } from '#functions/contract/admin/attempts/attempts.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import type { GrantDialogProps } from './grant-time-dialog.tsx';
import { attemptsKey } from '../attempts-queries.ts';
import { ulid } from 'ulid';

export function GrantResumeDialog({ attempt, onClose, onDone }: GrantDialogProps) {
  const { userId, attemptId, remaining } = attempt;
  const [grantId] = useState(() => ulid());
  const grant = useCommand({
    send: (reason: string) => call(grantResume, { params: { userId, attemptId }, body: { grantId, reason } }),
    onDone: (standing) => {
      onDone(`Granted one more resume: ${standing.remaining} are left.`);
      onClose();
    },
    reloads: [attemptsKey],
  });
  return (
    <ReasonDialog
      title={`Grant ${attempt.name || 'this person'} one more resume`}
      action="Grant a resume"
      onClose={onClose}
      onConfirm={grant.run}
      isPending={grant.isPending}
      failure={grant.failure}
    >
      <p style={{ margin: 0 }}>
        {remaining} are left now. Each time the page is entered again or the tab is left, one is used; the last one
        closes the attempt.
      </p>
    </ReasonDialog>
  );
}
