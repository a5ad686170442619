import { DeleteCommand, paginateQuery, PutCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import { indiaMonth } from '#functions/domain/calendar/india-days.ts';
import { normalizedAddress } from '#functions/domain/people/normalized-address.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import type { ContactStore, KeptMessage, SenderMessages } from '#functions/usecases/ports/mail.ts';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { readIndex } from '#functions/adapters/dynamo/query-index.ts';
import { queryMonth } from '#functions/adapters/dynamo/query-month.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export function contactStore(table: Table): ContactStore {
  return {
    async add({ messageId, at, ...message }) {
      await table.db.send(
        new PutCommand({
          TableName: table.name,
          Item: {
            ...keys.contact(indiaMonth(at), messageId),
            ...{ gsi1pk: gsiKeys.messagesFrom(normalizedAddress(message.email)), gsi1sk: messageId },
            ...{ messageId, at, ...message, ttl: expiryOf(at) },
          },
        }),
      );
    },

    async list(ofMonth, cursor) {
      const { items, next } = await queryMonth(table, { pk: keys.contact(ofMonth, '').pk, cursor, limit: 25 });
      return { rows: items as unknown as KeptMessage[], next };
    },
  };
}

/** The index follows the messages after a moment, which this outlasts by far. */
const indexLagMs = 10 * 60 * 1000;
const ulidTimeLength = 10;
const removedAtOnce = 10;

/** Messages by who sent them: from the index, and the newest from the table itself, which the index may not have yet. */
export function senderMessages(table: Table): SenderMessages {
  const { db, name: TableName } = table;

  async function recentKeys(now: number): Promise<{ pk: string; sk: string }[]> {
    const since = now - indexLagMs;
    const found: { pk: string; sk: string }[] = [];
    for (const month of new Set([indiaMonth(since), indiaMonth(now)])) {
      const pages = paginateQuery(
        { client: db },
        {
          ...{ TableName, ConsistentRead: true, ProjectionExpression: 'pk, sk' },
          KeyConditionExpression: 'pk = :pk AND sk >= :since',
          ExpressionAttributeValues: {
            ':pk': keys.contact(month, '').pk,
            ':since': encodeTime(Math.max(since, 0), ulidTimeLength),
          },
        },
      );
      for await (const { Items = [] } of pages) found.push(...(Items as { pk: string; sk: string }[]));
    }
    return found;
  }

  return {
    async listFrom(email, now) {
      const address = normalizedAddress(email);
      const indexed = await readIndex(table, gsiKeys.messagesFrom(address));
      const found = [...indexed, ...(await recentKeys(now))].map(({ pk, sk }) => ({ pk, sk }));
      const unique = [...new Map(found.map((key) => [`${key.pk}\n${key.sk}`, key])).values()];
      const items = await getItems(table, unique);
      return items
        .flatMap((item) => (item ? [messageOf(item as unknown as KeptMessage)] : []))
        .filter((message) => normalizedAddress(message.email) === address)
        .sort((a, b) => a.at - b.at);
    },

    async remove(messages) {
      for (let from = 0; from < messages.length; from += removedAtOnce)
        await Promise.all(
          messages
            .slice(from, from + removedAtOnce)
            .map(({ at, messageId }) =>
              db.send(new DeleteCommand({ TableName, Key: keys.contact(indiaMonth(at), messageId) })),
            ),
        );
    },
  };
}

function messageOf({
  messageId,
  at,
  name,
  designation,
  organization,
  email,
  contactNo,
  message,
}: KeptMessage): KeptMessage {
  return { messageId, at, name, designation, organization, email, contactNo, message };
}
