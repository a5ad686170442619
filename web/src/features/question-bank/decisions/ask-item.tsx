import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { isUrgent, wordsOfAsk } from './ask-words.ts';
import { answerAsk, type Findings } from './change-choices.ts';
import styles from './decisions.module.css';
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
      <p className={styles.words}>{words.question}</p>
      {rows.some(({ text }) => text !== '') && (
        <details className={styles.rows}>
          <summary>
            {count > rows.length ? `The first ${rows.length} of ${count.toLocaleString('en-IN')}` : 'Show them'}
          </summary>
          <ul className={styles.list}>
            {rows.map(({ sheet, row, text }) => (
              <li key={`${sheet} ${row} ${text}`}>
                <span className={styles.place}>{placeWords({ sheet, row }, sheets)}</span> {text}
              </li>
            ))}
          </ul>
        </details>
      )}
      <div className={styles.answers}>
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
    <li className={styles.item} data-open={answer === undefined}>
      {isUrgent(ask) ? (
        <Notice tone="danger" title={title}>
          {body}
        </Notice>
      ) : (
        <div role="group" aria-label={title}>
          <h4 className={styles.name}>{title}</h4>
          {body}
        </div>
      )}
    </li>
  );
}
