import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { Consent, Guardian } from '#functions/domain/people/consent.ts';
import { failedWrites } from '#functions/adapters/dynamo/look-and-write.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';
import { consentPrefix, keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { readRange, startingWith } from '#functions/adapters/dynamo/pages.ts';
import { notErased, refuseErased } from './profile-store.ts';

/** Stores consents: one item for each version of the text. Items are never changed. */
export function consentStore(table: Table) {
  const TableName = table.name;
  return {
    async find(userId: string, textVersion: string) {
      const item = await getItem(table, keys.consent(userId, textVersion), consentItem);
      return item && consentOf(item);
    },

    /** @returns the stored one: of two for one version the first. Throws Refusal `signed-out` for an account that was just erased. */
    async add(userId: string, { textVersion, ...consent }: Consent): Promise<Consent> {
      const add = {
        Put: {
          TableName,
          Item: { ...keys.consent(userId, textVersion), ...consent },
          ConditionExpression: 'attribute_not_exists(pk)',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
        },
      };
      try {
        await table.db.send(
          new TransactWriteCommand({ TransactItems: [add, { ConditionCheck: notErased(TableName, userId) }] }),
        );
        return { textVersion, ...consent };
      } catch (cause) {
        const [given, person] = failedWrites(cause);
        const stored = given?.read(consentItem);
        if (person?.failed || !stored) refuseErased(cause);
        return consentOf(stored);
      }
    },
  };
}

export type ConsentStore = ReturnType<typeof consentStore>;

type ConsentItem = Omit<Consent, 'textVersion'> & { sk: string };

export const consentItem = fields<ConsentItem>({
  sk: z.string(),
  at: z.number(),
  isAdult: z.boolean(),
  guardian: z.exactOptional(fields<Guardian>({ name: z.string(), relationship: z.string(), contact: z.string() })),
});

export function consentOf({ sk, ...consent }: ConsentItem): Consent {
  return { textVersion: sk.slice(consentPrefix.length), ...consent };
}

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
