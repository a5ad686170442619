import { useState } from 'react';
import type { DefectView } from '#functions/contract/admin/uploads/uploads.ts';
import { Button } from '#web/ui/button.tsx';
import { defectTitles } from '../defects/defect-titles.ts';
import type { Choices } from './use-decide.ts';
import { includeKind, includeRow } from './change-choices.ts';
import { placeWords } from './place-words.ts';
import type { Deciding } from './use-decide.ts';

const leftOutClass = 'gap-y-1 gap-x-3 flex flex-wrap items-center justify-between';

interface LeftOutListProps extends Deciding {
  choices: Choices;
  sheets: readonly { name: string }[];
  /** All defects, to show the content of the rows. */
  defects: readonly DefectView[];
}

const rowsAtFirst = 20;

/** The notice for rows that are read again; one may still have a defect of a kind that is left out. */
function includedAgain(words: string, hasKinds: boolean): string {
  return hasKinds
    ? `${words} is no longer left out as a single row. It is still left out if it has a defect for which all rows are left out.`
    : `${words} is included again.`;
}

/** The rows that were left out one by one, each with a button to read it again. */
export function LeftOutList({ choices, sheets, defects, decide, pending }: LeftOutListProps) {
  const [shown, setShown] = useState(rowsAtFirst);
  const { leaveOut = [], leaveOutKinds = [] } = choices;
  if (leaveOut.length + leaveOutKinds.length === 0) return null;
  const count = leaveOut.length;
  return (
    <div role="group" aria-labelledby="left-out">
      <h4 id="left-out" className="m-0 plain-heading text-[0.875rem]/[1.5]">
        Left out by you
      </h4>
      <ul className="mx-0 my-1 grid list-none grid-cols-1 gap-1 p-0 wrap-anywhere">
        {leaveOutKinds.map((kind) => (
          <li key={kind} className={leftOutClass}>
            <span className="min-w-0 wrap-anywhere">All rows with: {defectTitles[kind]}</span>
            <Button
              size="small"
              isPending={pending === `in ${kind}`}
              onPress={() => decide(`in ${kind}`, includeKind(kind), 'They are included again.')}
            >
              Include them again
            </Button>
          </li>
        ))}
        {leaveOut.slice(0, shown).map((place) => {
          const words = placeWords(place, sheets);
          const text = defects.find(
            ({ row, sheet, value }) => row === place.row && sheet === sheets[place.sheet]?.name && value !== '',
          )?.value;
          return (
            <li key={`${place.sheet} ${place.row}`} className={leftOutClass}>
              <span className="min-w-0 wrap-anywhere">
                <span className="text-[0.8125rem] text-quiet tabular-nums">{words}</span> {text}
              </span>
              <Button
                size="small"
                aria-label={`Include ${words} again`}
                isPending={pending === `in ${words}`}
                onPress={() => decide(`in ${words}`, includeRow(place), includedAgain(words, leaveOutKinds.length > 0))}
              >
                Include it again
              </Button>
            </li>
          );
        })}
      </ul>
      {shown < count && (
        <Button size="small" onPress={() => setShown(shown + 5 * rowsAtFirst)}>
          Show more of {count.toLocaleString('en-IN')}
        </Button>
      )}
    </div>
  );
}
