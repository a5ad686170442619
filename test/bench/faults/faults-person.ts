import { recordTabSwitch } from '#functions/contract/attempts.ts';
import type { EndReason } from '#functions/domain/attempts/attempt.ts';
import { elapsedMs, startClock } from '#web/features/quiz/clock/attempt-clock.ts';
import { attemptOutbox, type AttemptOutbox } from '#web/features/quiz/delivery/attempt-outbox.ts';
import { enter, type Entry } from '#web/features/quiz/entry/enter.ts';
import { finishAttempt } from '#web/features/quiz/ending/finish-attempt.ts';
import type { SnapshotStorage } from '#web/features/quiz/entry/snapshot-storage.ts';
import { ApiProblem, call } from '#web/lib/api-client.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { deviceOutbox } from './faults-device.ts';

/** What came of one person's attempt. */
export interface Sitting {
  /** Chosen option by question: the first choice counts. */
  chosen: Map<string, string>;
  /** What the site said was refused. */
  refused: string[];
  /** Re-entries and tab switches. */
  events: number;
  endReason: EndReason;
  /** False if the site only found that there is no attempt any more. */
  isToldOfEnd: boolean;
}

interface Opened {
  entry: Entry;
  outbox: AttemptOutbox;
  /** Questions that have an answer, delivered or not. */
  known: Set<string>;
  close: () => void;
}

/** Nothing is remembered to go on without a network: that is for a page to do. */
const none: SnapshotStorage = {
  find: async () => undefined,
  save: async () => undefined,
  remove: async () => undefined,
};
/** The next one closes the attempt. */
const maxEvents = 3;

/** Answers so many questions as this person with the site's own outbox, reloads and leaves the tab now and then, and ends. */
export async function sit(userId: string, questions: number, random: () => number): Promise<Sitting> {
  const sitting: Sitting = { chosen: new Map(), refused: [], events: 0, endReason: 'candidate', isToldOfEnd: true };

  async function open(mayClose?: true): Promise<Opened> {
    const event = { eventId: newEventId(), cause: 'reload' } as const;
    const entry = await untilDone(() => enter({ userId, event, mayClose, storage: deviceOutbox, snapshots: none }));
    const outbox = attemptOutbox(entry);
    const close = outbox.start({
      onSettled: () => undefined,
      onRefused: ({ questionId }) => sitting.refused.push(questionId),
      onClosed: () => sitting.refused.push('closed'),
      onHeard: () => undefined,
      onOutdated: () => sitting.refused.push('outdated'),
    });
    const known = new Set([...entry.view.answered, ...entry.unsent].map(({ questionId }) => questionId));
    return { entry, outbox, known, close };
  }

  /** Comes back until that closes the attempt, with answers on the way each time. */
  async function leaveForGood(): Promise<Sitting> {
    while (page.entry.view.status !== 'completed') {
      sitting.events += 1;
      page.close();
      try {
        page = await open(true);
      } catch (error) {
        // Tried again after its reply was lost, the entry that closed the attempt finds none that is open.
        if (!(error instanceof ApiProblem && error.code === 'coupon-required')) throw error;
        return { ...sitting, endReason: 'limit', isToldOfEnd: false };
      }
    }
    page.close();
    return { ...sitting, endReason: 'limit' };
  }

  let page = await open();
  for (let number = 0; number < questions; number += 1) {
    const maySlip = number > 0 && sitting.events < maxEvents;
    const slip = random();
    if (maySlip && slip < 0.1) {
      sitting.events += 1;
      page.close();
      page = await open();
      for (const questionId of sitting.chosen.keys())
        if (!page.known.has(questionId)) throw new Error(`After a reload ${questionId} was asked again.`);
    } else if (maySlip && slip < 0.2) {
      sitting.events += 1;
      await leaveTab(page);
    }
    choose(page, sitting, random);
    if (number === 0) await untilDone(() => delivered(page.outbox));
    await new Promise((resolve) => setTimeout(resolve, random() * 40));
  }
  if (random() < 0.25) return leaveForGood();
  const { attemptId } = page.entry.view;
  await untilDone(() =>
    finishAttempt({
      attemptId,
      outbox: page.outbox,
      // They have been told when they happened.
      switches: { deliver: async () => undefined },
      evenIfRefused: true,
      isStillDue: () => true,
      signal: new AbortController().signal,
    }),
  );
  page.close();
  return sitting;
}

/** Sometimes by a double click that hits two options. */
function choose({ entry, outbox, known }: Opened, { chosen }: Sitting, random: () => number): void {
  const question = entry.view.questions.find(({ questionId }) => !known.has(questionId));
  if (!question) throw new Error('There is no question left.');
  const { questionId, options } = question;
  const position = Math.floor(random() * options.length);
  const choices = random() < 0.1 ? [position, (position + 1) % options.length] : [position];
  for (const at of choices) {
    const optionId = options[at]?.optionId ?? '';
    if (!chosen.has(questionId)) chosen.set(questionId, optionId);
    outbox.add({ questionId, optionId, position: at, answeredAfterMs: sinceStart(entry) });
  }
  known.add(questionId);
}

function sinceStart({ view, ticks }: Entry): number {
  const limitMs = view.timeLimitSeconds * 1000;
  const clock = startClock({ deadline: view.deadline ?? view.now + limitMs, limitMs, now: view.now }, ticks);
  return elapsedMs(clock, performance.now());
}

async function leaveTab({ entry, outbox }: Opened): Promise<void> {
  const { attemptId } = entry.view;
  const entryId = entry.event.eventId;
  const eventId = newEventId();
  await untilDone(() => delivered(outbox));
  await untilDone(() => call(recordTabSwitch, { params: { attemptId }, body: { eventId, entryId } }));
}

async function delivered(outbox: AttemptOutbox): Promise<void> {
  if ((await outbox.flush()) !== 'delivered') throw new Error('Not delivered yet.');
}

/** As a person does who presses "Try again". */
async function untilDone<T>(task: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await task();
    } catch (error) {
      if (tries === 20 || (error instanceof ApiProblem && error.code === 'coupon-required')) throw error;
    }
  }
}
