import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { encodeTime } from 'ulid';
import { indiaMonth } from '#functions/domain/calendar/india-days.ts';
import { normalizedAddress } from '#functions/domain/people/normalized-address.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import type { ContactStore, KeptMessage, SenderMessages } from '#functions/usecases/ports/mail.ts';
import { requireConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { itemKey, type ItemKey } from '#functions/adapters/dynamo/load-items.ts';
import { fields, number, text } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { readIndex } from '#functions/adapters/dynamo/query-index.ts';
import { queryItems } from '#functions/adapters/dynamo/query-items.ts';
import { queryMonth } from '#functions/adapters/dynamo/query-month.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export const contactMessage = fields<KeptMessage>({
  messageId: text,
  at: number,
  name: text,
  designation: text,
  organization: text,
  email: text,
  contactNo: text,
  message: text,
});

export function contactStore(table: Table): ContactStore {
  const where = ({ messageId, at }: Pick<KeptMessage, 'messageId' | 'at'>) => ({
    TableName: table.name,
    Key: keys.contact(indiaMonth(at), messageId),
  });

  return {
    async add({ messageId, at, ...sent }) {
      const put = new PutCommand({
        TableName: table.name,
        Item: {
          ...keys.contact(indiaMonth(at), messageId),
          ...{ gsi1pk: gsiKeys.messagesFrom(normalizedAddress(sent.email)), gsi1sk: messageId },
          ...{ messageId, at, ...sent, ttl: expiryOf(at) },
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      });
      await table.db.send(put).catch(requireConflict);
    },

    async claimMail(message, owner) {
      const claim = new UpdateCommand({
        ...where(message),
        UpdateExpression: 'SET mailedBy = :owner',
        ConditionExpression: 'attribute_exists(pk) AND (attribute_not_exists(mailedBy) OR mailedBy = :owner)',
        ExpressionAttributeValues: { ':owner': owner },
      });
      try {
        await table.db.send(claim);
        return true;
      } catch (cause) {
        requireConflict(cause);
        return false;
      }
    },

    async releaseMail(message) {
      const release = new UpdateCommand({
        ...where(message),
        UpdateExpression: 'REMOVE mailedBy',
        ConditionExpression: 'attribute_exists(pk)',
      });
      await table.db.send(release).catch(requireConflict);
    },

    async list(ofMonth, cursor) {
      const { items, next } = await queryMonth(
        table,
        { pk: keys.contact(ofMonth, '').pk, cursor, limit: 25 },
        contactMessage,
      );
      return { rows: items, next };
    },
  };
}

/** Far longer than the index lags behind the messages. */
const indexLagMs = 10 * 60 * 1000;
const ulidTimeLength = 10;
const removedAtOnce = 10;

/** Lists messages by their sender: from the index, and the newest from the table itself, because the index lags. */
export function senderMessages(table: Table): SenderMessages {
  const { db, name: TableName } = table;

  async function recentKeys(now: number): Promise<ItemKey[]> {
    const since = now - indexLagMs;
    const found: ItemKey[] = [];
    for (const month of new Set([indiaMonth(since), indiaMonth(now)])) {
      const { pk, sk } = keys.contact(month, encodeTime(Math.max(since, 0), ulidTimeLength));
      const query = {
        KeyConditionExpression: 'pk = :pk AND sk >= :since',
        ExpressionAttributeValues: { ':pk': pk, ':since': sk },
        ConsistentRead: true,
        ProjectionExpression: 'pk, sk',
      };
      found.push(...(await queryItems(table, query, itemKey)));
    }
    return found;
  }

  return {
    async listFrom(email, now) {
      const address = normalizedAddress(email);
      const indexed = await readIndex(table, gsiKeys.messagesFrom(address));
      const found = [...indexed, ...(await recentKeys(now))].map(({ pk, sk }) => ({ pk, sk }));
      const unique = [...new Map(found.map((key) => [`${key.pk}\n${key.sk}`, key])).values()];
      const items = await getItems(table, unique, contactMessage);
      return items
        .flatMap((item) => item ?? [])
        .filter(({ email: from }) => normalizedAddress(from) === address)
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
