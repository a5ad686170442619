import type { GrantStore } from '#functions/usecases/ports/grants.ts';
import { listGrants } from './grant-item.ts';
import { grantNext } from './grant-next.ts';
import { grantResume, grantTime } from './grant-to-attempt.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export function grantStore(table: Table): GrantStore {
  return {
    grantTime: (command) => grantTime(table, command),
    grantResume: (command) => grantResume(table, command),
    grantNext: (command) => grantNext(table, command),
    list: (userId, attempt) => listGrants(table, userId, attempt),
  };
}
