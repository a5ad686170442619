import { type Dispatch, useRef } from 'react';
import { type AttemptClockView, endAttempt, type EndReceipt } from '#functions/contract/attempts.ts';
import { call, NetworkFailure } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import type { Outbox } from '#web/lib/outbox/outbox.ts';
import { resultWithin } from '#web/lib/result-within.ts';
import { isServerFailure, isTransient, withRetries } from '#web/lib/retry.ts';
import type { AttemptOutbox } from '../delivery/attempt-outbox.ts';
import { currentQuestion } from '../attempt-progress.ts';
import type { AttemptAction } from '../attempt-action.ts';
import type { AttemptState } from '../attempt-state.ts';
import type { SwitchQueue } from '../delivery/switch-queue.ts';
import { errors } from '#web/lib/words/quiz/screen.ts';

export type EndReason = EndReceipt['endReason'];

interface Settings {
  attemptId: string;
  entryId: string;
  outbox: AttemptOutbox;
  switches: SwitchQueue;
  state: AttemptState;
  isRunning: boolean;
  dispatch: Dispatch<AttemptAction>;
  onEnded: (reason: EndReason) => void;
  /** Asks the server whether more was granted. */
  look: () => Promise<AttemptClockView | undefined>;
}

/** Ends the attempt, and tells whether that is due because nothing is left to answer. */
export function useEnding(settings: Settings) {
  const { attemptId, entryId, outbox, switches, state, isRunning, dispatch, onEnded, look } = settings;
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
    // An end that waited for the network must not end what goes on elsewhere by now.
    const waited = state.over === 'person' && outbox.isHeard();
    const read = known !== undefined || waited ? await look() : undefined;
    const isElsewhere = waited && read?.liveEntryId !== undefined && read.liveEntryId !== entryId;
    // More time may have been granted, or this device's clock was ahead.
    if (isElsewhere || (known !== undefined && read && read.deadline > read.now)) {
      ending.current = undefined;
      return;
    }
    if (!quietly) dispatch({ type: 'submitting' });
    const wasHeard = outbox.isHeard();
    try {
      const receipt = await finishAttempt({
        attemptId,
        outbox,
        switches,
        evenIfRefused: state.over !== undefined,
        signal: mine.signal,
        deadline: known === undefined ? undefined : (read?.deadline ?? known),
        isStillDue: () => by === 'person' || outbox.isHeard() === wasHeard,
      });
      if (!receipt && isMine()) ending.current = undefined; // it ends once
      dispatch({ type: receipt ? 'ended' : 'end-stopped' });
      if (receipt) onEnded(receipt.endReason);
    } catch (error) {
      if (!isMine()) return;
      const hasMore = codeOf(error) === 'attempt-open';
      const cause = isTransient(error) && !isServerFailure(error) ? 'offline' : 'server';
      // An end without a network is not an error: the page says that it will be sent.
      const isSilent = cause === 'offline' || (quietly && isTransient(error)) || (by === 'itself' && hasMore);
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
  attemptId: string;
  outbox: Pick<Outbox, 'flush'>;
  switches: Pick<SwitchQueue, 'deliver'>;
  /** End even if the server has just refused an answer, because there is no time to give another one. */
  evenIfRefused: boolean;
  /** Checked after all answers are delivered: the server may have granted time meanwhile. */
  isStillDue: () => boolean;
  /** Aborted if the end is cancelled. */
  signal: AbortSignal;
  /** The deadline that makes it due, if time is the reason; it may have been extended. */
  deadline?: number | undefined;
}

/**
 * Delivers waiting answers, then ends the attempt; undefined if it continues because of a refused answer, or is not due after all.
 * Throws if it cannot be ended now, because an end must not overtake an answer.
 */
export async function finishAttempt(settings: FinishSettings) {
  const { attemptId, outbox, switches, evenIfRefused, isStillDue, signal, deadline } = settings;
  const outcome = await outbox.flush();
  signal.throwIfAborted();
  if (outcome === 'unreachable') throw new NetworkFailure(undefined);
  if (outcome === 'stuck') throw new Error('Some answers could not be delivered yet.');
  if ((outcome === 'refused' && !evenIfRefused) || !isStillDue()) return undefined;
  await resultWithin(switchesMs, switches.deliver());
  signal.throwIfAborted();
  return withRetries<EndReceipt>(() => call(endAttempt, { params: { attemptId }, query: { deadline } }, { signal }));
}
