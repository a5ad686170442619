import { endAttempt, saveAnswer } from '#functions/contract/attempts.ts';
import { getActiveQuiz, getSeat } from '#functions/contract/quiz.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { type Answer, indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';
import { indexedDbSwitches } from '#web/lib/outbox/outbox-switches.ts';
import { isTransient } from '#web/lib/retry.ts';
import type { AttemptSnapshot, EnteredView } from './attempt-snapshot.ts';
import type { Entry, EntryRequest } from './enter.ts';
import { noteReceipt } from './note-receipt.ts';
import { anotherAttempt } from '../another-attempt.ts';
import { longRetries, type RetryPolicy, shortRetries, retryWith } from '../delivery/retry-policy.ts';
import { orderEvents, sendEvents } from '../delivery/send-events.ts';
import { indexedDbSnapshots } from './snapshot-storage.ts';
import { superseded as supersededText } from '#web/lib/words/quiz/screen.ts';

/**
 * Opens the attempt at the server. Waiting answers and events are sent first, because this entry may close the attempt. With a stored
 * attempt (`snapshot`), no one has to wait long for a network.
 */
export async function enterOnline(
  { userId, event, mayClose }: EntryRequest,
  snapshot: AttemptSnapshot | undefined,
): Promise<Entry> {
  const policy = snapshot ? shortRetries : longRetries;
  const ask = <T>(task: () => Promise<T>) => retryWith(policy, task);
  const { quizId, name, prompt } = await ask(() => call(getActiveQuiz, {}, policy));

  const waiting = await indexedDbOutbox.listAttempts();
  const kept = await indexedDbSwitches.list(userId);
  const mustLook = [snapshot?.endedIn, snapshot?.entries.length, waiting.length, kept.length].some(Boolean);
  const seat = mustLook ? await ask(() => call(getSeat, { params: { quizId } }, policy)) : undefined;
  const openId = seat?.openAttemptId;
  const told = openId && waiting.includes(openId) ? await deliver(userId, openId, policy) : undefined;

  const stored = openId !== undefined && openId === snapshot?.attemptId ? snapshot : undefined;
  const { entries: unheard = [], endedIn } = stored ?? {};
  // The person has ended it, and not continued elsewhere since: then the end takes the place of the entries.
  const isEnding = endedIn?.includes(seat?.liveEntryId ?? '');
  const events = orderEvents(isEnding ? [] : [...unheard, event], kept);
  const entered = await sendEvents({ userId, quizId, attemptId: openId, events, policy, mayClose });
  const view = entered ?? (await ask(() => closedView(userId, openId ?? '', endedIn)));
  const ticks = performance.now();
  // A waiting first answer of an attempt that was replaced meanwhile: the server refuses it, and it is deleted.
  const replaced = waiting.find((id) => id === snapshot?.attemptId && id !== view.attemptId);
  const notice = replaced ? await deliver(userId, replaced, policy) : told;
  const unsent = await indexedDbOutbox.list(view.attemptId);
  const entry = {
    userId,
    event,
    // The attempt may be of a quiz that is not on sale any more.
    quiz: { quizId, name, prompt: view.attemptId.startsWith(`${quizId}.`) ? prompt : undefined },
    view,
    unsent,
    ticks,
    unheard: [],
    ownEntries: [event.eventId],
    notice,
  };
  if (view.status !== 'completed') return entry;
  await indexedDbSnapshots.remove(userId).catch(() => undefined);
  const lost = await countLost(view.attemptId, unsent, policy, userId);
  await Promise.allSettled(unsent.map(({ questionId }) => indexedDbOutbox.remove(view.attemptId, questionId)));
  return { ...entry, unsent: [], lost };
}

/**
 * How many of these answers an attempt that has ended does not have: the server knows one whose reply was lost. Once it cannot be
 * reached, the rest counts as lost, too.
 */
async function countLost(
  attemptId: string,
  unsent: readonly Answer[],
  policy: RetryPolicy,
  userId: string,
): Promise<number> {
  let lost = 0;
  for (const [index, answer] of unsent.entries()) {
    try {
      await retryWith(policy, () => call(saveAnswer, { params: { attemptId }, body: answer }, { ...policy, userId }));
    } catch (error) {
      if (isTransient(error)) return lost + unsent.length - index;
      if (codeOf(error) !== 'already-answered') lost += 1;
    }
  }
  return lost;
}

/** The view of an attempt that a tab switch, just sent, has closed, or that ends now as the person wanted. */
async function closedView(userId: string, attemptId: string, endedIn?: readonly string[]): Promise<EnteredView> {
  const request = { params: { attemptId }, query: { entryIds: endedIn?.join() } };
  const { endReason } = await call(endAttempt, request, { userId });
  const nothing = { questions: [], questionCount: 0, answered: [], timeLimitSeconds: 0, now: 0, remaining: 0 };
  return { attemptId, status: 'completed', endReason, ...nothing };
}

/**
 * @returns a message if an answer belongs to another attempt now, or if its question has another answer already. Other refusals stay in
 * the queue: the quiz page sends them again and tells the person. A transient failure stops the entry.
 */
async function deliver(userId: string, attemptId: string, policy: RetryPolicy): Promise<string | undefined> {
  let notice: string | undefined;
  let superseded = 0;
  for (const answer of await indexedDbOutbox.list(attemptId)) {
    try {
      const receipt = await retryWith(policy, () =>
        call(saveAnswer, { params: { attemptId }, body: answer }, { ...policy, userId }),
      );
      await noteReceipt({ userId, attemptId, answer, receipt });
    } catch (error) {
      // Any transient failure stops here, not only a missing answer: the following entry may close the attempt, so everything that can
      // be saved has to be saved first.
      if (isTransient(error)) throw error;
      const isSuperseded = codeOf(error) === 'already-answered';
      const words = anotherAttempt(error);
      if (!words && !isSuperseded) continue;
      notice = words ?? notice;
      if (isSuperseded) {
        superseded += 1;
        await noteReceipt({ userId, attemptId, answer });
      }
    }
    await indexedDbOutbox.remove(attemptId, answer.questionId);
  }
  return notice ?? (superseded > 0 ? supersededText(superseded) : undefined);
}
