import type { Answer, Attempt, AttemptEvent, AttemptRef, EndReason } from '#functions/domain/attempts/attempt.ts';

/** What an attempt still has: it may have been granted more. */
export interface Standing {
  deadline: number;
  /** Re-entries and tab switches that are left. */
  remaining: number;
}

/** `not-started`: there is no such attempt yet. */
export type SaveOutcome =
  (Standing & { outcome: 'saved' | 'replayed'; isLive?: boolean | undefined }) | { outcome: 'not-started' };

export interface SaveCommand {
  userId: string;
  attempt: AttemptRef;
  questionId: string;
  /** Of the question in its version: what `asked` is checked for. */
  mark: string;
  answer: Answer;
  points: number;
  answeredAfterMs: number;
  /** Of the page that asks; the answer is saved whether or not it is the live one. */
  entryId?: string | undefined;
  now: number;
}

export interface StartCommand extends SaveCommand {
  seed: string;
  asked: string;
  coupon: string;
  /** The batch that the coupon is of, if any. */
  batch: string | undefined;
  /** What of `limitMs` was granted, as the seat was read. */
  extraMs: number | undefined;
  /** The latest entry, as the seat was read. */
  live: string | undefined;
  /** What the coupon is used for, for the accounts. */
  price: number;
  discountPercentage: number;
  limitMs: number;
  /** Of the quiz. */
  resumeLimit: number;
}

export interface EndCommand {
  userId: string;
  attempt: AttemptRef;
  reason: EndReason;
  now: number;
  /** The event that closes it, for the reason `limit`: it ends an attempt only if `effectOfEvent` says so. */
  event?: { id: string; event: AttemptEvent };
  /** End it only if its `closesAt` is over. */
  expiredOnly?: boolean;
  /** End it only if it has no more time than until then. */
  deadline?: number | undefined;
}

/** What is left of an attempt after a command. */
export interface EndOutcome {
  endReason: EndReason;
  endedAt: number;
  /** This call ended an attempt whose seat was lost, or erased with the account. */
  hadNoSeat?: true;
}

export interface EventCommand {
  userId: string;
  attempt: AttemptRef;
  id: string;
  event: AttemptEvent;
  /** This event is an entry, which has the attempt from now on. */
  takesOver: boolean;
  /** Of the page whose event it is: it counts only if that had the attempt when it happened (`countsSwitch`). */
  entryId?: string | undefined;
  now: number;
}

/** `displaced`: it was not counted, because a later entry had the attempt by then. */
export type EventOutcome =
  | { outcome: 'recorded' | 'displaced'; resumeCount: number; remaining: number; live?: string }
  | { outcome: 'limit' | 'expired' | 'closed' | 'not-found' };

export interface AttemptStore {
  find(userId: string, attempt: AttemptRef): Promise<Attempt | undefined>;
  /** One conditional update. Throws Refusal `already-answered`, `attempt-closed`, `not-presented`, `not-found`. */
  saveAnswer(command: SaveCommand): Promise<SaveOutcome>;
  /** The first answer makes the attempt. `lost`: the seat is not as it was read; look again. `other-open`: the person has an open attempt in another quiz. */
  start(command: StartCommand): Promise<'started' | 'lost' | 'other-open'>;
  /**
   * Adds an event once; again, only a longer absence is noted. `limit`: the attempt is open, and this event closes it.
   * `expired`: it waits to be closed.
   */
  recordEvent(command: EventCommand): Promise<EventOutcome>;
  /** Completes the attempt and makes its result in one transaction; an attempt that has ended keeps its end. `undefined`: there is none, or none that this may end. */
  end(command: EndCommand): Promise<EndOutcome | undefined>;
  /** Completed attempts of a person with a quiz, oldest first. */
  listCompleted(userId: string, quizId: number): Promise<Attempt[]>;
}

export interface ExpiredAttempts {
  /** All open attempts whose `closesAt` was over when the index last followed them, page by page. */
  pages(now: number): AsyncIterable<{ userId: string; attempt: AttemptRef }[]>;
}
