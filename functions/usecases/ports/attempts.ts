import type { Answer, Attempt, AttemptEvent, AttemptRef, EndReason } from '#functions/domain/attempts/attempt.ts';
import type { SweepPage } from './sweep-page.ts';

/** The deadline and resumes of an attempt, which grants may have extended. */
export interface AttemptLimits {
  deadline: number;
  /** Re-entries and tab switches that are left. */
  remaining: number;
}

/** `not-started`: the attempt does not exist yet. */
export type SaveOutcome =
  (AttemptLimits & { outcome: 'saved' | 'replayed'; isLive?: boolean | undefined }) | { outcome: 'not-started' };

export interface SaveCommand {
  userId: string;
  attempt: AttemptRef;
  questionId: string;
  /** Mark of the question in its version: `asked` is checked for it. */
  mark: string;
  choice: Pick<Answer, 'optionId' | 'position'>;
  points: number;
  /** Claimed by the device; stored as no later than `now`. */
  answeredAfterMs: number;
  /** Entry of the requesting page; the answer is saved whether or not it is the live one. */
  entryId?: string | undefined;
  now: number;
}

export interface StartCommand extends SaveCommand {
  seed: string;
  asked: string;
  coupon: string;
  /** The batch of the coupon, if any. */
  batch: string | undefined;
  /** The granted part of `limitMs`, as read from the seat. */
  extraMs: number | undefined;
  /** The latest entry, as read from the seat. */
  live: string | undefined;
  /** The quiz's price, for the accounts. */
  price: number;
  discountPercentage: number;
  limitMs: number;
  /** The quiz's resume limit. */
  resumeLimit: number;
}

export interface EndCommand {
  userId: string;
  attempt: AttemptRef;
  reason: EndReason;
  now: number;
  /** The event that closes it with the reason `limit`: it ends an attempt only if `effectOfEvent` says so. */
  event?: { id: string; event: AttemptEvent };
  /** End it only if its `closesAt` has passed. */
  expiredOnly?: boolean;
  /** End it only if its deadline is not later than this. */
  deadline?: number | undefined;
}

/** The state of an attempt after a command. */
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
  /** This event is an entry, which becomes the live one. */
  takesOver: boolean;
  /** Entry of the event's page: the event counts only if that entry was live when it happened (`countsSwitch`). */
  entryId?: string | undefined;
  now: number;
}

/** `displaced`: not counted, because a later entry was live by then. */
export type EventOutcome =
  | (AttemptLimits & { outcome: 'recorded' | 'displaced'; resumeCount: number; live?: string })
  | { outcome: 'limit' | 'expired' | 'closed' | 'not-found' };

export interface AttemptStore {
  find(userId: string, attempt: AttemptRef): Promise<Attempt | undefined>;
  /** One conditional update. Throws Refusal `already-answered`, `attempt-closed`, `not-presented`, `not-found`. */
  saveAnswer(command: SaveCommand): Promise<SaveOutcome>;
  /**
   * Handles the first answer, which makes the attempt. `lost`: the seat has changed since it was read; read it again. `other-open`: the
   * person has an open attempt at another quiz.
   */
  start(command: StartCommand): Promise<'started' | 'lost' | 'other-open'>;
  /**
   * Adds an event once; a repeat only stores a longer absence. `limit`: the attempt is open, and this event closes it. `expired`: it
   * has to be closed.
   */
  recordEvent(command: EventCommand): Promise<EventOutcome>;
  /**
   * Completes the attempt and makes its result in one transaction; an attempt that has ended keeps its end. `undefined`: there is none,
   * or none that this command may end.
   */
  end(command: EndCommand): Promise<EndOutcome | undefined>;
  /** A person's completed attempts at a quiz, oldest first. */
  listCompleted(userId: string, quizId: number): Promise<Attempt[]>;
}

export interface ExpiredAttempts {
  /** All open attempts whose `closesAt` has passed, by the index (which lags), page by page. */
  pages(now: number): AsyncIterable<SweepPage<{ userId: string; attempt: AttemptRef }>>;
}
