import type { ConsentReader } from '#functions/usecases/ports/snapshots.ts';
import { consentItem, consentOf } from './consent-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { prefixQuery, queryItems } from '#functions/adapters/dynamo/query-items.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Reads the consents of a person or their guardian: one item for each version of the text. */
export function consentReader(table: Table): ConsentReader {
  return {
    async list(userId) {
      const items = await queryItems(table, prefixQuery(keys.consent(userId, '')), consentItem);
      return items.map(consentOf);
    },
  };
}
