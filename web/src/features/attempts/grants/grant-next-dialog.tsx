import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ulid } from 'ulid';
import { type PersonView, grantNextTime } from '#functions/contract/admin/attempts/attempts.ts';
import { quizzesQuery } from '#web/lib/admin/admin-quizzes-query.ts';
import { call } from '#web/lib/api-client.ts';
import { CommandDialog } from '#web/ui/form/command-dialog.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { attemptsKey } from '../attempts-queries.ts';
import { MinutesField } from './grant-time-dialog.tsx';

interface GrantNextDialogProps {
  person: Pick<PersonView, 'userId' | 'name' | 'email'>;
  onClose: () => void;
  onDone: (words: string) => void;
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
