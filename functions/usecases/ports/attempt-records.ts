import type { AttemptFilter } from '#functions/domain/attempt-filter.ts';
import type { Attempt, AttemptRef, EndReason } from '#functions/domain/attempt.ts';
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
  /** Time that the person was granted and has not used, by quiz. */
  listExtra(userId: string): Promise<{ quizId: number; extraMs: number }[]>;
  /** Completed ones by when they ended, newest first: at most so many, each with where the next page would begin after it. */
  pageEnded(request: { from: number; until: number; cursor?: string | undefined; limit: number }): Promise<{
    found: { record: AttemptRecord; after: string }[];
    next?: string;
  }>;
}

/** An attempt or a report as the index alone tells. */
export interface IndexEntry {
  userId: string;
  batch?: string;
  startedAt?: number;
  endedAt?: number;
  endReason?: EndReason;
  /** When the report was ordered. */
  orderedAt?: number;
}

export interface AttemptIndex {
  /** `isCutOff`: there are more than are counted. */
  listSince(
    kind: 'open' | 'ended' | 'waiting' | 'bounced',
    since: number,
    now: number,
  ): Promise<{ entries: IndexEntry[]; isCutOff: boolean }>;
}
