import { useId, useState } from 'react';
import { cleanText, questionLimits } from '#functions/domain/banks/question-limits.ts';
import * as words from '#web/lib/words/bank-upload/decisions.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { placeWords } from '../answers/change-choices.ts';
import type { Deciding } from '../answers/use-decide.ts';
import type { UploadTarget } from '../flow/upload-target.ts';
import { DefectLines } from '../defects/defect-lines.tsx';
import type { Choice, Elsewhere, NameField, OpenQuestion } from './open-question.ts';
import { PointsAnswer } from './points-answer.tsx';

export interface Answering extends Deciding {
  /** Shows the other place where a question is answered. */
  onPlace: (place: Elsewhere) => void;
  onAim: (target: UploadTarget) => void;
}

/** One open question: what it does to the bank, its rows, and its answers. */
export function QuestionItem({ question, answering }: { question: OpenQuestion; answering: Answering }) {
  const { id, title, effect, rows, group, scores, name, choices = [], place, aim } = question;
  const buttons = <ChoiceButtons choices={choices} answering={answering} />;
  const body = (
    <>
      <p className="m-0 max-w-168 text-quiet">{effect}</p>
      {rows && rows.shown.length > 0 && (
        <details open={rows.shown.length <= 5} className="mt-1 [&_summary]:cursor-pointer [&_summary]:text-link">
          <summary>
            {rows.count > rows.shown.length ? words.firstInFile(rows.shown.length, rows.count) : words.inFile}
          </summary>
          <ul className="mx-0 my-1 grid list-none grid-cols-1 gap-1 p-0">
            {rows.shown.map(({ sheet, row, text }) => (
              <li key={`${sheet} ${row} ${text}`}>
                <span className="text-[0.8125rem] text-quiet tabular-nums">
                  {placeWords({ sheet, row }, answering.sheets)}
                </span>
                <span>{` ${text}`}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {scores && <PointsAnswer scores={scores} answering={answering} />}
      {/* Fields and buttons beside each other; long names break. */}
      <div className="mt-2 flex flex-wrap items-end gap-2 empty:hidden [&_button]:max-w-full [&_button]:text-start [&_button]:wrap-anywhere [&_button]:whitespace-normal [&>div]:min-w-0 [&>div]:flex-[0_1_18rem]">
        {!name?.isTyped && buttons}
        {name && <NameAnswer {...name} answering={answering} />}
        {name?.isTyped && buttons}
        {aim && (
          <Button size="small" isDisabled={answering.isDisabled} onPress={() => answering.onAim(aim.target)}>
            {aim.text}
          </Button>
        )}
        {place && (
          <Button size="small" isDisabled={answering.isDisabled} onPress={() => answering.onPlace(place)}>
            {words.places[place]}
          </Button>
        )}
      </div>
      {group && <DefectLines group={group} deciding={answering} />}
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

function NameAnswer({ label, names, isTyped, choice, answering }: NameField & { answering: Answering }) {
  const id = useId();
  const [entered, setEntered] = useState('');
  const name = isTyped ? cleanText(entered) : entered;
  const offered = names.slice(0, 500).map((one) => ({ id: one, text: one }));
  return (
    <>
      {isTyped ? (
        <>
          <TextField
            label={label}
            value={entered}
            onChange={setEntered}
            maxLength={questionLimits.group}
            list={id}
            autoComplete="off"
          />
          <datalist id={id}>
            {offered.map((one) => (
              <option key={one.id} value={one.id} />
            ))}
          </datalist>
        </>
      ) : (
        <SelectField
          label={label}
          choices={[{ id: '', text: words.choose }, ...offered]}
          value={entered}
          onChange={setEntered}
        />
      )}
      <ChoiceButtons
        choices={[choice(name)]}
        answering={{ ...answering, isDisabled: answering.isDisabled || name === '' }}
      />
    </>
  );
}
