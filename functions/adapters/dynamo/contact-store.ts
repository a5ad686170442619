import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { indiaMonth } from '#functions/domain/india-days.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import type { ContactStore, KeptMessage } from '#functions/usecases/ports/mail.ts';
import { keys } from './keys.ts';
import { queryMonth } from './query-month.ts';
import type { Table } from './table.ts';

export function contactStore(table: Table): ContactStore {
  return {
    async add({ messageId, at, ...message }) {
      await table.db.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...keys.contact(indiaMonth(at), messageId), messageId, at, ...message, ttl: expiryOf(at) },
        }),
      );
    },

    async list(ofMonth, cursor) {
      const { items, next } = await queryMonth(table, { pk: keys.contact(ofMonth, '').pk, cursor, limit: 25 });
      return { rows: items as unknown as KeptMessage[], next };
    },
  };
}
