import { useEffect, useRef } from 'react';
import type { AttemptState, EndFailure } from '../attempt-state.ts';
import styles from '../quiz.module.css';

const used = 'You have used all your attempts.';
const titles = { time: 'Your time is up.', limit: used, exhausted: used };

const untold =
  'Your answers are kept on this device. Your assessment is submitted by itself as soon as we can reach our server, so please keep this page open. You can also press End Assessment to try now.';

function wordsFor(cause: EndFailure | 'under way', over: AttemptState['over']): string {
  if (cause === 'under way' && over === 'exhausted') return untold;
  if (cause === 'under way') return 'Your assessment is being submitted. Please keep this page open.';
  const then =
    over === 'limit' ? 'You can then end it and get the report' : 'Your assessment is then submitted by itself';
  const why =
    cause === 'offline'
      ? 'Your answers are kept on this device and will be sent as soon as you are back online.'
      : 'Your answers are kept on this device. Our server has a problem just now, and we keep trying.';
  return `${why} ${then}, so please keep this page open. You can also press End Assessment to try now.`;
}

/** Shown when no question is left and the end could not be sent yet. */
export function FinishCard({ over, endFailed }: Pick<AttemptState, 'over' | 'endFailed'>) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section aria-labelledby="finish">
      <div className="animate-[fade_var(--fast)_var(--ease-out)]">
        <h2 ref={heading} id="finish" tabIndex={-1} className={styles.question}>
          {over ? titles[over] : 'You have answered every question.'}
        </h2>
        <p className="mx-0 mt-0 mb-3 max-w-136 text-quiet">{wordsFor(endFailed || 'under way', over)}</p>
      </div>
    </section>
  );
}
