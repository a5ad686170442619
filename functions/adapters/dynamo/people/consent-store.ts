import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Consent } from '#functions/domain/people/consent.ts';
import type { ConsentStore } from '#functions/usecases/ports/people.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { consentPrefix, keys } from '#functions/adapters/dynamo/keys.ts';
import { notErased, refuseErased } from './profile-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** One item for each version of the text that a person agreed to; none is ever changed. */
export function consentStore(table: Table): ConsentStore {
  const TableName = table.name;
  return {
    async find(userId, textVersion) {
      const { Item } = await table.db.send(
        new GetCommand({ TableName, Key: keys.consent(userId, textVersion), ConsistentRead: true }),
      );
      return Item && consentOf(Item as ConsentItem);
    },

    async add(userId, { textVersion, ...consent }) {
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
        if (person?.failed || !given?.stored) refuseErased(cause);
        return consentOf(given.stored as unknown as ConsentItem);
      }
    },
  };
}

export type ConsentItem = Omit<Consent, 'textVersion'> & { sk: string };

export function consentOf({ sk, at, isAdult, guardian }: ConsentItem): Consent {
  return { textVersion: sk.slice(consentPrefix.length), at, isAdult, ...(guardian && { guardian }) };
}
