import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isUrgent, wordsOfAsk } from './ask-words.ts';
import { answerAsk, type Findings } from './change-choices.ts';
import { placeWords } from './place-words.ts';
import type { Deciding } from './use-decide.ts';

type Ask = Findings['asks'][number];

interface AskItemProps extends Deciding {
  ask: Ask;
  sheets: readonly { name: string }[];
}

/** One question about the file, with the rows that it concerns: take or leave them. */
export function AskItem({ ask, sheets, decide, pending }: AskItemProps) {
  const words = wordsOfAsk(ask);
  const { kind, count, rows, answer } = ask;
  const title = words.title(count);
  const body = (
    <>
      <p className="m-0 max-w-168 text-quiet">{words.question}</p>
      {rows.some(({ text }) => text !== '') && (
        <details className="mt-1 [&_summary]:cursor-pointer [&_summary]:text-link">
          <summary>
            {count > rows.length ? `The first ${rows.length} of ${count.toLocaleString('en-IN')}` : 'Show them'}
          </summary>
          <ul className="mx-0 my-1 grid list-none grid-cols-1 gap-1 p-0 wrap-anywhere">
            {rows.map(({ sheet, row, text }) => (
              <li key={`${sheet} ${row} ${text}`}>
                <span className="text-[0.8125rem] text-quiet tabular-nums">{placeWords({ sheet, row }, sheets)}</span>{' '}
                {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden [&_[aria-pressed='true']]:border-body [&_[aria-pressed='true']]:[box-shadow:inset_0_0_0_1px_var(--text)]">
        {(['take', 'leave'] as const)
          .filter((one) => words[one] !== undefined)
          .map((one) => (
            <Button
              key={one}
              size="small"
              aria-pressed={answer === one}
              isPending={pending === `${kind} ${one}`}
              onPress={() => decide(`${kind} ${one}`, answerAsk(kind, one), one === 'take' ? words.taken : words.left)}
            >
              {words[one]}
            </Button>
          ))}
      </div>
    </>
  );
  return (
    <li
      className="px-4 py-3 not-last:border-b not-last:border-line data-[open=true]:border-l-3 data-[open=true]:border-l-warning"
      data-open={answer === undefined}
    >
      {isUrgent(ask) ? (
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
