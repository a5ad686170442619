import { ofAsk } from '#web/lib/words/bank-upload/asks.ts';
import * as words from '#web/lib/words/bank-upload/decisions.ts';
import * as defectWords from '#web/lib/words/bank-upload/defects.ts';
import { Button } from '#web/ui/button.tsx';
import { answerAsk, type Change, placeWords, remove, withMainParameter } from '../answers/change-choices.ts';
import type { Review } from '../review/use-review.ts';
import type { Answering } from './question-item.tsx';

interface Given {
  /** What was decided, in a sentence. */
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
      <summary className="cursor-pointer font-semibold">{words.given(given.length)}</summary>
      <ul aria-label={words.givenList} className="mx-0 mt-2 mb-0 grid max-h-80 list-none gap-1 overflow-auto p-0">
        {given.map(({ text, undo, example }) => (
          <li key={text} className="flex items-center justify-between gap-3 py-1">
            <span className="min-w-0 flex-[1_1_8rem] wrap-anywhere">
              <span>{text}</span>
              {example && <span className="text-quiet">{` ${example}`}</span>}
            </span>
            <Button
              size="small"
              onPress={() => decide(`undo-${text}`, undo, words.undone(text))}
              isDisabled={isDisabled}
              isPending={pending === `undo-${text}`}
              aria-label={words.undoThis(text)}
            >
              {words.undo}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}

function answersOf({ upload: { choices, findings, sheets }, defects }: Review): Given[] {
  const { spellings = [], newParameters = [], mainParameter, leaveOut = [], leaveOutKinds = [] } = choices ?? {};
  const { asks = [], scores = [], withoutParameter = 0 } = findings ?? {};
  return [
    ...asks
      .filter(({ answer }) => answer !== undefined)
      .map((ask) => {
        const { taken, left = taken } = ofAsk(ask.kind);
        return { text: (ask.answer === 'take' ? taken : left)(ask.count), undo: answerAsk(ask.kind, undefined) };
      }),
    ...scores
      .filter(({ points }) => points !== undefined)
      .map(({ text, points = 0 }) => ({
        text: words.countsAs(text, points),
        undo: remove('scores', { from: text }),
      })),
    ...spellings.map((spelling) => {
      const text = spelling.from === spelling.to ? words.isKept(spelling) : words.renamed(spelling);
      return { text, undo: remove('spellings', spelling) };
    }),
    ...newParameters.map((name) => ({
      text: words.confirmed(name),
      undo: remove('newParameters', name),
    })),
    ...(mainParameter === undefined ? [] : [mainParameter]).map((name) => ({
      text: words.assigned(withoutParameter, name),
      undo: withMainParameter(undefined),
    })),
    ...leaveOutKinds.map((kind) => ({
      text: defectWords.areLeftOut(defectWords.titles[kind]),
      undo: remove('leaveOutKinds', kind),
    })),
    ...leaveOut.map((place) => ({
      text: defectWords.isLeftOut(placeWords(place, sheets)),
      undo: remove('leaveOut', place),
      example: defects.data?.find(
        ({ row, sheet, value }) => row === place.row && sheet === sheets[place.sheet]?.name && value !== '',
      )?.value,
    })),
  ];
}
