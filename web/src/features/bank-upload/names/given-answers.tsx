import type { Spelling } from '#functions/domain/uploads/sheet-choices.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { Button } from '#web/ui/button.tsx';
import type { Change, Choices } from '../decisions/use-decide.ts';
import { withMainParameter, withoutConfirmed, withoutSpelling, withRowsLeftOut } from './name-choices.ts';
import type { Answering } from './new-parameter.tsx';

interface GivenAnswersProps {
  choices: Choices;
  /** Number of questions without their own main parameter. */
  withoutParameter: number;
  answering: Answering;
}

interface Given {
  key: string;
  text: string;
  undo: Change;
  /** Object in the button's label. */
  what: string;
}

/** Decisions on names; each can be undone. */
export function GivenAnswers({ choices, withoutParameter, answering }: GivenAnswersProps) {
  const given = answersOf(choices, withoutParameter);
  if (given.length === 0) return null;
  const { decide, isBusy, isDisabled } = answering;
  return (
    <details
      className="box-border w-[min(100%,56rem)] rounded-md border border-line bg-surface px-3 py-2"
      open={given.length <= 10}
    >
      <summary className="cursor-pointer font-semibold">
        {counted(given.length, 'answer given', 'answers given')}
      </summary>
      <ul className="mx-0 mt-2 mb-0 grid max-h-80 list-none gap-1 overflow-auto p-0">
        {given.map(({ key, text, undo, what }) => (
          <li key={key} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">{text}</span>
            <Button
              size="small"
              onPress={() => decide(undo, `Undone: ${what}.`)}
              isDisabled={isDisabled}
              aria-disabled={isBusy || undefined}
              aria-label={`Undo: ${what}`}
            >
              Undo
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

const kinds: Record<Spelling['of'], string> = { category: '', subCategory: 'Sub-parameter ', option: 'Option ' };

function answersOf(choices: Choices, withoutParameter: number): Given[] {
  const { spellings = [], newParameters = [], mainParameter, leaveOutKinds = [] } = choices;
  const count = counted(withoutParameter, 'question');
  return [
    ...spellings.map((spelling) => {
      const { of, from, to } = spelling;
      const what = from === to ? `${kinds[of]}“${from}” is kept` : `${kinds[of]}“${from}” is written “${to}”`;
      return { key: `${of} ${from}`, text: `${what}.`, undo: withoutSpelling(spelling), what };
    }),
    ...newParameters.map((name) => {
      const what = `“${name}” is a main parameter of its own`;
      return { key: `new ${name}`, text: `${what}.`, undo: withoutConfirmed(name), what };
    }),
    ...(mainParameter === undefined ? [] : [chosen(`${count} without a main parameter: “${mainParameter}”`)]),
    ...(leaveOutKinds.includes('no-category') ? [leftOut] : []),
  ];
}

function chosen(what: string): Given {
  return { key: 'main', text: `${what}.`, undo: withMainParameter(undefined), what };
}

const leftOut: Given = {
  key: 'left',
  text: 'Rows without a main parameter are left out.',
  undo: withRowsLeftOut(false),
  what: 'Rows without a main parameter are left out',
};
