import { type Dispatch, useRef } from 'react';
import { type AttemptClockView, endAttempt, type EndReceipt } from '#functions/contract/attempts.ts';
import { call, NetworkFailure } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import type { Outbox } from '#web/lib/outbox/outbox.ts';
import { resultWithin } from '#web/lib/result-within.ts';
import { isServerFailure, isTransient, withRetries } from '#web/lib/retry.ts';
import type { AttemptOutbox } from '../delivery/attempt-outbox.ts';
import type { Entry } from '../entry/enter.ts';
import { currentQuestion } from '../attempt-progress.ts';
import type { AttemptAction } from '../attempt-action.ts';
import type { AttemptState } from '../attempt-state.ts';
import type { SwitchQueue } from '../delivery/switch-queue.ts';
import { errors } from '#web/lib/words/quiz/screen.ts';

export type EndReason = EndReceipt['endReason'];

interface Settings {
  entry: Entry;
  outbox: AttemptOutbox;
  switches: SwitchQueue;
  state: AttemptState;
  isRunning: boolean;
  dispatch: Dispatch<AttemptAction>;
  onEnded: (reason: EndReason) => void;
  /** Asks the server whether more was granted, or the attempt goes on elsewhere. */
  look: () => Promise<AttemptClockView | undefined>;
}

/** Ends the attempt, and tells whether that is due because nothing is left to answer. */
export function useEnding(settings: Settings) {
  const { entry, outbox, switches, state, isRunning, dispatch, onEnded, look } = settings;
  const ending = useRef<AbortController>(undefined);
  // The last tab switch ends it at the server, which may have granted another resume.
  const waitsForSwitch = state.over === 'exhausted' && state.switches > 0;
  const isDue = isRunning && currentQuestion(state) === undefined && !waitsForSwitch;

  /** `quietly`: a retry that does not change the screen. */
  async function end(by: 'person' | 'itself', quietly = false): Promise<void> {
    if (ending.current) return;
    const mine = (ending.current = new AbortController());
    const isMine = () => ending.current === mine;
    const known = by === 'itself' && state.over === 'time' ? state.clock?.deadline : undefined;
    const read = known === undefined ? undefined : await look();
    // More time may have been granted, or this device's clock was ahead.
    if (read && read.deadline > read.now) {
      ending.current = undefined;
      return;
    }
    if (!quietly) dispatch({ type: 'submitting' });
    const wasHeard = outbox.isHeard();
    const deadline = known === undefined ? undefined : (read?.deadline ?? known);
    // A person ends what is in front of them, not what goes on elsewhere by now.
    const entryIds = by === 'person' ? entry.ownEntries.join() : undefined;
    const request = { params: { attemptId: entry.view.attemptId }, query: { deadline, entryIds } };
    try {
      const receipt = await finishAttempt({
        outbox,
        switches,
        evenIfRefused: state.over !== undefined && state.over !== 'person',
        signal: mine.signal,
        send: () => call(endAttempt, request, { signal: mine.signal, userId: entry.userId }),
        isStillDue: () => by === 'person' || outbox.isHeard() === wasHeard,
      });
      if (!receipt && isMine()) ending.current = undefined; // it ends once
      dispatch({ type: receipt ? 'ended' : 'end-stopped' });
      if (receipt) onEnded(receipt.endReason);
    } catch (error) {
      if (!isMine()) return;
      const hasMore = codeOf(error) === 'attempt-open';
      const isUnheard = by === 'person' && error instanceof NetworkFailure;
      const cause = isUnheard || (isTransient(error) && !isServerFailure(error)) ? 'offline' : 'server';
      // An end without a network is not an error: the page says that it will be sent.
      const isSilent = cause === 'offline' || (quietly && isTransient(error)) || hasMore;
      const isEmpty = codeOf(error) === 'nothing-answered';
      const message = isEmpty ? errors.nothingAnswered : errors.ending;
      ending.current = undefined;
      dispatch({ type: 'end-failed', cause, byPerson: by === 'person', ...(!isSilent && { message }) });
      if (hasMore) void look();
    }
  }

  function giveUp(): void {
    ending.current?.abort();
    ending.current = undefined;
  }

  return {
    isDue,
    end,
    /** Starts over if no answer comes. */
    retryEnd(): void {
      giveUp();
      void end('person');
    },
    /** Returns to the previous screen if no answer comes. Nothing is lost if the end arrives later. */
    stopEnding(): void {
      giveUp();
      dispatch({ type: 'end-failed', cause: 'server', byPerson: true });
    },
  };
}

/** Time limit for sending tab switches: the end must not depend on them. */
const switchesMs = 5_000;

interface FinishSettings {
  /** Sends the end, once. */
  send: () => Promise<EndReceipt>;
  outbox: Pick<Outbox, 'flush' | 'savedState'>;
  switches: Pick<SwitchQueue, 'deliver'>;
  /** End even if the server has just refused an answer, because there is no time to give another one. */
  evenIfRefused: boolean;
  /** Checked after all answers are delivered: the server may have granted time meanwhile. */
  isStillDue: () => boolean;
  /** Aborted if the end is cancelled. */
  signal: AbortSignal;
}

/**
 * Delivers waiting answers, then ends the attempt; undefined if it continues because of a refused answer, or is not due after all.
 * Throws if it cannot be ended now, because an end must not overtake an answer.
 */
export async function finishAttempt(settings: FinishSettings) {
  const { outbox, switches, evenIfRefused, isStillDue, signal, send } = settings;
  // After many failures the pauses between several tries are long.
  const outcome = await outbox.flush(outbox.savedState() === 'kept' ? 1 : 3);
  signal.throwIfAborted();
  if (outcome === 'unreachable') throw new NetworkFailure(undefined);
  if (outcome === 'stuck') throw new Error('Some answers could not be delivered yet.');
  if ((outcome === 'refused' && !evenIfRefused) || !isStillDue()) return undefined;
  await resultWithin(switchesMs, switches.deliver());
  signal.throwIfAborted();
  return withRetries(send);
}
