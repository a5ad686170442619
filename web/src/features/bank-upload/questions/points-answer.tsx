import { type FormEvent, useState } from 'react';
import { questionLimits } from '#functions/domain/banks/question-limits.ts';
import { showMore } from '#web/lib/words/bank/changes.ts';
import * as words from '#web/lib/words/bank-upload/decisions.ts';
import { Button } from '#web/ui/button.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { refuseInvalid } from '#web/ui/form/refuse-invalid.ts';
import { add, type Findings, placeWords } from '../answers/change-choices.ts';
import type { Answering } from './question-item.tsx';

type Score = Findings['scores'][number];

const scoresAtFirst = 20;
const limits = { minValue: -questionLimits.points, maxValue: questionLimits.points, firstValue: 1, step: 0.01 };

/** Unreadable scores, once for each spelling: the admin sets their points. */
export function PointsAnswer({ scores, answering }: { scores: readonly Score[]; answering: Answering }) {
  const { decide, pending, isDisabled, sheets } = answering;
  const [typed, setTyped] = useState<Record<string, number>>({});
  const [shown, setShown] = useState(scoresAtFirst);
  const pointsOf = ({ text, suggestion }: Score) => typed[text] ?? suggestion ?? Number.NaN;
  const take = (chosen: readonly Score[], key: string, done: string) => {
    const known = chosen.filter((score) => !Number.isNaN(pointsOf(score)));
    if (known.length === 0) return;
    decide(key, add('scores', ...known.map((score) => ({ from: score.text, points: pointsOf(score) }))), done);
  };
  const suggested = scores.filter((score) => score.suggestion !== undefined);
  return (
    <>
      <ul className="mx-0 mt-2 mb-0 grid list-none grid-cols-1 p-0">
        {scores.slice(0, shown).map((score) => {
          const { text, count, sheet, row, column } = score;
          const place = `${placeWords({ sheet, row }, sheets)}, ${column}`;
          const submit = (event: FormEvent<HTMLFormElement>) => {
            event.preventDefault();
            if (refuseInvalid(event.currentTarget)) return;
            const value = pointsOf(score);
            take([score], `score-${text}`, words.countsAs(text, value));
          };
          return (
            <li key={text}>
              <form
                noValidate
                onSubmit={submit}
                className="flex flex-wrap items-end gap-x-4 gap-y-2 border-t border-line py-2 *:min-w-0 *:flex-[0_1_13rem] [&>:first-child]:flex-[1_1_16rem] [&>button]:flex-[0_1_9rem]"
              >
                <div className="grid self-center wrap-anywhere [&>:first-child]:font-semibold">
                  <span className="min-w-0 wrap-anywhere">{`“${text}”`}</span>
                  <span className="text-[0.8125rem] text-quiet tabular-nums">{words.scorePlace(count, place)}</span>
                </div>
                <NumberField
                  label={words.pointsFor(text)}
                  value={pointsOf(score)}
                  onChange={(next) => setTyped({ ...typed, [text]: next })}
                  className="text-[0.875rem]"
                  {...limits}
                />
                <Button size="small" type="submit" isPending={pending === `score-${text}`} isDisabled={isDisabled}>
                  {words.usePoints(count)}
                </Button>
              </form>
            </li>
          );
        })}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {shown < scores.length && (
          <Button size="small" onPress={() => setShown(shown + 5 * scoresAtFirst)}>
            {showMore(scores.length)}
          </Button>
        )}
        {suggested.length > 1 && (
          <Button
            size="small"
            isDisabled={isDisabled}
            isPending={pending === 'all-scores'}
            onPress={() => take(suggested, 'all-scores', words.scoresRead(suggested.length))}
          >
            {words.useSuggestions(suggested.length)}
          </Button>
        )}
      </div>
    </>
  );
}
