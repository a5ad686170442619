import { useEffect, useEffectEvent, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import {
  type AnswerReceipt,
  type EndReceipt,
  type EventReceipt,
  recordTabSwitch,
  saveAnswer,
} from '#functions/contract/attempts.ts';
import { ApiProblem, call } from '#web/lib/api-client.ts';
import { indexedDbOutbox } from '#web/lib/outbox-indexed-db.ts';
import type { Answer } from '#web/lib/outbox-storage.ts';
import { createOutbox } from '#web/lib/outbox.ts';
import { elapsedMs } from './attempt-clock.ts';
import { answeredCount, currentQuestion, messages, openState, reduceAttempt } from './attempt-state.ts';
import type { Entry } from './enter.ts';
import { finishAttempt } from './finish-attempt.ts';
import { useUnloadWarning } from './use-unload-warning.ts';
import { watchTabSwitches } from './watch-tab-switches.ts';

export type EndReason = EndReceipt['endReason'];

interface Settings {
  entry: Entry;
  /** The attempt is over. */
  onEnded: (reason: EndReason) => void;
  /** The attempt was started from elsewhere meanwhile, so this page knows too little of it. */
  onOutdated: () => void;
}

/** One running attempt: what the screen shows, and what the person can do. */
export function useAttempt({ entry, onEnded, onOutdated }: Settings) {
  const { attemptId } = entry.view;
  const [state, dispatch] = useReducer(reduceAttempt, entry, openState);
  const [outbox] = useState(() =>
    createOutbox({
      attemptId,
      storage: indexedDbOutbox,
      unsent: entry.unsent,
      send: (answer) => call(saveAnswer, { params: { attemptId }, body: answer }, { keepalive: true }),
    }),
  );
  const isEnding = useRef(false);
  const question = currentQuestion(state);
  const isRunning = state.clock !== undefined && state.phase === 'answering';

  async function end(): Promise<void> {
    if (isEnding.current) return;
    isEnding.current = true;
    dispatch({ type: 'submitting' });
    try {
      const receipt = await finishAttempt({ attemptId, outbox, evenIfRefused: state.isTimeOver });
      dispatch({ type: receipt ? 'ended' : 'end-stopped' });
      if (receipt) onEnded(receipt.endReason);
    } catch (error) {
      const isEmpty = error instanceof ApiProblem && error.code === 'nothing-answered';
      dispatch({ type: 'end-failed', message: isEmpty ? messages.nothingAnswered : messages.ending });
    } finally {
      isEnding.current = false;
    }
  }

  const onSettled = useEffectEvent(({ questionId }: Answer, receipt: AnswerReceipt | undefined) => {
    if (receipt) dispatch({ type: 'settled', questionId, receipt, ticks: performance.now() });
    else if (!state.clock) onOutdated();
  });
  const onRefused = useEffectEvent(({ questionId }: Answer) => dispatch({ type: 'refused', questionId }));
  const onClosed = useEffectEvent(() => void end());
  useEffect(
    () =>
      outbox.start({
        onSettled: (...news) => onSettled(...news),
        onRefused: (answer) => onRefused(answer),
        onClosed: () => onClosed(),
      }),
    [outbox],
  );

  const isWatched = useEffectEvent(() => isRunning);
  const onTabSwitch = useEffectEvent(({ status, remaining }: EventReceipt) => {
    if (status === 'completed') void end();
    else if (isRunning) dispatch({ type: 'tab-switch-counted', remaining });
  });
  useEffect(() => {
    const record = async (eventId: string) => {
      // The event may close the attempt, so answers go first.
      if ((await outbox.flush(1)) === 'stuck') throw new Error('Some answers could not be delivered yet.');
      return call(recordTabSwitch, { params: { attemptId }, body: { eventId } }, { keepalive: true });
    };
    return watchTabSwitches({ isActive: () => isWatched(), record, onCounted: (receipt) => onTabSwitch(receipt) });
  }, [attemptId, outbox]);

  const isDue = isRunning && question === undefined;
  const endWhenDue = useEffectEvent(() => void end());
  useEffect(() => {
    if (!isDue) return;
    if (!state.endFailed) endWhenDue();
    const onOnline = () => endWhenDue();
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [isDue, state.endFailed]);

  const onDelivered = useEffectEvent(() => {
    if (isDue && state.endFailed && outbox.savedState() === 'saved') void end();
  });
  useEffect(() => outbox.subscribe(() => onDelivered()), [outbox]);

  useUnloadWarning(isRunning);

  return {
    state,
    question,
    savedState: useSyncExternalStore(outbox.subscribe, outbox.savedState),
    choose(optionId: string, position: number): void {
      if (!question || state.starting || state.phase !== 'answering') return;
      const ticks = performance.now();
      const { questionId } = question;
      dispatch({ type: 'chosen', questionId, optionId, ticks });
      outbox.add({ questionId, optionId, position, answeredAfterMs: state.clock ? elapsedMs(state.clock, ticks) : 0 });
    },
    askToEnd(): void {
      if (isDue || (answeredCount(state) > 0 && answeredCount(state) === state.questions.length)) void end();
      else dispatch({ type: 'end-asked' });
    },
    end: () => void end(),
    expire: () => dispatch({ type: 'time-over' }),
    closeDialog: () => dispatch({ type: 'dialog-closed' }),
    /** Gives what is waiting a last chance before the person leaves. */
    settle: () => Promise.race([outbox.flush(1), new Promise((resolve) => setTimeout(resolve, 3_000))]),
  };
}
