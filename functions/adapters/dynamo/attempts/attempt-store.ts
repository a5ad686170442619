import type { AttemptRef } from '#functions/domain/attempts/attempt.ts';
import { getItem, getReadable, itemKey } from '#functions/adapters/dynamo/get-items.ts';
import { attemptPrefix, keys, gsiKeys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import { readRange, startingWith, inIndex, pagesOf } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { attemptItem, attemptOf, type AttemptItem, refOf, userIdOf } from './attempt-item.ts';
import { endAttempt, type EndCommand } from './end-attempt.ts';
import { recordEvent, type EventCommand } from './record-event.ts';
import { saveAnswer, type SaveCommand } from './save-answer.ts';
import { startAttempt, type StartCommand } from './start-attempt.ts';

export function attemptStore(table: Table) {
  async function findItem(userId: string, attempt: AttemptRef): Promise<AttemptItem | undefined> {
    const item = await getItem(table, keys.attempt(userId, attempt), attemptItem);
    return item?.version === attempt.version ? item : undefined;
  }

  return {
    async find(userId: string, attempt: AttemptRef) {
      const item = await findItem(userId, attempt);
      return item && attemptOf(item);
    },

    /** One conditional update. Throws Refusal `already-answered`, `attempt-closed`, `not-presented`, `not-found`. */
    saveAnswer: (command: SaveCommand) => saveAnswer(table, command),
    /**
     * Handles the first answer, which makes the attempt. `lost`: the seat has changed since it was read; read it again. `other-open`: the
     * person has an open attempt at another quiz.
     */
    start: (command: StartCommand) => startAttempt(table, command),
    /**
     * Adds an event once; a repeat only stores a longer absence. `limit`: the attempt is open, and this event closes it. `expired`: it
     * has to be closed.
     */
    recordEvent: (command: EventCommand) => recordEvent(table, command),
    /**
     * Completes the attempt and makes its result in one transaction; an attempt that has ended keeps its end. `undefined`: there is none,
     * or none that this command may end.
     */
    end: (command: EndCommand) => endAttempt(table, command),

    /** A person's completed attempts at a quiz, oldest first. */
    async listCompleted(userId: string, quizId: number) {
      const { pk } = keys.profile(userId);
      const items = await readRange(table, startingWith({ pk, sk: attemptPrefix(quizId) }), attemptItem);
      return items.filter(({ status }) => status === 'completed').map(attemptOf);
    },
  };
}

export type AttemptStore = ReturnType<typeof attemptStore>;

/** Separate from the attempt store, so that the bundle of the function that takes answers does not contain it. */
export function expiredAttempts(table: Table) {
  return {
    /** All open attempts whose `closesAt` has passed, by the index (which lags), page by page. */
    async *pages(now: number) {
      const expired = inIndex(gsiKeys.open(), { until: sortableInstant(now) });
      for await (const found of pagesOf(table, expired, itemKey, 100)) {
        // The index holds keys only; the attempt's version is in the item.
        const items = await getReadable(table, found, attemptItem);
        yield {
          found: items.found.map((item) => ({ userId: userIdOf(item), attempt: refOf(item) })),
          failures: items.failures,
        };
      }
    },
  };
}

export type ExpiredAttempts = ReturnType<typeof expiredAttempts>;
