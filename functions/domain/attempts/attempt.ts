import { fromDigits, toDigits } from '#functions/domain/text/digits.ts';
import { questionLimits } from '#functions/domain/banks/question-limits.ts';
import { refuse } from '#functions/domain/refusal.ts';

/** Where an attempt's data is found without a read: its quiz, its bank version and its ULID. Written `1.7.01J…`. */
export interface AttemptRef {
  quizId: number;
  version: number;
  ulid: string;
}

/**
 * Whether an entry replaces a prepared attempt that has no answer yet: a newer version of its quiz is live. Of two entries that
 * saw different versions live the newer one wins, whichever comes last.
 */
export function isOutdated(pending: Pick<AttemptRef, 'version'>, live: Pick<AttemptRef, 'version'>): boolean {
  return pending.version < live.version;
}

export type EndReason = 'candidate' | 'time' | 'limit';
/** An entry to the quiz page, by what brought the page there, or the tab left. */
export type EventCause = 'open' | 'reload' | 'back-forward' | 'tab-switch';

/** An answer as it is kept: which option, where it stood on the screen (0 = top), how long after the start. */
export interface Answer {
  optionId: string;
  position: number;
  seconds: number;
}

export interface AttemptEvent {
  cause: EventCause;
  /** Epoch seconds. */
  at: number;
  /** How long the person was away; absent until it is known. */
  awaySeconds?: number;
}

export interface Attempt {
  ref: AttemptRef;
  userId: string;
  status: 'open' | 'completed';
  /** Epoch ms, as are `deadline`, `closesAt` and `endedAt`. */
  createdAt: number;
  deadline: number;
  /** Until when an answer given in time is still taken. */
  closesAt: number;
  /** Sum of the points of the chosen options. */
  score: number;
  answeredCount: number;
  seed: string;
  /** What it presents, as packed in `presented.ts`. Absent: every question of its version. */
  asked?: string;
  /** By question id. */
  answers: Record<string, Answer>;
  /** Ids of questions whose answer arrived after the deadline. */
  late: string[];
  events: Record<string, AttemptEvent>;
  /** The event that closes it (`resumes.ts`). */
  resumeLimit: number;
  /** The entry that has the attempt now: the id of its event. Absent: none has claimed it. */
  live?: string;
  /** The batch of coupons by which the person came. */
  batch?: string;
  /** Time that the person had been granted before they began. */
  extraMs?: number;
  endedAt?: number;
  endReason?: EndReason;
}

export function formatAttemptId({ quizId, version, ulid }: AttemptRef): string {
  return `${quizId}.${version}.${ulid}`;
}

/** @throws Refusal `not-found` for a text that is no attempt id. */
export function parseAttemptId(attemptId: string): AttemptRef {
  const match = /^(\d{1,9})\.(\d{1,7})\.([0-9A-HJKMNP-TV-Z]{26})$/.exec(attemptId);
  if (!match) refuse('not-found', 'There is no such attempt.');
  const [, quizId, version, ulid] = match as unknown as [string, string, string, string];
  return { quizId: Number(quizId), version: Number(version), ulid };
}

const base = 36;
const packedBytes = 4;
/** Of what is packed: late or in time, and as many positions and options as a question can have. */
const places = 2 * questionLimits.options * questionLimits.options;
/** 460 hours: no attempt runs as long. */
const maxSeconds = Math.floor(2 ** (8 * packedBytes) / places) - 1;

/**
 * Four bytes: option, position, whether it arrived after the deadline, seconds since the start. Short, because each save is
 * charged for the whole item.
 */
export function packAnswer({ optionId, position, seconds }: Answer, isLate = false): Uint8Array {
  const option = Number.parseInt(optionId, base);
  const place = (option * questionLimits.options + position) * 2 + (isLate ? 1 : 0);
  const packed = new Uint8Array(packedBytes);
  new DataView(packed.buffer).setUint32(0, place * (maxSeconds + 1) + clamp(seconds, maxSeconds));
  return packed;
}

export function unpackAnswer(packed: Uint8Array): Answer & { isLate: boolean } {
  const value = new DataView(packed.buffer, packed.byteOffset, packedBytes).getUint32(0);
  const place = Math.floor(value / (maxSeconds + 1));
  const choice = Math.floor(place / 2);
  return {
    optionId: Math.floor(choice / questionLimits.options).toString(base),
    position: choice % questionLimits.options,
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

/** Cause (1 letter), epoch seconds (base 64) and, once it is known, a point and the absence in seconds (base 64). */
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

/** Whether the entry that asks is the one that has the attempt; `undefined` if it does not say which it is. */
export function isLive(live: string | undefined, entryId: string | undefined): boolean | undefined {
  if (entryId === undefined) return undefined;
  return live === undefined || live === entryId;
}

/** How an attempt that is ended now is recorded: never after its deadline, and from the deadline on the reason is the time. */
export function endingOf(
  attempt: { deadline: number },
  reason: EndReason,
  now: number,
): { endReason: EndReason; endedAt: number } {
  const overdue = now >= attempt.deadline;
  return { endReason: overdue && reason === 'candidate' ? 'time' : reason, endedAt: overdue ? attempt.deadline : now };
}
