import { type RefObject, useEffect } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import styles from './decisions.module.css';
import type { useDecide } from './use-decide.ts';

interface DecisionOutcomeProps {
  outcome: ReturnType<typeof useDecide>['outcome'];
  /** Gets the focus when what was pressed is gone with what it was about. */
  fallback: RefObject<HTMLElement | null>;
}

/** What came of the last decision: a line that is always there, so that it is read out, and an alert when it failed. */
export function DecisionOutcome({ outcome, fallback }: DecisionOutcomeProps) {
  useEffect(() => {
    if (outcome && document.activeElement === document.body) fallback.current?.focus();
  }, [outcome, fallback]);
  return (
    <div className={styles.outcome}>
      <p role="status" className={styles.done}>
        {outcome && 'done' in outcome ? outcome.done : ''}
      </p>
      {outcome && 'problem' in outcome && (
        <Notice tone="danger">
          <p>{outcome.problem}</p>
        </Notice>
      )}
    </div>
  );
}
