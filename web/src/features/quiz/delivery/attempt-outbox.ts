import { type AnswerReceipt, saveAnswer } from '#functions/contract/attempts.ts';
import { getSeat } from '#functions/contract/quiz.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';
import { createOutbox, type Outbox, type OutboxListener } from '#web/lib/outbox/outbox.ts';
import { isTransient } from '#web/lib/retry.ts';
import type { EnteredView } from '../entry/attempt-snapshot.ts';
import type { Entry } from '../entry/enter.ts';
import { noteReceipt } from '../entry/note-receipt.ts';
import { shortRetries } from './retry-policy.ts';
import { sendEvents } from './send-events.ts';

export interface AttemptListener extends OutboxListener {
  /** The server has accepted an entry that was made without a network; waiting answers were given after it. */
  onHeard(view: EnteredView, ticks: number): void;
  /** The server's state of this attempt is newer than this page's, or the attempt is gone. */
  onOutdated(): void;
}

export interface AttemptOutbox extends Omit<Outbox, 'start'> {
  start(listener: AttemptListener): () => void;
  /** Whether the server has received this entry. */
  isHeard(): boolean;
}

/**
 * The queue of an attempt. After a reload without a network it contains, in this order: earlier answers, tab switches and the entry
 * (which may close the attempt), and later answers. Before its start an attempt cannot be closed by an entry, so there the entry comes
 * first.
 */
export function attemptOutbox({ userId, quiz, view, event, unsent, unheard }: Entry): AttemptOutbox {
  const { attemptId } = view;
  const isStarted = view.deadline !== undefined;
  let isHeard = unheard.length === 0;
  let listener: AttemptListener | undefined;

  async function pass(): Promise<'passed' | 'closed'> {
    const { quizId } = quiz;
    // An entry after the end of this attempt would begin another one.
    if (isStarted && (await call(getSeat, { params: { quizId } })).openAttemptId !== attemptId) return 'closed';
    const now = await sendEvents({ userId, quizId, attemptId, events: unheard, policy: shortRetries });
    if (!now || now.status === 'completed') return 'closed';
    isHeard = true;
    if (now.attemptId === attemptId) listener?.onHeard(now, performance.now());
    else listener?.onOutdated();
    return 'passed';
  }

  async function passOrLook(): Promise<'passed' | 'closed'> {
    try {
      return await pass();
    } catch (error) {
      if (isTransient(error)) throw error;
      listener?.onOutdated();
      // Refused: the page enters again and asks; the queue stays on this device until then.
      if (codeOf(error) === 'would-close') throw error;
      return 'passed';
    }
  }

  const outbox = createOutbox({
    attemptId,
    owner: userId,
    storage: indexedDbOutbox,
    ...(isHeard || isStarted ? { unsent } : { unsentAfterPassage: unsent }),
    passage: isHeard ? undefined : passOrLook,
    async send(answer) {
      const body = { ...answer, ...(isHeard && { entryId: event.eventId }) };
      const note = (receipt?: AnswerReceipt) => noteReceipt({ userId, attemptId, answer, receipt });
      try {
        const receipt = await call(saveAnswer, { params: { attemptId }, body }, { keepalive: true, userId });
        // The person has left the page meanwhile, so it stores nothing any more.
        if (!listener) await note(receipt);
        return receipt;
      } catch (error) {
        if (codeOf(error) === 'already-answered') await note();
        throw error;
      }
    },
  });
  return {
    ...outbox,
    isHeard: () => isHeard,
    start(newListener) {
      listener = newListener;
      const stop = outbox.start(newListener);
      return () => {
        listener = undefined;
        stop();
      };
    },
  };
}
