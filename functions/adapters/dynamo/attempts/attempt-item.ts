import * as z from 'zod/mini';
import { unpackAnswer, unpackEvent, type Attempt, type AttemptRef } from '#functions/domain/attempts/attempt.ts';
import { bytes } from '#functions/adapters/dynamo/item-reader.ts';
import { resumeCount, remainingResumes } from '#functions/domain/attempts/resumes.ts';

/** The deadline and resumes of an attempt, which grants may have extended. */
export interface AttemptLimits {
  deadline: number;
  /** Re-entries and tab switches that are left. */
  remaining: number;
}

/** The attributes that a reply to a save or an event needs. */
const standing = {
  deadline: z.number(),
  events: z.record(z.string(), z.string()),
  /** One less than its `resumeLimit`: see `isCounted`. */
  lastResume: z.number(),
  live: z.exactOptional(z.string()),
};

export const standingItem = z.object(standing);
export type AttemptLimitsItem = z.infer<typeof standingItem>;

const endReason = z.enum(['candidate', 'time', 'limit']);

export const endReasonItem = z.object({ endReason });

/** An attempt as it is stored. The names are short because each save is charged for the whole item. */
export const attemptItem = z.object({
  ...standing,
  pk: z.string(),
  sk: z.string(),
  gsi1pk: z.string(),
  gsi1sk: z.string(),
  status: z.enum(['open', 'completed']),
  version: z.number(),
  createdAt: z.number(),
  closesAt: z.number(),
  /** The time limit: deadline − createdAt. */
  limitMs: z.number(),
  score: z.number(),
  answered: z.number(),
  seed: z.string(),
  /** The questions that are presented. Absent: every question of its version. */
  asked: z.exactOptional(z.string()),
  answers: z.record(z.string(), bytes),
  coupon: z.string(),
  /** Extra time that was granted before the attempt began; it is part of `limitMs`. */
  extraMs: z.exactOptional(z.number()),
  endedAt: z.exactOptional(z.number()),
  endReason: z.exactOptional(endReason),
  /** Expiry of an ended attempt, for TTL. */
  ttl: z.exactOptional(z.number()),
});
export type AttemptItem = z.infer<typeof attemptItem>;

/** The user, the quiz and the attempt id, which are parts of the key and not stored again. */
export function refOf(item: Pick<AttemptItem, 'sk' | 'version'>): AttemptRef {
  const [, quizId, ulid = ''] = item.sk.split('#');
  return { quizId: Number(quizId), version: item.version, ulid };
}

export function userIdOf(item: { pk: string }): string {
  return item.pk.slice('USER#'.length);
}

/** The batch of an attempt, which is stored only at the end of its sort key. */
export function batchOf({ gsi1sk }: Pick<AttemptItem, 'gsi1sk'>): string | undefined {
  return gsi1sk.slice(gsi1sk.lastIndexOf('#') + 1) || undefined;
}

export function attemptLimitsOf(item: AttemptLimitsItem): AttemptLimits {
  return { deadline: item.deadline, remaining: resumeFigures(item).remaining };
}

export function attemptOf(item: AttemptItem): Attempt {
  const batch = batchOf(item);
  const answers = Object.entries(item.answers).map(([id, packed]) => ({ id, ...unpackAnswer(packed) }));
  return {
    ref: refOf(item),
    userId: userIdOf(item),
    status: item.status,
    createdAt: item.createdAt,
    deadline: item.deadline,
    closesAt: item.closesAt,
    score: item.score,
    answeredCount: item.answered,
    seed: item.seed,
    coupon: item.coupon,
    ...(item.asked !== undefined && { asked: item.asked }),
    answers: Object.fromEntries(answers.map(({ id, isLate: _, ...answer }) => [id, answer])),
    late: answers.flatMap(({ id, isLate }) => (isLate ? [id] : [])),
    events: Object.fromEntries(Object.entries(item.events).map(([id, packed]) => [id, unpackEvent(packed)])),
    resumeLimit: resumesOf(item).resumeLimit,
    ...(item.live !== undefined && { live: item.live }),
    ...(batch !== undefined && { batch }),
    ...(item.extraMs !== undefined && { extraMs: item.extraMs }),
    ...(item.endedAt !== undefined && { endedAt: item.endedAt }),
    ...(item.endReason !== undefined && { endReason: item.endReason }),
  };
}

/* The rule of `domain/attempts/resumes.ts` as DynamoDB conditions. A condition cannot calculate, so the item stores `lastResume`, the
   number of events that leave the attempt open: one less than its `resumeLimit`. `#e` is the event's id. */

/** True where `effectOfEvent` is `counted`. */
export const isCounted = 'attribute_not_exists(events.#e) AND size(events) < lastResume';
/** True where `effectOfEvent` is `closes`. */
export const isClosing = 'attribute_not_exists(events.#e) AND size(events) >= lastResume';

export const lastResumeOf = (resumeLimit: number): number => resumeLimit - 1;

interface Stored {
  events: Record<string, string>;
  lastResume: number;
}

export function resumesOf({ events, lastResume }: Stored): { events: Record<string, string>; resumeLimit: number } {
  return { events, resumeLimit: lastResume + 1 };
}

/** The figures about resumes that replies contain. */
export function resumeFigures(stored: Stored): { resumeCount: number; remaining: number } {
  return { resumeCount: resumeCount(stored), remaining: remainingResumes(resumesOf(stored)) };
}

/** The condition for what `requireRunning` lets through (`domain/attempts/grants.ts`). `#status` is the attribute `status`. */
export const isRunning = '#status = :open AND closesAt >= :now';
export const runningValues = (now: number) => ({ ':open': 'open', ':now': now });

/** The condition that an attempt is running, and that these attributes are unchanged since they were read. */
export function runningUnchanged(
  seen: Partial<Record<keyof Attempt | 'lastResume' | 'answered', number>>,
  now: number,
) {
  const entries = Object.entries(seen);
  return {
    condition: [isRunning, ...entries.map(([name]) => `#${name} = :seen_${name}`)].join(' AND '),
    values: {
      ...runningValues(now),
      ...Object.fromEntries(entries.map(([name, value]) => [`:seen_${name}`, value])),
    },
  };
}
