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
import { attemptsKey, reportsKey } from '#web/lib/admin/list-keys.ts';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { call } from '#web/lib/api-client.ts';
import * as words from '#web/lib/words/admin/attempts.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { returnsLeft } from '#functions/domain/attempts/resumes.ts';

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
      title={words.timeTitle(lists.nameOf(attempt))}
      action={words.actions.time}
      send={(reason) => call(grantTime, { params: { userId, attemptId }, body: { grantId, minutes, reason } })}
      onDone={(given) => onDone(words.timeDone(given.minutes))}
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
      title={words.returnTitle(lists.nameOf(attempt))}
      action={words.actions.return}
      send={(reason) => call(grantResume, { params: { userId, attemptId }, body: { grantId, reason } })}
      onDone={(standing) => onDone(words.returnDone(returnsLeft(standing.remaining)))}
      onClose={onClose}
      reloads={[attemptsKey]}
    >
      <p className="m-0">{words.returnAbout(returnsLeft(remaining))}</p>
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
    if (!quiz) throw new Error(words.notLoaded);
    const params = { userId: person.userId, quizId: quiz.quizId };
    return call(grantNextTime, { params, body: { grantId, minutes, reason } });
  };
  return (
    <CommandDialog
      title={words.nextTitle(who)}
      action={words.actions.next}
      send={grant}
      onDone={(given) => onDone(words.nextDone(who, given.extraMinutes))}
      onClose={onClose}
      reloads={[attemptsKey]}
      failure={quizzes.error?.message}
    >
      <p className="m-0">{words.nextAbout}</p>
      {offered && offered.length > 1 && (
        <SelectField
          label={lists.labels.quiz}
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
      label={words.minutes}
      description={words.minutesRange(minGrantMinutes, maxGrantMinutes)}
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
      title={words.reissueTitle(lists.nameOf(attempt))}
      action={words.report.reissue}
      send={(reason) => call(reissueReport, { params: { userId, attemptId }, body: { resends, reason } })}
      onDone={({ outcome }) => onDone(outcome === 'queued' ? words.reissued : lists.alreadySent)}
      onClose={onClose}
      reloads={[attemptsKey, reportsKey]}
    >
      <p className="m-0">{words.reissueAbout(version, email)}</p>
      {report?.status === 'unknown' && <p className="m-0">{words.mayArriveTwice}</p>}
    </CommandDialog>
  );
}
