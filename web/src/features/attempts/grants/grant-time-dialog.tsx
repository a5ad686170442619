import { useState } from 'react';
import { ulid } from 'ulid';
import { type AttemptRow, grantResume, grantTime } from '#functions/contract/admin/attempts/attempts.ts';
import { maxGrantMinutes, minGrantMinutes } from '#functions/domain/attempts/grants.ts';
import { call } from '#web/lib/api-client.ts';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { attemptsKey } from '../attempts-queries.ts';

export interface GrantDialogProps {
  attempt: AttemptRow;
  onClose: () => void;
  onDone: (words: string) => void;
}

export function GrantTimeDialog({ attempt, onClose, onDone }: GrantDialogProps) {
  const { userId, attemptId } = attempt;
  const [grantId] = useState(() => ulid());
  const [minutes, setMinutes] = useState(10);
  return (
    <CommandDialog
      title={`Grant ${attempt.name || 'this person'} more time`}
      action="Grant time"
      send={(reason) => call(grantTime, { params: { userId, attemptId }, body: { grantId, minutes, reason } })}
      onDone={(given) =>
        onDone(
          `Granted ${given.minutes} more minutes. The candidate’s page shows them with the next answer, or within two minutes.`,
        )
      }
      onClose={onClose}
      reloads={[attemptsKey]}
    >
      <MinutesField minutes={minutes} onChange={setMinutes} />
    </CommandDialog>
  );
}

export function GrantResumeDialog({ attempt, onClose, onDone }: GrantDialogProps) {
  const { userId, attemptId, remaining } = attempt;
  const [grantId] = useState(() => ulid());
  return (
    <CommandDialog
      title={`Grant ${attempt.name || 'this person'} one more resume`}
      action="Grant a resume"
      send={(reason) => call(grantResume, { params: { userId, attemptId }, body: { grantId, reason } })}
      onDone={(standing) => onDone(`Granted one more resume: ${standing.remaining} are left.`)}
      onClose={onClose}
      reloads={[attemptsKey]}
    >
      <p className="m-0">
        {remaining} are left now. Each time the page is entered again or the tab is left, one is used; the last one
        closes the attempt.
      </p>
    </CommandDialog>
  );
}

export function MinutesField({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
  return (
    <NumberField
      label="Minutes"
      description={`From ${minGrantMinutes} to ${maxGrantMinutes}.`}
      value={minutes}
      onChange={(value) => onChange(Number.isNaN(value) ? minGrantMinutes : value)}
      minValue={minGrantMinutes}
      maxValue={maxGrantMinutes}
    />
  );
}
