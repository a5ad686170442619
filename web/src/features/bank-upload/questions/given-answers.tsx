import { counted, plural } from '#functions/domain/text/counted.ts';
import type { Spelling } from '#functions/domain/uploads/sheet-choices.ts';
import { Button } from '#web/ui/button.tsx';
import { answerAsk, type Change, placeWords, remove, withMainParameter } from '../answers/change-choices.ts';
import { defectTitles } from '../answers/defect-titles.ts';
import type { Review } from '../review/use-review.ts';
import { wordsOfAsk } from './ask-words.ts';
import type { Answering } from './question-item.tsx';

interface Given {
  /** What was decided. */
  text: string;
  undo: Change;
  /** A text that helps to recognise it. */
  example?: string | undefined;
}

/** The decisions about a file; each can be undone, and is then asked again. */
export function GivenAnswers({ review, answering }: { review: Review; answering: Answering }) {
  const given = answersOf(review);
  if (given.length === 0) return null;
  const { decide, pending, isDisabled } = answering;
  return (
    <details className="box-border rounded-md border border-line bg-surface px-3 py-2" open={given.length <= 10}>
      <summary className="cursor-pointer font-semibold">
        {counted(given.length, 'answer given', 'answers given')}
      </summary>
      <ul aria-label="Answers given" className="mx-0 mt-2 mb-0 grid max-h-80 list-none gap-1 overflow-auto p-0">
        {given.map(({ text, undo, example }) => (
          <li key={text} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
              <span>{`${text}. `}</span>
              {example && <span className="text-quiet">{example}</span>}
            </span>
            <Button
              size="small"
              onPress={() => decide(`undo ${text}`, undo, `Undone: ${text}.`)}
              isDisabled={isDisabled}
              isPending={pending === `undo ${text}`}
              aria-label={`Undo: ${text}`}
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

function answersOf({ upload: { choices, findings, sheets }, defects }: Review): Given[] {
  const { spellings = [], newParameters = [], mainParameter, leaveOut = [], leaveOutKinds = [] } = choices ?? {};
  const { asks = [], scores = [], withoutParameter = 0 } = findings ?? {};
  return [
    ...asks
      .filter(({ answer }) => answer !== undefined)
      .map((ask) => {
        const words = wordsOfAsk(ask);
        const text = `${words.title(ask.count)}: ${ask.answer === 'take' ? words.taken : (words.left ?? '')}`;
        return { text: text.replace(/[.?]$/, ''), undo: answerAsk(ask.kind, undefined) };
      }),
    ...scores
      .filter(({ points }) => points !== undefined)
      .map(({ text, points = 0 }) => ({
        text: `“${text}” counts as ${points} ${plural(points, 'point', 'points')}`,
        undo: remove('scores', { from: text }),
      })),
    ...spellings.map((spelling) => {
      const { of, from, to } = spelling;
      const text = from === to ? `${kinds[of]}“${from}” is kept` : `${kinds[of]}“${from}” is written “${to}”`;
      return { text, undo: remove('spellings', spelling) };
    }),
    ...newParameters.map((name) => ({
      text: `“${name}” is a main parameter of its own`,
      undo: remove('newParameters', name),
    })),
    ...(mainParameter === undefined ? [] : [mainParameter]).map((name) => ({
      text: `${counted(withoutParameter, 'question')} without a main parameter: “${name}”`,
      undo: withMainParameter(undefined),
    })),
    ...leaveOutKinds.map((kind) => ({
      text: `All rows are left out that have: ${defectTitles[kind]}`,
      undo: remove('leaveOutKinds', kind),
    })),
    ...leaveOut.map((place) => ({
      text: `${placeWords(place, sheets)} is left out`,
      undo: remove('leaveOut', place),
      example: defects.data?.find(
        ({ row, sheet, value }) => row === place.row && sheet === sheets[place.sheet]?.name && value !== '',
      )?.value,
    })),
  ];
}
