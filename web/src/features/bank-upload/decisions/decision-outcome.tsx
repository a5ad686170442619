import { type RefObject, useEffect } from 'react';
import { Notice } from '#web/ui/notice.tsx';
import type { useDecide } from './use-decide.ts';

interface DecisionOutcomeProps {
  outcome: ReturnType<typeof useDecide>['outcome'];
  /** Gets the focus when the pressed button disappears. */
  // An empty region takes no room, but stays in the page, where screen readers watch it.
  fallback: RefObject<HTMLElement | null>;
}

/** The outcome of the last decision: a permanent live region, so that it is announced, and an alert after a failure. */
export function DecisionOutcome({ outcome, fallback }: DecisionOutcomeProps) {
  useEffect(() => {
    if (outcome && document.activeElement === document.body) fallback.current?.focus();
  }, [outcome, fallback]);
  return (
    <div className="max-w-184 [&:has(p:empty):not(:has([role=alert]))]:absolute">
      <p role="status" className="m-0 font-medium text-success">
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
