import { useState } from 'react';
import { type AttemptRow, grantTime } from '#functions/contract/admin/attempts/attempts.ts';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { call } from '#web/lib/api-client.ts';
import { ReasonDialog } from '#web/ui/form/reason-dialog.tsx';
import { attemptsKey } from '../attempts-queries.ts';
import { MinutesField } from './minutes-field.tsx';
import { ulid } from 'ulid';

export interface GrantDialogProps {
  attempt: AttemptRow;
  onClose: () => void;
  onDone: (words: string) => void;
}

export function GrantTimeDialog({ attempt, onClose, onDone }: GrantDialogProps) {
  const { userId, attemptId } = attempt;
  const [grantId] = useState(() => ulid());
  const [minutes, setMinutes] = useState(10);
  const grant = useCommand({
    send: (reason: string) => call(grantTime, { params: { userId, attemptId }, body: { grantId, minutes, reason } }),
    onDone: (given) => {
      onDone(
        `Granted ${given.minutes} more minutes. The candidate’s page shows them with the next answer, or within two minutes.`,
      );
      onClose();
    },
    reloads: [attemptsKey],
  });
  return (
    <ReasonDialog
      title={`Grant ${attempt.name || 'this person'} more time`}
      action="Grant time"
      onClose={onClose}
      onConfirm={grant.run}
      isPending={grant.isPending}
      failure={grant.failure}
    >
      <MinutesField minutes={minutes} onChange={setMinutes} />
    </ReasonDialog>
  );
}
