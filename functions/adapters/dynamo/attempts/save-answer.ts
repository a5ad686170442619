import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { isLive, packAnswer, unpackAnswer, type Attempt, type AttemptRef } from '#functions/domain/attempts/attempt.ts';
import { isPresented, refuseNotPresented } from '#functions/domain/attempts/presented-questions.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { deliveryGraceMs, elapsedMs, isExpired } from '#functions/domain/attempts/time-limit.ts';
import {
  isRunning,
  runningValues,
  attemptItem,
  standingItem,
  attemptLimitsOf,
  type AttemptLimits,
} from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { storedOnConflict } from '#functions/adapters/dynamo/look-and-write.ts';
import { readItem } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import * as words from '#functions/domain/words/attempts.ts';

interface Saved extends AttemptLimits {
  outcome: 'saved';
  isLive?: boolean | undefined;
}

/** The same answer had been saved before. `order`: what the order of the attempt's questions follows from. */
interface Replayed extends Omit<Saved, 'outcome'> {
  outcome: 'replayed';
  order: Pick<Attempt, 'seed' | 'asked'>;
}

/** `not-started`: the attempt does not exist yet. */
export type SaveOutcome = Saved | Replayed | { outcome: 'not-started' };

export interface SaveCommand {
  userId: string;
  attempt: AttemptRef;
  questionId: string;
  /** Mark of the question in its version: `asked` is checked for it. */
  mark: string;
  optionId: string;
  points: number;
  /** Claimed by the device; stored as no later than `now`. */
  answeredAfterMs: number;
  /** Entry of the requesting page; the answer is saved whether or not it is the live one. */
  entryId?: string | undefined;
  now: number;
}

/** The condition for `isPresented` of the domain. */
const presentsTheMark =
  '(attribute_not_exists(asked) OR (begins_with(asked, :minus) AND NOT contains(asked, :mark))' +
  ' OR (begins_with(asked, :plus) AND contains(asked, :mark)))';

/**
 * Saves an answer in one conditional update. Another one follows only for an answer that arrives after the deadline, or that claims to
 * be given later than it arrives.
 */
export async function saveAnswer(table: Table, command: SaveCommand): Promise<SaveOutcome> {
  return (await tryToSave(table, command, 'in time')) ?? (await tryToSave(table, command, 'late')) ?? closed();
}

/** Returns `undefined` if it is too late to save the answer in time; it may still be saved as late. */
async function tryToSave(
  table: Table,
  command: SaveCommand,
  when: 'in time' | 'late',
): Promise<SaveOutcome | undefined> {
  const { userId, attempt, questionId, mark, optionId, points, answeredAfterMs, entryId, now } = command;
  const late = when === 'late';
  // At 0 there is nothing to bound, also where the clock of the function that made the attempt is a little ahead of this one's.
  const claims = answeredAfterMs > 0;
  const after = answeredAfterMs - deliveryGraceMs;
  try {
    const { Attributes } = await table.db.send(
      new UpdateCommand({
        TableName: table.name,
        Key: keys.attempt(userId, attempt),
        UpdateExpression: 'SET answers.#q = :packed ADD score :points, answered :one',
        ConditionExpression:
          `${isRunning} AND version = :version AND limitMs >= :after AND ${presentsTheMark} AND ` +
          `attribute_not_exists(answers.#q)${late ? '' : ' AND deadline >= :lateFrom'}` +
          (claims ? ' AND createdAt <= :latestStart' : ''),
        // Returning the item costs no extra write unit, and saves a read to find out which entry is live.
        ReturnValues: 'ALL_NEW',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        ExpressionAttributeNames: { '#status': 'status', '#q': questionId },
        ExpressionAttributeValues: {
          ':packed': packAnswer({ optionId, seconds: Math.floor(answeredAfterMs / 1000) }, late),
          ':points': points,
          ':one': 1,
          ...runningValues(now),
          ':version': attempt.version,
          ':after': after,
          ':minus': '-',
          ':plus': '+',
          ':mark': mark,
          ...(!late && { ':lateFrom': now - deliveryGraceMs }),
          ...(claims && { ':latestStart': now - answeredAfterMs }),
        },
      }),
    );
    const saved = readItem(Attributes ?? {}, standingItem);
    return { outcome: 'saved', ...attemptLimitsOf(saved), isLive: isLive(saved.live, entryId) };
  } catch (cause) {
    const stored = storedOnConflict(cause, attemptItem);
    if (!stored) return { outcome: 'not-started' };
    if (stored.version !== attempt.version) refuse('not-found', words.notFound, cause);
    const earlier = stored.answers[questionId];
    if (earlier) {
      if (unpackAnswer(earlier).optionId === optionId) {
        const { seed, asked, live } = stored;
        const order = { seed, ...(asked !== undefined && { asked }) };
        return { outcome: 'replayed', ...attemptLimitsOf(stored), isLive: isLive(live, entryId), order };
      }
      refuse('already-answered', words.answered, cause);
    }
    if (stored.status !== 'open' || isExpired(stored, now)) closed(cause);
    const arrivedAfterMs = elapsedMs(stored, now);
    if (answeredAfterMs > arrivedAfterMs)
      return tryToSave(table, { ...command, answeredAfterMs: arrivedAfterMs }, when);
    if (stored.limitMs < after) closed(cause);
    if (!isPresented(stored.asked, mark)) refuseNotPresented(cause);
    return late ? closed(cause) : undefined;
  }
}

function closed(cause?: unknown): never {
  refuse('attempt-closed', words.ended, cause);
}
