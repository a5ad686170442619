import type { AttemptRef } from '#functions/domain/attempts/attempt.ts';
import type { AttemptLimits } from './attempts.ts';

/** A grant by an admin, with its reason. */
interface GrantCommand {
  userId: string;
  /** Made by the client, so that a retry is recognised and grants nothing more. */
  grantId: string;
  reason: string;
  /** The granting admin. */
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

/** A grant as it is stored beside the attempt. */
export interface Grant {
  /** Absent for one more resume. */
  minutes?: number;
  reason: string;
  by: string;
  at: number;
}

export interface GrantStore {
  /**
   * Extends the deadline, or counts from now if it has passed. A retry returns the same. Throws Refusal `not-found`,
   * `attempt-closed`, `id-already-used`, `busy`.
   */
  grantTime(command: TimeGrant): Promise<AttemptLimits & { minutes: number }>;
  /** Throws the same Refusals. */
  grantResume(command: ResumeGrant): Promise<AttemptLimits>;
  /** Adds to the seat's granted time; the next start uses it up. A retry returns the same. Throws Refusal `not-found`, `id-already-used`, `busy`. */
  grantNext(command: NextGrant): Promise<{ minutes: number; extraMs: number }>;
  /** Grants to an attempt, oldest first. */
  list(userId: string, attempt: AttemptRef): Promise<Grant[]>;
}
