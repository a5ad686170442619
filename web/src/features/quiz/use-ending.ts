import { type Dispatch, useRef } from 'react';
import type { AttemptClockView, EndReceipt } from '#functions/contract/attempts.ts';
import { NetworkFailure } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { isPassing } from '#web/lib/retry.ts';
import type { AttemptOutbox } from './attempt-outbox.ts';
import { currentQuestion } from './attempt-progress.ts';
import type { AttemptAction, AttemptState } from './attempt-state.ts';
import { finishAttempt } from './finish-attempt.ts';
import { messages } from './messages.ts';

export type EndReason = EndReceipt['endReason'];

interface Settings {
  attemptId: string;
  outbox: AttemptOutbox;
  state: AttemptState;
  isRunning: boolean;
  dispatch: Dispatch<AttemptAction>;
  onEnded: (reason: EndReason) => void;
  /** Asks the server whether more was granted. */
  look: () => Promise<AttemptClockView | undefined>;
}

/** How the attempt is ended, and whether it is due because there is nothing left to answer. */
export function useEnding({ attemptId, outbox, state, isRunning, dispatch, onEnded, look }: Settings) {
  const isEnding = useRef(false);
  const isDue = isRunning && currentQuestion(state) === undefined;

  /** `quietly`: again, while the screen stays as it is. */
  async function end(by: 'person' | 'itself', quietly = false): Promise<void> {
    if (isEnding.current) return;
    isEnding.current = true;
    const known = by === 'itself' && state.over === 'time' ? state.clock?.deadline : undefined;
    const read = known === undefined ? undefined : await look();
    if (known !== undefined && read && read.deadline > known && read.deadline > read.now) {
      isEnding.current = false;
      return;
    }
    if (!quietly) dispatch({ type: 'submitting' });
    const wasHeard = outbox.isHeard();
    try {
      const receipt = await finishAttempt({
        attemptId,
        outbox,
        evenIfRefused: state.over !== undefined,
        deadline: read?.deadline ?? known,
        isStillDue: () => by === 'person' || outbox.isHeard() === wasHeard,
      });
      isEnding.current = receipt !== undefined; // it ends once
      dispatch({ type: receipt ? 'ended' : 'end-stopped' });
      if (receipt) onEnded(receipt.endReason);
    } catch (error) {
      // Nobody has asked for this end, so a dead network is no error: the page says that it will be sent.
      const hasMore = codeOf(error) === 'attempt-open';
      const isSilent = by === 'itself' && (hasMore || (quietly ? isPassing(error) : error instanceof NetworkFailure));
      const isEmpty = codeOf(error) === 'nothing-answered';
      const message = isEmpty ? messages.nothingAnswered : messages.ending;
      isEnding.current = false;
      dispatch(isSilent ? { type: 'end-failed' } : { type: 'end-failed', message });
      if (hasMore) void look();
    }
  }

  return { isDue, end };
}
