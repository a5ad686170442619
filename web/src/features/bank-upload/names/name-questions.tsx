import { type ReactNode, useId, useState } from 'react';
import { openCount, type ParameterReview } from '#functions/domain/uploads/parameter-review.ts';
import { cleanText, questionLimits } from '#functions/domain/banks/question-limits.ts';
import { choiceLimits, type Spelling } from '#functions/domain/uploads/sheet-choices.ts';
import { counted, plural } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import type { Change } from '../decisions/use-decide.ts';
import { withConfirmed, withKept, withMainParameter, withRowsLeftOut, withSpellings } from './name-choices.ts';
import { NewParameter, type Answering } from './new-parameter.tsx';
import { AnswerRow } from './answer-row.tsx';

const actionsClass =
  'gap-2 flex flex-wrap [&_button]:max-w-full [&_button]:whitespace-normal [&_button]:wrap-anywhere [&_button]:text-start';

interface NameQuestionsProps {
  review: ParameterReview;
  answering: Answering;
}

/** Number of questions shown at a time; the next ones follow when these are answered. */
const maxShown = 30;
const questionWords = (count: number) => counted(count, 'question');
const pointWords = (points: number) => counted(points, 'point');
/** A text at the end of a sentence: its own full stop or question mark ends it. */
const quoted = (text: string) =>
  text.length > 120 ? `“${text.slice(0, 119)}…”` : `“${text}”${/[.?!…।]$/.test(text) ? '' : '.'}`;
const kinds: Record<Spelling['of'], string> = {
  category: 'main parameter',
  subCategory: 'sub-parameter',
  option: 'option',
};

/** Blocking questions on missing, new and doubtful names. */
export function NameQuestions({ review, answering }: NameQuestionsProps) {
  const { twins, optionTwins, unconfirmed, withoutParameter, parameters } = review;
  const open = openCount(review);
  const certain: Spelling[] = twins
    .filter(({ by }) => by === 'form')
    .map(({ of, from, to }) => ({ of, from: from.name, to: to.name }));
  const live = parameters.filter(({ liveQuestions }) => liveQuestions > 0).map(({ name }) => name);
  const isTooMuch = unconfirmed.length > choiceLimits.newParameters;
  const action = (text: ReactNode, change: Change, done: string) => (
    <Button
      size="small"
      onPress={() => answering.decide(change, done)}
      isDisabled={answering.isDisabled}
      aria-disabled={answering.isBusy || undefined}
    >
      {text}
    </Button>
  );
  return (
    <div className="grid gap-3 rounded-md border-t border-r border-b border-l-3 border-t-line border-r-line border-b-line border-l-warning bg-warning-surface px-4 py-3">
      <p className="font-semibold">
        {counted(open, 'question has', 'questions have')} to be answered before you submit.
      </p>
      {(certain.length > 1 || (unconfirmed.length > 1 && !isTooMuch)) && (
        <div className={actionsClass}>
          {certain.length > 1 &&
            action(
              `Merge all ${certain.length.toLocaleString('en-IN')} that only look different`,
              withSpellings(certain),
              `${certain.length} names are merged.`,
            )}
          {unconfirmed.length > 1 &&
            !isTooMuch &&
            action(
              `Confirm all ${unconfirmed.length} new main parameters`,
              withConfirmed(unconfirmed.map(({ name }) => name)),
              `${unconfirmed.length} main parameters are confirmed.`,
            )}
        </div>
      )}
      <ul
        className="m-0 grid list-none p-0 [&_q]:font-semibold [&_q]:[quotes:'“'_'”'] [&>li]:grid [&>li]:gap-2 [&>li]:border-t [&>li]:border-line [&>li]:py-3 [&>li]:wrap-anywhere [&>li:last-child]:pb-0"
        aria-label="Questions about names"
      >
        {withoutParameter > 0 && (
          <MissingParameter count={withoutParameter} names={parameters.map(({ name }) => name)} answering={answering} />
        )}
        {twins.slice(0, maxShown).map(({ of, from, to, by }) => (
          <li key={`${of} ${from.name}`}>
            <p>
              Are <q>{from.name}</q> ({questionWords(from.questions)}) and <q>{to.name}</q> (
              {to.liveQuestions > 0 ? `${questionWords(to.liveQuestions)} live` : questionWords(to.questions)}) the same{' '}
              {kinds[of]}?{by === 'form' && ' They are only written differently.'}
            </p>
            <div className={actionsClass}>
              {action(
                <>Yes, write “{to.name}”</>,
                withSpellings([{ of, from: from.name, to: to.name }]),
                `“${from.name}” is written “${to.name}”.`,
              )}
              {action(<>No, keep “{from.name}”</>, withKept({ of, from: from.name }), `“${from.name}” is kept.`)}
            </div>
          </li>
        ))}
        {unconfirmed.slice(0, isTooMuch ? 0 : maxShown).map(({ name, questions }) => (
          <NewParameter key={name} name={name} questions={questionWords(questions)} live={live} answering={answering} />
        ))}
        {isTooMuch && (
          <li>
            <p>
              The file has {unconfirmed.length.toLocaleString('en-IN')} new main parameters. So many can’t be confirmed:
              map the right column as main parameter.
            </p>
          </li>
        )}
        {optionTwins.slice(0, maxShown).map(({ from, to, questions, example, points, differs }) => (
          <li key={`${from} ${to}`}>
            <p>
              Are the options <q>{from}</q> ({pointWords(points.from)}) and <q>{to}</q> ({pointWords(points.to)}) the
              same? {questions > 1 ? `Both stand in ${questionWords(questions)}, the first is` : 'Both stand in'}{' '}
              {quoted(example)}
              {differs && ` Only “${to}” stays, with its own points and phrases.`}
            </p>
            <div className={actionsClass}>
              {action(<>Yes, keep only “{to}”</>, withSpellings([{ of: 'option', from, to }]), `“${from}” is merged.`)}
              {action('No, keep both', withKept({ of: 'option', from }), 'Both options are kept.')}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface MissingParameterProps {
  count: number;
  names: readonly string[];
  answering: Answering;
}

/** One choice for all questions without a main parameter. */
function MissingParameter({ count, names, answering: { decide, isBusy, isDisabled } }: MissingParameterProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const name = cleanText(typed);
  return (
    <li>
      <p>
        {counted(count, 'question has', 'questions have')} no main parameter, so the report could not count{' '}
        {plural(count, 'it', 'them')}.
      </p>
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
          onPress={() => decide(withMainParameter(name), `${questionWords(count)} now under “${name}”.`)}
          isDisabled={isDisabled || name === ''}
          aria-disabled={isBusy || undefined}
        >
          Use it for {questionWords(count)}
        </Button>
        <Button
          size="small"
          onPress={() => decide(withRowsLeftOut(true), 'The rows are left out.')}
          isDisabled={isDisabled}
          aria-disabled={isBusy || undefined}
        >
          Leave out these rows
        </Button>
      </AnswerRow>
    </li>
  );
}
