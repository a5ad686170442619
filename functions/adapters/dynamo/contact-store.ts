import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { expiryOf } from '#functions/domain/retention.ts';
import type { ContactStore } from '#functions/usecases/ports/mail.ts';
import { keys, month } from './keys.ts';
import type { Table } from './table.ts';

export function contactStore(table: Table): ContactStore {
  return {
    async add({ messageId, at, ...message }) {
      await table.db.send(
        new PutCommand({
          TableName: table.name,
          Item: { ...keys.contact(month(at), messageId), messageId, at, ...message, ttl: expiryOf(at) },
        }),
      );
    },
  };
}
