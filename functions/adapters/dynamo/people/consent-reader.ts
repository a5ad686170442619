import { consentItem, consentOf } from './consent-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { readRange, startingWith } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Reads the consents of a person or their guardian: one item for each version of the text. */
export function consentReader(table: Table) {
  return {
    async list(userId: string) {
      const items = await readRange(table, startingWith(keys.consent(userId, '')), consentItem);
      return items.map(consentOf);
    },
  };
}

export type ConsentReader = ReturnType<typeof consentReader>;
