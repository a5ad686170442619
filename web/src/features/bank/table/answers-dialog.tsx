import { optionCategory } from '#functions/domain/banks/bands.ts';
import * as words from '#web/lib/words/bank/questions.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import type { BankRow } from './bank-row.ts';
import { scrollRegion } from './scroll-region.ts';

interface AnswersDialogProps {
  rows: readonly BankRow[];
  /** Index of the open one. */
  index: number;
  onTurn: (index: number) => void;
  onClose: () => void;
}

/** The report's texts of an option. */
export const phrases = ['remarks', 'strength', 'scw', 'weakness'] as const;

/** The options of a question with their report texts; with buttons to the next and previous question. */
export function AnswersDialog({ rows, index, onTurn, onClose }: AnswersDialogProps) {
  const row = rows[index];
  if (!row) return null;
  const actions = (
    <>
      <Button size="small" onPress={() => onTurn(index - 1)} isDisabled={index === 0}>
        {words.turn.back}
      </Button>
      <Button size="small" onPress={() => onTurn(index + 1)} isDisabled={index === rows.length - 1}>
        {words.turn.on}
      </Button>
    </>
  );
  return (
    <Dialog title={words.answersTitle(row.number)} size="large" isOpen onOpenChange={onClose} actions={actions}>
      <div key={row.number} {...scrollRegion} aria-label={words.columns.answers} className="text-[0.875rem]/[1.5]">
        <p className="mt-0 mb-1 text-[1rem] font-semibold">{row.text}</p>
        <p className="m-0 text-quiet">{[row.category, row.subCategory].filter(Boolean).join(' · ')}</p>
        <ol className="mx-0 mt-3 mb-0 list-none p-0">
          {row.options.map((option, place) => (
            <li key={place} className="border-t border-line py-3">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0">
                <p className="m-0 font-semibold">{option.text}</p>
                <p className="m-0 whitespace-nowrap text-quiet tabular-nums">
                  {`${words.points(option.points)} · ${optionCategory(option.points) || words.noCategory}`}
                </p>
              </div>
              <dl className="mx-0 mt-2 mb-0 grid gap-1 [&_dd]:m-0 [&_dd]:max-w-(--measure) [&_dt]:text-quiet [&>div]:grid [&>div]:grid-cols-[11rem_minmax(0,1fr)] [&>div]:gap-x-4 [&>div]:gap-y-0 max-sm:[&>div]:grid-cols-1">
                {phrases.map((field) => (
                  <div key={field}>
                    <dt>{words.phrases[field]}</dt>
                    <dd>{option[field] || '–'}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
