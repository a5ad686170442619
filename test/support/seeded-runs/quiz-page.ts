import { endAttempt } from '#functions/contract/attempts.ts';
import type { EndReason } from '#functions/domain/attempts/attempt.ts';
import { currentQuestion } from '#web/features/quiz/attempt-progress.ts';
import { openState, reduceAttempt, type AttemptState } from '#web/features/quiz/attempt-state.ts';
import type { AttemptAction } from '#web/features/quiz/attempt-action.ts';
import { elapsedMs } from '#web/features/quiz/clock/attempt-clock.ts';
import { attemptOutbox } from '#web/features/quiz/delivery/attempt-outbox.ts';
import { sendSwitch, switchQueue } from '#web/features/quiz/delivery/switch-queue.ts';
import { finishAttempt } from '#web/features/quiz/ending/use-ending.ts';
import { anotherAttempt } from '#web/features/quiz/another-attempt.ts';
import type { Entry } from '#web/features/quiz/entry/enter.ts';
import { indexedDbSnapshots } from '#web/features/quiz/entry/snapshot-storage.ts';
import { snapshotOf } from '#web/features/quiz/entry/use-snapshot.ts';
import { call } from '#web/lib/api-client.ts';
import { onDevice, type Device } from './device.ts';

/** The quiz page on a device, without its screen: the site's own outbox, queue of tab switches, state and end. */
export interface QuizPage {
  device: Device;
  entry: Entry;
  state: () => AttemptState;
  /** It has to be entered again: the server's state of the attempt is newer. */
  isOutdated: () => boolean;
  /** The attempt was closed while something was still to be sent. */
  isClosed: () => boolean;
  choose: (place: number) => void;
  leaveTab: () => void;
  comeBack: () => void;
  tellTime: () => void;
  finish: () => Promise<EndReason | undefined>;
  close: () => void;
}

export function openPage(device: Device, entry: Entry): QuizPage {
  const { attemptId } = entry.view;
  let state = openState(entry);
  let isOutdated = false;
  let isClosed = false;

  const dispatch = (action: AttemptAction) => {
    state = reduceAttempt(state, action);
    if (!state.isDisplaced && entry.view.status !== 'completed')
      indexedDbSnapshots.save(snapshotOf(entry, state)).catch(() => undefined);
  };
  const ticks = () => performance.now();
  const fate = (questionId: string, of: 'saved' | 'answered before' | 'told') => {
    const choice = device.chosen.get(questionId);
    if (choice && choice.fate !== 'saved') choice.fate = of;
  };

  const outbox = attemptOutbox(entry);
  const switches = switchQueue({
    page: { userId: entry.userId, attemptId, entryId: entry.event.eventId },
    async send(kept) {
      const outcome = await outbox.flush(1);
      if (outcome === 'stuck' || outcome === 'unreachable') throw new Error('Some answers are not delivered yet.');
      return sendSwitch(kept, { keepalive: true });
    },
  });
  const stopSending = outbox.start({
    onSettled({ questionId }, receipt) {
      fate(questionId, receipt ? 'saved' : 'answered before');
      if (!receipt) return void (isOutdated ||= state.clock === undefined);
      dispatch({ type: 'settled', questionId, receipt, ticks: ticks() });
      if (receipt.isLive === false) dispatch({ type: 'displaced' });
    },
    onRefused({ questionId }, error) {
      fate(questionId, 'told');
      if (anotherAttempt(error)) isOutdated = true;
      else dispatch({ type: 'refused', questionId });
    },
    onHeard: (view) => dispatch({ type: 'entered', view, waiting: outbox.waiting(), ticks: ticks() }),
    onFailing: () => dispatch({ type: 'failing' }),
    onClosed() {
      isClosed = true;
      for (const [id, choice] of device.chosen) if (choice.fate === 'waiting') fate(id, 'told');
    },
    onOutdated: () => void (isOutdated = true),
  });
  const stopSwitches = switches.start(({ receipt, waiting, isDisplaced }) => {
    const remaining = receipt?.status === 'completed' ? 0 : receipt?.remaining;
    dispatch({ type: 'tab-switch-told', remaining, waiting });
    if (receipt?.status === 'open') dispatch({ type: 'clock-read', read: receipt, ticks: ticks() });
    if (isDisplaced) dispatch({ type: 'displaced' });
  });

  return {
    device,
    entry,
    state: () => state,
    isOutdated: () => isOutdated,
    isClosed: () => isClosed,
    choose(place) {
      const question = currentQuestion(state);
      if (!question || state.starting || state.phase !== 'answering' || state.isDisplaced) return;
      const { questionId, options } = question;
      const optionId = options[place % options.length]?.optionId ?? '';
      const at = ticks();
      const earlier = device.chosen.get(questionId)?.fate ?? 'told';
      if (earlier !== 'told') device.askedAgain.push(`${questionId} (${earlier})`);
      device.chosen.set(questionId, { optionId, fate: 'waiting' });
      dispatch({ type: 'chosen', questionId, optionId, ticks: at });
      const answeredAfterMs = state.clock ? elapsedMs(state.clock, at) : 0;
      outbox.add({ questionId, optionId, answeredAfterMs });
    },
    leaveTab() {
      dispatch({ type: 'tab-left' });
      switches.leave(Date.now());
    },
    comeBack: () => switches.comeBack(),
    // The page has a timer for it, which a clock starts.
    tellTime: () => void (state.clock && dispatch({ type: 'time-over', ticks: ticks() })),
    async finish() {
      const deadline = state.over === 'time' ? state.clock?.deadline : undefined;
      const signal = new AbortController().signal;
      const isStillDue = () => true;
      const send = () => call(endAttempt, { params: { attemptId }, query: { deadline } }, { signal });
      const ended = await finishAttempt({ outbox, switches, evenIfRefused: true, isStillDue, signal, send });
      return ended?.endReason;
    },
    close() {
      void onDevice(device, async () => {
        stopSending();
        stopSwitches();
      });
    },
  };
}
