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

export interface AttemptRecords {
  /** Running ones first, then completed ones; each newest first. */
  page(filter: AttemptFilter & { cursor?: string | undefined; now: number }): Promise<{
    records: AttemptRecord[];
    next?: string;
  }>;
  find(userId: string, attempt: AttemptRef): Promise<AttemptRecord | undefined>;
  /** The existing ones, in the given order. */
  findAll(wanted: readonly { userId: string; ref: AttemptRef }[]): Promise<AttemptRecord[]>;
  /** Granted time that the person has not used, by quiz. */
  listExtra(userId: string): Promise<{ quizId: number; extraMs: number }[]>;
  /** Completed attempts by their end, newest first, up to `limit`, each with the cursor after it. */
  pageEnded(request: { from: number; until: number; cursor?: string | undefined; limit: number }): Promise<{
    found: { record: AttemptRecord; after: string }[];
    next?: string;
  }>;
}

/** Codes by attempt id, as far as the redemptions are still stored. */
export type AttemptCoupons = (attempts: readonly Pick<Attempt, 'userId' | 'ref'>[]) => Promise<Map<string, string>>;

/** An attempt or a report as far as the index contains it. */
export interface IndexEntry {
  userId: string;
  batch?: string;
  startedAt?: number;
  endedAt?: number;
  endReason?: EndReason;
  /** For an open one: the end of the time in which answers are accepted. */
  closesAt?: number;
  /** When the report was ordered. */
  orderedAt?: number;
}

export interface AttemptCountIndex {
  /** Newest first. `isCutOff`: there are more than were counted. */
  listSince(
    kind: 'open' | 'ended' | 'waiting' | 'bounced' | 'delivered',
    since: number,
    now: number,
  ): Promise<{ entries: IndexEntry[]; isCutOff: boolean }>;
}
