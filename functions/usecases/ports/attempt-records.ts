import type { AttemptFilter } from '#functions/domain/attempts/attempt-filter.ts';
import type { Attempt, AttemptRef, EndReason } from '#functions/domain/attempts/attempt.ts';
import type { Profile } from './people.ts';
import type { Delivery } from './reports.ts';

/** An attempt with its person and the delivery of its report. */
export interface AttemptRecord {
  attempt: Attempt;
  /** Absent: the account was just erased. */
  profile?: Profile;
  delivery?: Delivery;
}

/** A completed attempt as far as the index contains it. */
export interface EndedAttempt {
  userId: string;
  ref: AttemptRef;
  endedAt: number;
}

/** All attempts of a person. */
export interface PersonAttempts {
  userId: string;
  records: AttemptRecord[];
  /** Granted time that the person has not used, by quiz. */
  extra: { quizId: number; extraMs: number }[];
}

export interface AttemptRecords {
  /**
   * Running ones first, then completed ones; each newest first. Their deliveries are left out. A page costs the same, however many
   * attempts there are: one with a filter that matches few of them may be short, or empty, and still have a next one.
   */
  page(filter: AttemptFilter & { cursor?: string | undefined; now: number }): Promise<{
    records: Omit<AttemptRecord, 'delivery'>[];
    next?: string;
  }>;
  /** In the order of the ids. What was granted is looked up for these quizzes. */
  listOf(userIds: readonly string[], quizIds: readonly number[]): Promise<PersonAttempts[]>;
  find(userId: string, attempt: AttemptRef): Promise<AttemptRecord | undefined>;
  /** The existing ones, in the given order. */
  findAll(wanted: readonly { userId: string; ref: AttemptRef }[]): Promise<AttemptRecord[]>;
  /** Granted time that the person has not used, by quiz. */
  listExtra(userId: string): Promise<{ quizId: number; extraMs: number }[]>;
  /** Completed attempts, or those of a batch, by their end, newest first, up to `limit`: from the keys of the index alone. */
  listEnded(request: {
    from: number;
    until: number;
    limit: number;
    batch?: string | undefined;
  }): Promise<EndedAttempt[]>;
  /** The existing ones, in the given order. */
  read(wanted: readonly { userId: string; ref: AttemptRef }[]): Promise<Omit<AttemptRecord, 'delivery'>[]>;
}

/** An attempt or a report as far as the index contains it. */
export interface IndexEntry {
  /** Unique to the attempt or the report. */
  id: string;
  startedAt?: number;
  endedAt?: number;
  endReason?: EndReason;
  /** For an open one: the end of the time in which answers are accepted. */
  closesAt?: number;
  /** When the report was ordered. */
  orderedAt?: number;
}

export type CountedKind = 'open' | 'ended' | 'waiting' | 'bounced';

export interface AttemptCountIndex {
  /** Ended attempts and bounced reports newest first; others in no particular order. */
  list(kind: CountedKind, range: { from: number; until: number; limit: number }): Promise<IndexEntry[]>;
}
