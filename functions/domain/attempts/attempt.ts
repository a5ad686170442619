import { fromDigits, toDigits } from '#functions/domain/text/digits.ts';
import { questionLimits } from '#functions/domain/banks/question-limits.ts';
import { refuse } from '#functions/domain/refusal.ts';
import * as words from '#functions/domain/words/attempts.ts';

/** Locates an attempt's data without a read: its quiz, its bank version and its ULID. Written `1.7.01J…`. */
export interface AttemptRef {
  quizId: number;
  version: number;
  ulid: string;
}

/**
 * Whether an entry replaces a prepared attempt that has no answer yet, because a newer version of its quiz is live. Of two entries that
 * read different live versions the newer one wins, in whichever order they arrive.
 */
export function isOutdated(pending: Pick<AttemptRef, 'version'>, live: Pick<AttemptRef, 'version'>): boolean {
  return pending.version < live.version;
}

export type EndReason = 'candidate' | 'time' | 'limit';
/** What counted as an event: loading the quiz page in one of these ways, or leaving its tab. */
export type EventCause = 'open' | 'reload' | 'back-forward' | 'tab-switch';

/** A stored answer: the option, and the seconds since the start. The option's place on the screen follows from the seed (`shown-order.ts`). */
export interface Answer {
  optionId: string;
  seconds: number;
}

export interface AttemptEvent {
  cause: EventCause;
  /** Epoch seconds. */
  at: number;
  /** Duration of the absence; absent until it is known. */
  awaySeconds?: number;
}

export interface Attempt {
  ref: AttemptRef;
  userId: string;
  status: 'open' | 'completed';
  /** Epoch ms, as are `deadline`, `closesAt` and `endedAt`. */
  createdAt: number;
  deadline: number;
  /** The end of the time in which a late delivery of an answer is still accepted. */
  closesAt: number;
  /** Sum of the points of the chosen options. */
  score: number;
  answeredCount: number;
  seed: string;
  /** The presented questions, packed as in `presented-questions.ts`. Absent: every question of its version. */
  asked?: string;
  /** By question id. */
  answers: Record<string, Answer>;
  /** Ids of questions whose answer arrived after the deadline. */
  late: string[];
  events: Record<string, AttemptEvent>;
  /** The number of the event that closes it (`resumes.ts`). */
  resumeLimit: number;
  /** The live entry: the id of its event. Absent until the first entry. */
  live?: string;
  coupon: string;
  batch?: string;
  /** Extra time that was granted before the attempt began. */
  extraMs?: number;
  endedAt?: number;
  endReason?: EndReason;
}

/** Quiz id, version and ULID. The numbers have no leading zeros, so that an attempt has one id. */
export const attemptIdPattern = /^(0|[1-9]\d{0,8})\.(0|[1-9]\d{0,6})\.([0-9A-HJKMNP-TV-Z]{26})$/;

export function formatAttemptId({ quizId, version, ulid }: AttemptRef): string {
  return `${quizId}.${version}.${ulid}`;
}

/** @throws Refusal `not-found` for a text that is no attempt id. */
export function parseAttemptId(attemptId: string): AttemptRef {
  const match = attemptIdPattern.exec(attemptId);
  if (!match) refuse('not-found', words.notFound);
  const [, quizId, version, ulid] = match as unknown as [string, string, string, string];
  return { quizId: Number(quizId), version: Number(version), ulid };
}

const base = 36;
const packedBytes = 4;
/**
 * Number of values in the packed part: late or not, times the places on the screen, times the options of a question. The place is 0 in
 * new answers. Older ones have the place that the device claimed, which nothing reads any more.
 */
const places = 2 * questionLimits.options * questionLimits.options;
/** 460 hours, more than any attempt takes. */
const maxSeconds = Math.floor(2 ** (8 * packedBytes) / places) - 1;

/**
 * Packs an answer into four bytes: option, late or not, seconds since the start. Short, because each save is charged for the
 * whole item.
 */
export function packAnswer({ optionId, seconds }: Answer, isLate = false): Uint8Array {
  const option = Number.parseInt(optionId, base);
  const place = option * questionLimits.options * 2 + (isLate ? 1 : 0);
  const packed = new Uint8Array(packedBytes);
  new DataView(packed.buffer).setUint32(0, place * (maxSeconds + 1) + clamp(seconds, maxSeconds));
  return packed;
}

export function unpackAnswer(packed: Uint8Array): Answer & { isLate: boolean } {
  const value = new DataView(packed.buffer, packed.byteOffset, packedBytes).getUint32(0);
  const place = Math.floor(value / (maxSeconds + 1));
  return {
    optionId: Math.floor(place / (2 * questionLimits.options)).toString(base),
    seconds: value % (maxSeconds + 1),
    isLate: place % 2 === 1,
  };
}

function clamp(seconds: number, max: number): number {
  return Math.min(Math.max(Math.floor(seconds), 0), max);
}

const causes = { o: 'open', r: 'reload', b: 'back-forward', t: 'tab-switch' } as const;
const letters = Object.fromEntries(Object.entries(causes).map(([letter, cause]) => [cause, letter])) as Record<
  EventCause,
  keyof typeof causes
>;

/** 194 days, in four digits. */
const maxAwaySeconds = 64 ** 4 - 1;

/** Packs an event: cause (1 letter), epoch seconds (base 64) and, once known, a point and the absence in seconds (base 64). */
export function packEvent({ cause, at, awaySeconds }: AttemptEvent): string {
  const away = awaySeconds === undefined ? '' : `.${toDigits(clamp(awaySeconds, maxAwaySeconds))}`;
  return letters[cause] + toDigits(at) + away;
}

export function unpackEvent(packed: string): AttemptEvent {
  const [at = '', away] = packed.slice(1).split('.');
  return {
    cause: causes[packed.charAt(0) as keyof typeof causes] ?? 'open',
    at: fromDigits(at),
    ...(away !== undefined && { awaySeconds: fromDigits(away) }),
  };
}

/** Whether the requesting entry is the live one; `undefined` if the request has no entry id. */
export function isLive(live: string | undefined, entryId: string | undefined): boolean | undefined {
  if (entryId === undefined) return undefined;
  return live === undefined || live === entryId;
}

/** The end of an attempt that is closed now: never after its deadline, and with the reason `time` from the deadline on. */
export function endingOf(
  attempt: { deadline: number },
  reason: EndReason,
  now: number,
): { endReason: EndReason; endedAt: number } {
  const overdue = now >= attempt.deadline;
  return { endReason: overdue && reason === 'candidate' ? 'time' : reason, endedAt: overdue ? attempt.deadline : now };
}
