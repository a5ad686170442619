import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import type { Change } from '../decisions/use-decide.ts';
import { withConfirmed, withSpellings } from './name-choices.ts';
import { AnswerRow } from './answer-row.tsx';

export interface Answering {
  decide: (change: Change, done: string) => void;
  /** An answer is being sent. */
  isBusy: boolean;
  isDisabled: boolean;
}

interface NewParameterProps {
  name: string;
  /** The number of its questions, in words. */
  questions: string;
  /** Names in the live bank. */
  live: readonly string[];
  answering: Answering;
}

/** Asks about a main parameter that the live bank lacks: confirm it, or choose an existing name. */
export function NewParameter({ name, questions, live, answering: { decide, isBusy, isDisabled } }: NewParameterProps) {
  const [to, setTo] = useState('');
  return (
    <li>
      <p>
        <q>{name}</q> ({questions}) is a new main parameter.
      </p>
      <AnswerRow>
        <Button
          size="small"
          onPress={() => decide(withConfirmed([name]), `“${name}” is confirmed.`)}
          isDisabled={isDisabled}
          aria-disabled={isBusy || undefined}
        >
          Confirm “{name}”
        </Button>
        {live.length > 0 && (
          <>
            <SelectField
              label={`Or “${name}” is another name for`}
              choices={[{ id: '', text: 'Choose…' }, ...live.slice(0, 500).map((one) => ({ id: one, text: one }))]}
              value={to}
              onChange={setTo}
            />
            <Button
              size="small"
              onPress={() =>
                decide(withSpellings([{ of: 'category', from: name, to }]), `“${name}” is written “${to}”.`)
              }
              isDisabled={isDisabled || to === ''}
              aria-disabled={isBusy || undefined}
            >
              Merge
            </Button>
          </>
        )}
      </AnswerRow>
    </li>
  );
}
