import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ulid } from 'ulid';
import {
  type AttemptRow,
  grantNextTime,
  grantResume,
  grantTime,
  type PersonView,
} from '#functions/contract/admin/attempts/attempts.ts';
import { reissueReport } from '#functions/contract/admin/reports/reports.ts';
import { maxGrantMinutes, minGrantMinutes } from '#functions/domain/attempts/grants.ts';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { call } from '#web/lib/api-client.ts';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { attemptsKey } from '../attempts-queries.ts';

interface DialogProps {
  onClose: () => void;
  /** Called with a sentence on what was done. */
  onDone: (words: string) => void;
}

interface AttemptDialogProps extends DialogProps {
  attempt: AttemptRow;
}

export function GrantTimeDialog({ attempt, onClose, onDone }: AttemptDialogProps) {
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

export function GrantResumeDialog({ attempt, onClose, onDone }: AttemptDialogProps) {
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
        {`${remaining} are left now. Each time the page is entered again or the tab is left, one is used; the last one closes the attempt.`}
      </p>
    </CommandDialog>
  );
}

interface GrantNextDialogProps extends DialogProps {
  person: Pick<PersonView, 'userId' | 'name' | 'email'>;
}

export function GrantNextDialog({ person, onClose, onDone }: GrantNextDialogProps) {
  const [grantId] = useState(() => ulid());
  const [minutes, setMinutes] = useState(15);
  const [chosen, setChosen] = useState<string>();
  const quizzes = useQuery(quizzesQuery);
  // An archived quiz has no new attempts.
  const offered = quizzes.data?.filter(({ archived }) => !archived);
  const quiz = offered?.find(({ quizId }) => String(quizId) === chosen) ?? offered?.find(({ active }) => active);
  const who = person.name || person.email;
  const grant = async (reason: string) => {
    if (!quiz) throw new Error('The quizzes are not loaded yet. Please try again.');
    const params = { userId: person.userId, quizId: quiz.quizId };
    return call(grantNextTime, { params, body: { grantId, minutes, reason } });
  };
  return (
    <CommandDialog
      title={`Grant ${who} time for the next attempt`}
      action="Grant time"
      send={grant}
      onDone={(given) => onDone(`${who} has ${given.extraMinutes} more minutes for the next attempt.`)}
      onClose={onClose}
      reloads={[attemptsKey]}
      failure={quizzes.error?.message}
    >
      <p className="m-0">It is added to what the quiz gives, and used up by the start of that attempt.</p>
      {offered && offered.length > 1 && (
        <SelectField
          label="Quiz"
          choices={offered.map(({ quizId, name }) => ({ id: String(quizId), text: `${quizId}: ${name}` }))}
          value={String(quiz?.quizId ?? '')}
          onChange={setChosen}
        />
      )}
      <MinutesField minutes={minutes} onChange={setMinutes} />
    </CommandDialog>
  );
}

function MinutesField({ minutes, onChange }: { minutes: number; onChange: (minutes: number) => void }) {
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

export function ReissueDialog({ attempt, onClose, onDone }: AttemptDialogProps) {
  const { userId, attemptId, email, report, version } = attempt;
  const resends = report?.resends ?? 0;
  return (
    <CommandDialog
      title={`Reissue the report of ${attempt.name || 'this person'}`}
      action="Make and mail it"
      send={(reason) => call(reissueReport, { params: { userId, attemptId }, body: { resends, reason } })}
      onDone={({ outcome }) =>
        onDone(
          outcome === 'queued'
            ? 'The report is being made again and will be mailed.'
            : 'Nothing was sent: since you looked, it had been sent again already.',
        )
      }
      onClose={onClose}
      reloads={[attemptsKey]}
    >
      <p className="m-0">
        {`It is made again from version ${version} of the question bank, replaces the current report, and is mailed to ${email || 'the person'}.${report?.status === 'unknown' ? ' Nobody knows whether the last mail went out, so a report may arrive twice.' : ''}`}
      </p>
    </CommandDialog>
  );
}
