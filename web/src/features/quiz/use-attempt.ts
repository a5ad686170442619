import { useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { resultWithin } from '#web/lib/result-within.ts';
import { useEvent } from '#web/lib/use-event.ts';
import { elapsedMs, ticksNow } from './clock/attempt-clock.ts';
import { type AttemptOutbox, attemptOutbox } from './delivery/attempt-outbox.ts';
import { currentQuestion } from './attempt-progress.ts';
import { openState, reduceAttempt } from './attempt-state.ts';
import type { Entry } from './entry/enter.ts';
import { useClockWatch } from './clock/use-clock-watch.ts';
import { useDeliveries } from './delivery/use-deliveries.ts';
import { useEndWhenDue } from './clock/use-end-when-due.ts';
import { type EndReason, useEnding } from './ending/use-ending.ts';
import { useLiveTab } from './delivery/use-live-tab.ts';
import { useSnapshot } from './entry/use-snapshot.ts';
import { useTabSwitches } from './delivery/use-tab-switches.ts';
import { sendSwitch, type SwitchQueue, switchQueue } from './delivery/switch-queue.ts';
import { useOnScreen } from './entry/last-on-screen.ts';

/** Longest wait for a delivery before leaving. */
const settleMs = 1_000;

interface Settings {
  entry: Entry;
  /** The attempt is over. `lost`: number of answers of this page that came too late for it. */
  onEnded: (reason: EndReason, lost: number) => void;
  /** The server's state of the attempt is newer than this page's. */
  onOutdated: (notice?: string) => void;
}

/** One running attempt: the state of the screen, and the person's actions. */
export function useAttempt({ entry, onEnded, onOutdated }: Settings) {
  const { attemptId } = entry.view;
  const entryId = entry.event.eventId;
  const [state, dispatch] = useReducer(reduceAttempt, entry, openState);
  const [outbox] = useState(() => attemptOutbox(entry));
  const [switches] = useState(() => attemptSwitches(entry, outbox));
  const lost = useRef(0);
  const isRunning = state.clock !== undefined && state.phase === 'answering' && !state.isDisplaced;
  const question = currentQuestion(state);

  const look = useClockWatch({
    entry,
    isWatched: state.isHeard && isRunning,
    heardAt: state.heardAt,
    dispatch,
  });
  const { isDue, end, retryEnd, stopEnding } = useEnding({
    entry,
    outbox,
    switches,
    state,
    isRunning,
    dispatch,
    onEnded: (reason) => onEnded(reason, lost.current),
    look,
  });
  const onClosed = (late: number) => {
    lost.current = late;
    void end('itself');
  };
  useDeliveries({ outbox, state, dispatch, onClosed, onOutdated });
  useEndWhenDue({
    outbox,
    isDue,
    hasFailed: state.endFailed !== false,
    onDue: (quietly) => void end(state.over === 'person' ? 'person' : 'itself', quietly),
  });
  useTabSwitches({ switches, isActive: isRunning && question !== undefined, dispatch });
  useLiveTab({
    attemptId,
    entryId,
    isHeard: state.isHeard,
    onDisplaced: () => dispatch({ type: 'displaced' }),
    look,
  });
  useSnapshot(entry, state);
  useOnScreen(isRunning);
  // Lets the browser ask before the page is closed or reloaded.
  useEvent(window, 'beforeunload', (event) => event.preventDefault(), isRunning);

  return {
    state,
    question,
    savedState: useSyncExternalStore(outbox.subscribe, outbox.savedState),
    choose(optionId: string): void {
      if (!question || state.starting || state.phase !== 'answering' || state.isDisplaced) return;
      const ticks = performance.now();
      const { questionId } = question;
      dispatch({ type: 'chosen', questionId, optionId, ticks });
      outbox.add({
        questionId,
        optionId,
        answeredAfterMs: state.clock ? elapsedMs(state.clock, ticksNow(state.clock)) : 0,
      });
    },
    askToEnd(): void {
      if (!question) void end('person');
      else dispatch({ type: 'end-asked' });
    },
    end: () => void end('person'),
    retryEnd,
    stopEnding,
    retry: () => void outbox.flush(1),
    isRunning,
    unsent: outbox.waiting().length,
    expire: () => dispatch({ type: 'time-over', ticks: state.clock ? ticksNow(state.clock) : performance.now() }),
    look: () => void look(),
    closeDialog: () => dispatch({ type: 'dialog-closed' }),
    /** Tries once more to send waiting answers before the person leaves. */
    settle: () => resultWithin(settleMs, outbox.flush(1)),
  };
}

/** The tab switches of this page's attempt. A switch may close it, so answers are sent first. */
function attemptSwitches(
  { userId, view: { attemptId }, event: { eventId: entryId } }: Entry,
  outbox: Pick<AttemptOutbox, 'flush' | 'isHeard'>,
): SwitchQueue {
  return switchQueue({
    page: { userId, attemptId, entryId },
    async send(kept) {
      const outcome = await outbox.flush(1);
      if (outcome === 'stuck' || outcome === 'unreachable' || !outbox.isHeard()) throw new Error('Not delivered yet.');
      return sendSwitch(kept, { keepalive: true });
    },
  });
}
