import type { Answer, Attempt, AttemptEvent, AttemptRef, EndReason } from '#functions/domain/attempt.ts';

/** Where a person stands with a quiz. */
export interface Seat {
  /** Code of the redeemed coupon that no attempt has used yet. */
  coupon?: string;
  discountPercentage?: number;
  openId?: string;
  pending?: Pending;
  completedCount: number;
}

/** An attempt that was entered and not begun. */
export interface Pending {
  attempt: AttemptRef;
  seed: string;
  /** The latest entry. */
  live?: string;
}

export interface SeatStore {
  find(userId: string, quizId: number): Promise<Seat>;
  /** The seat whose attempt is open, in whatever quiz that is; else the seat of this quiz. */
  findCurrent(userId: string, quizId: number): Promise<Seat>;
  /** Keeps an earlier pending attempt, which this entry takes over. `undefined`: no coupon, or an attempt is open. */
  enter(userId: string, pending: Required<Pending>, now: number): Promise<Pending | undefined>;
}

/** `not-started`: there is no such attempt yet. A repeat tells the deadline: the first reply may have been lost. */
export type SaveOutcome =
  | { outcome: 'saved'; isLive?: boolean | undefined }
  | { outcome: 'replayed'; deadline: number; isLive?: boolean | undefined }
  | { outcome: 'not-started' };

export interface SaveCommand {
  userId: string;
  attempt: AttemptRef;
  questionId: string;
  answer: Answer;
  points: number;
  answeredAfterMs: number;
  /** Of the page that asks; the answer is saved whether or not it is the live one. */
  entryId?: string | undefined;
  now: number;
}

export interface StartCommand extends SaveCommand {
  seed: string;
  coupon: string;
  /** The latest entry, as the seat was read. */
  live: string | undefined;
  /** What the coupon is used for, for the accounts. */
  price: number;
  discountPercentage: number;
  limitMs: number;
  /** Events that leave the attempt open. */
  lastResume: number;
}

export interface EndCommand {
  userId: string;
  attempt: AttemptRef;
  reason: EndReason;
  now: number;
  /** The event that closes it, for the reason `limit`: it ends an attempt only if that has no room for it. */
  event?: { id: string; event: AttemptEvent };
  /** End it only if its `closesAt` is over. */
  expiredOnly?: boolean;
}

/** What is left of an attempt after a command. */
export interface EndOutcome {
  endReason: EndReason;
  endedAt: number;
}

export interface EventCommand {
  userId: string;
  attempt: AttemptRef;
  id: string;
  event: AttemptEvent;
  /** This event is an entry, which has the attempt from now on. */
  takesOver: boolean;
  /** Of the page whose event it is: it counts only while that is the live one. */
  entryId?: string | undefined;
  now: number;
}

/** `displaced`: it was not counted, because a later entry has the attempt. */
export type EventOutcome =
  | { outcome: 'recorded' | 'displaced'; count: number; lastResume: number; live?: string }
  | { outcome: 'limit' | 'expired' | 'closed' | 'not-found' };

export interface AttemptStore {
  find(userId: string, attempt: AttemptRef): Promise<Attempt | undefined>;
  /** One conditional update. Throws Refusal `already-answered`, `attempt-closed`, `not-found`. */
  saveAnswer(command: SaveCommand): Promise<SaveOutcome>;
  /** The first answer makes the attempt. `lost`: the seat is not as it was read; look again. */
  start(command: StartCommand): Promise<'started' | 'lost'>;
  /**
   * Adds an event once; again, only a longer absence is noted. `limit`: the attempt is open and has no room for it.
   * `expired`: it waits to be closed.
   */
  recordEvent(command: EventCommand): Promise<EventOutcome>;
  /** Completes the attempt and makes its result in one transaction; an attempt that has ended keeps its end. `undefined`: there is no such (expired) attempt. */
  end(command: EndCommand): Promise<EndOutcome | undefined>;
  /** Completed attempts of a person with a quiz, oldest first. */
  listCompleted(userId: string, quizId: number): Promise<Attempt[]>;
  /** Open attempts whose `closesAt` is over. */
  listExpired(now: number): Promise<{ userId: string; attempt: AttemptRef }[]>;
}
