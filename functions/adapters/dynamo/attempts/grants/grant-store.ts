import type { AttemptRef } from '#functions/domain/attempts/attempt.ts';
import { listGrants } from './grant-item.ts';
import { grantNext, type NextGrant } from './grant-next.ts';
import { grantResume, grantTime, type TimeGrant, type ResumeGrant } from './grant-to-attempt.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export function grantStore(table: Table) {
  return {
    /**
     * Extends the deadline, or counts from now if it has passed. A retry returns the same. Throws Refusal `not-found`,
     * `attempt-closed`, `id-already-used`, `busy`.
     */
    grantTime: (command: TimeGrant) => grantTime(table, command),
    /** Throws the same Refusals. */
    grantResume: (command: ResumeGrant) => grantResume(table, command),
    /** Adds to the seat's granted time; the next start uses it up. A retry returns the same. Throws Refusal `not-found`, `id-already-used`, `busy`. */
    grantNext: (command: NextGrant) => grantNext(table, command),
    /** Grants to an attempt, oldest first. */
    list: (userId: string, attempt: AttemptRef) => listGrants(table, userId, attempt),
  };
}

export type GrantStore = ReturnType<typeof grantStore>;
