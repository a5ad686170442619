import { type ReactNode, useId, useState } from 'react';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { cleanText, questionLimits } from '#functions/domain/banks/question-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { withMainParameter, withSpellings, placeWords } from '../answers/change-choices.ts';
import type { Deciding } from '../answers/use-decide.ts';
import { DefectLines } from '../defects/defect-lines.tsx';
import type { Answer, Choice, Elsewhere, OpenQuestion } from './open-question.ts';
import { PointsAnswer } from './points-answer.tsx';

export interface Answering extends Deciding {
  isDisabled: boolean;
  sheets: UploadView['sheets'];
  /** Shows the other place where a question is answered. */
  onPlace: (place: Elsewhere) => void;
}

/** One open question: what it does to the bank, its rows, and its answers. */
export function QuestionItem({ question, answering }: { question: OpenQuestion; answering: Answering }) {
  const { id, title, effect, rows, group, answer } = question;
  const { sheets } = answering;
  const body = (
    <>
      <p className="m-0 max-w-168 text-quiet">{effect}</p>
      {rows && rows.shown.length > 0 && (
        <details className="mt-1 [&_summary]:cursor-pointer [&_summary]:text-link">
          <summary>
            {rows.count > rows.shown.length
              ? `The first ${rows.shown.length} of ${rows.count.toLocaleString('en-IN')}`
              : 'Show them'}
          </summary>
          <ul className="mx-0 my-1 grid list-none grid-cols-1 gap-1 p-0">
            {rows.shown.map(({ sheet, row, text }) => (
              <li key={`${sheet} ${row} ${text}`}>
                <span className="text-[0.8125rem] text-quiet tabular-nums">{placeWords({ sheet, row }, sheets)}</span>{' '}
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      <AnswerOf answer={answer} answering={answering} />
      {group && <DefectLines group={group} sheets={sheets} deciding={answering} />}
    </>
  );
  return (
    <li
      className="border-l-3 border-l-warning px-4 py-3 wrap-anywhere outline-none not-last:border-b not-last:border-b-line focus-visible:bg-hover"
      tabIndex={-1}
      data-question={id}
    >
      {id === 'noScores' ? (
        <Notice tone="danger" title={title}>
          {body}
        </Notice>
      ) : (
        <div role="group" aria-label={title}>
          <h4 className="m-0 plain-heading text-[0.875rem]/[1.5]">{title}</h4>
          {body}
        </div>
      )}
    </li>
  );
}

function AnswerOf({ answer, answering }: { answer: Answer; answering: Answering }) {
  switch (answer.by) {
    case 'choice':
      return (
        <AnswerRow>
          <ChoiceButtons choices={answer.choices} answering={answering} />
        </AnswerRow>
      );
    case 'points':
      return <PointsAnswer scores={answer.scores} answering={answering} />;
    case 'name':
      return answer.of === undefined ? (
        <TypedName {...answer} answering={answering} />
      ) : (
        <OtherName {...answer} of={answer.of} answering={answering} />
      );
    case 'place':
      return <PlaceButton place={answer.place} answering={answering} />;
    case 'file':
      return null;
  }
}

/** Fields and buttons beside each other; long names break. */
function AnswerRow({ children }: { children: ReactNode }) {
  return (
    <div className="mt-2 flex flex-wrap items-end gap-2 [&_button]:max-w-full [&_button]:text-start [&_button]:wrap-anywhere [&_button]:whitespace-normal [&>div]:min-w-0 [&>div]:flex-[0_1_18rem]">
      {children}
    </div>
  );
}

export function ChoiceButtons({ choices, answering }: { choices: readonly Choice[]; answering: Answering }) {
  const { decide, pending, isDisabled } = answering;
  return choices.map(({ key, text, change, done }) => (
    <Button
      key={key}
      size="small"
      isDisabled={isDisabled}
      isPending={pending === key}
      onPress={() => decide(key, change, done)}
    >
      {text}
    </Button>
  ));
}

interface NameProps {
  names: readonly string[];
  choices: readonly Choice[];
  answering: Answering;
}

/** A name for everything that has none. */
function TypedName({ names, choices, answering }: NameProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const name = cleanText(typed);
  return (
    <AnswerRow>
      <TextField
        label="Main parameter for all of them"
        value={typed}
        onChange={setTyped}
        maxLength={questionLimits.group}
        list={id}
        autoComplete="off"
      />
      <datalist id={id}>
        {names.slice(0, 500).map((one) => (
          <option key={one} value={one} />
        ))}
      </datalist>
      <Button
        size="small"
        isDisabled={answering.isDisabled || name === ''}
        isPending={answering.pending === 'main parameter'}
        onPress={() => answering.decide('main parameter', withMainParameter(name), `They are now under “${name}”.`)}
      >
        Use it for all of them
      </Button>
      <ChoiceButtons choices={choices} answering={answering} />
    </AnswerRow>
  );
}

/** Confirms a new name, or chooses the live one that it stands for. */
function OtherName({ names, of: from, choices, answering }: NameProps & { of: string }) {
  const [to, setTo] = useState('');
  const key = `merge ${from}`;
  return (
    <AnswerRow>
      <ChoiceButtons choices={choices} answering={answering} />
      {names.length > 0 && (
        <>
          <SelectField
            label={`Or “${from}” is another name for`}
            choices={[{ id: '', text: 'Choose…' }, ...names.slice(0, 500).map((one) => ({ id: one, text: one }))]}
            value={to}
            onChange={setTo}
          />
          <Button
            size="small"
            isDisabled={answering.isDisabled || to === ''}
            isPending={answering.pending === key}
            onPress={() =>
              answering.decide(key, withSpellings([{ of: 'category', from, to }]), `“${from}” is written “${to}”.`)
            }
          >
            Merge
          </Button>
        </>
      )}
    </AnswerRow>
  );
}

const placeTexts: Record<Elsewhere, string> = {
  columns: 'Map columns',
  target: 'Configure Quiz Details',
  addition: 'Show them',
  live: 'Try again',
};

function PlaceButton({ place, answering: { onPlace, isDisabled } }: { place: Elsewhere; answering: Answering }) {
  return (
    <AnswerRow>
      <Button size="small" isDisabled={isDisabled} onPress={() => onPlace(place)}>
        {placeTexts[place]}
      </Button>
    </AnswerRow>
  );
}
