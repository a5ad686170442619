import type { AttemptFilter } from '#functions/domain/attempts/attempt-filter.ts';
import type { Attempt, AttemptRef, EndReason } from '#functions/domain/attempts/attempt.ts';
import type { Profile } from './people.ts';
import type { Delivery } from './reports.ts';

/** An attempt with whose it is and what became of its report. */
export interface AttemptRecord {
  attempt: Attempt;
  /** Absent: the account was erased a moment ago. */
  profile?: Profile;
  delivery?: Delivery;
}

export interface AttemptRecords {
  /** Running ones first, then completed ones; of each kind the newest first. */
  page(filter: AttemptFilter & { cursor?: string | undefined; now: number }): Promise<{
    records: AttemptRecord[];
    next?: string;
  }>;
  find(userId: string, attempt: AttemptRef): Promise<AttemptRecord | undefined>;
  /** Those that there are, in their order. */
  findAll(wanted: readonly { userId: string; ref: AttemptRef }[]): Promise<AttemptRecord[]>;
  /** Time that the person was granted and has not used, by quiz. */
  listExtra(userId: string): Promise<{ quizId: number; extraMs: number }[]>;
  /** Completed ones by when they ended, newest first: at most so many, each with where the next page would begin after it. */
  pageEnded(request: { from: number; until: number; cursor?: string | undefined; limit: number }): Promise<{
    found: { record: AttemptRecord; after: string }[];
    next?: string;
  }>;
}

/** By attempt id: the code that each of these attempts came by, where its redemption is still kept. */
export type AttemptCoupons = (attempts: readonly Pick<Attempt, 'userId' | 'ref'>[]) => Promise<Map<string, string>>;

/** An attempt or a report as the index alone tells. */
export interface IndexEntry {
  userId: string;
  batch?: string;
  startedAt?: number;
  endedAt?: number;
  endReason?: EndReason;
  /** Of an open one: until when an answer given in time is still taken. */
  closesAt?: number;
  /** When the report was ordered. */
  orderedAt?: number;
}

export interface AttemptIndex {
  /** Newest first. `isCutOff`: there are more than are counted. */
  listSince(
    kind: 'open' | 'ended' | 'waiting' | 'bounced' | 'delivered',
    since: number,
    now: number,
  ): Promise<{ entries: IndexEntry[]; isCutOff: boolean }>;
}
