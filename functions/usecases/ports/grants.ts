import type { AttemptRef } from '#functions/domain/attempts/attempt.ts';
import type { Standing } from './attempts.ts';

/** What an admin gives a person beyond what the quiz gives, and why. */
interface GrantCommand {
  userId: string;
  /** Made by the client: a repeat is known by it and gives nothing more. */
  grantId: string;
  reason: string;
  /** The admin. */
  by: string;
  now: number;
}

export interface TimeGrant extends GrantCommand {
  attempt: AttemptRef;
  minutes: number;
}

export interface ResumeGrant extends GrantCommand {
  attempt: AttemptRef;
}

/** Time for the next attempt at a quiz. */
export interface NextGrant extends GrantCommand {
  quizId: number;
  minutes: number;
}

/** A grant as it is kept beside the attempt. */
export interface Grant {
  /** Absent: one more resume. */
  minutes?: number;
  reason: string;
  by: string;
  at: number;
}

export interface GrantStore {
  /**
   * From the deadline on, or from now where that is over. A repeat tells the minutes that were given the first time.
   * Throws Refusal `not-found`, `attempt-closed`, `busy`.
   */
  grantTime(command: TimeGrant): Promise<Standing & { minutes: number }>;
  /** Throws the same Refusals. */
  grantResume(command: ResumeGrant): Promise<Standing>;
  /** Adds to what the seat has; the next start uses it up. A repeat tells the same. Throws Refusal `not-found`, `busy`. */
  grantNext(command: NextGrant): Promise<{ minutes: number; extraMs: number }>;
  /** Of an attempt, oldest first. */
  list(userId: string, attempt: AttemptRef): Promise<Grant[]>;
}
