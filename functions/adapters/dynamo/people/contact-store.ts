import { DeleteCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { decodeTime, encodeTime, ulid } from 'ulid';
import * as z from 'zod/mini';
import { indiaMonth, monthAfter } from '#functions/domain/calendar/india-days.ts';
import { normalizedAddress } from '#functions/domain/people/mail-address.ts';
import { maxIdAgeMs } from '#functions/domain/people/contact-mail.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { erasedMessage } from '#functions/domain/words/contact.ts';
import { type AdminAction, putAudit } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { lookAndWrite, requireConflict, storedOnConflict } from '#functions/adapters/dynamo/look-and-write.ts';
import { getItem, getItems, itemKey, type ItemKey } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { inIndex, readPage, readRange } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';

export const contactMessage = z.object({
  messageId: z.string(),
  at: z.number(),
  name: z.string(),
  designation: z.string(),
  organization: z.string(),
  email: z.string(),
  contactNo: z.string(),
  message: z.string(),
  /** The mail service has accepted the mail to the office. */
  isMailed: z.boolean(),
  /** When an admin marked it as done; absent while it is open. */
  doneAt: z.exactOptional(z.number()),
});
export type KeptMessage = z.infer<typeof contactMessage>;

const storedMessage = z.object({ storedBy: z.string() });

/** The month is the id's, so that a retry in the next month finds the same message. */
const keyOf = (messageId: string): ItemKey => keys.contact(indiaMonth(decodeTime(messageId)), messageId);

export function contactStore(table: Table) {
  return {
    /** @returns `false`, and changes nothing, if a message with this id is stored. */
    async add({ messageId, at, ...sent }: Omit<KeptMessage, 'isMailed' | 'doneAt'>) {
      // Tells a write that arrives twice from another request with the same id.
      const storedBy = ulid();
      const put = new PutCommand({
        TableName: table.name,
        Item: {
          ...keyOf(messageId),
          ...{ gsi1pk: gsiKeys.messagesFrom(normalizedAddress(sent.email)), gsi1sk: messageId },
          ...{ messageId, at, ...sent, isMailed: false, storedBy, ttl: expiryOf(at) },
        },
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      });
      try {
        await table.db.send(put);
        return true;
      } catch (cause) {
        return storedOnConflict(cause, storedMessage)?.storedBy === storedBy;
      }
    },

    async markMailed(messageId: string) {
      const mark = new UpdateCommand({
        TableName: table.name,
        Key: keyOf(messageId),
        UpdateExpression: 'SET isMailed = :yes',
        // The person may have erased it meanwhile.
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeValues: { ':yes': true },
      });
      await table.db.send(mark).catch(requireConflict);
    },

    /** Marks it as done, or as open again. Repeated, it changes nothing. Throws Refusal `not-found` for an erased one. */
    mark({ messageId, isDone, ...action }: AdminAction & { messageId: string; isDone: boolean }) {
      return lookAndWrite<{ doneAt?: number | undefined }>(table, async () => {
        const key = keyOf(messageId);
        const stored = (await getItem(table, key, contactMessage)) ?? refuse('not-found', erasedMessage);
        if (isDone === (stored.doneAt !== undefined)) return { done: stored };
        const update = updateItem(table, {
          key,
          ...(isDone ? { set: { doneAt: action.at } } : { remove: ['doneAt'] }),
          condition: `attribute_exists(pk) AND attribute_${isDone ? 'not_exists' : 'exists'}(#doneAt)`,
        });
        const entry = putAudit(table.name, {
          ...action,
          ...{ what: isDone ? 'message-done' : 'message-reopened', object: `message ${messageId}` },
          after: { receivedAt: stored.at, month: indiaMonth(decodeTime(messageId)) },
        });
        return { writes: [{ Update: update }, entry], then: { doneAt: isDone ? action.at : undefined } };
      });
    },

    /** How many of the newest messages of this month and the one before are open, by their month. */
    async countOpen(now: number, limit: number) {
      const months = [0, -1].map((by) => monthAfter(indiaMonth(now), by));
      const lists = months.map((month) => [{ pk: keys.contact(month, '').pk }]);
      const { rows } = await readPage(table, { lists, limit }, contactMessage);
      const open = rows.flatMap(({ doneAt, messageId }) => (doneAt ? [] : [indiaMonth(decodeTime(messageId))]));
      return Object.fromEntries(months.map((month) => [month, open.filter((one) => one === month).length]));
    },

    /** Messages of a month (`2026-03`), newest first. */
    list: (ofMonth: string, cursor: string | undefined) =>
      readPage(table, { lists: [[{ pk: keys.contact(ofMonth, '').pk }]], cursor, limit: 25 }, contactMessage),
  };
}

export type ContactStore = ReturnType<typeof contactStore>;

/** Far longer than the index lags behind the messages, whose ids may be older than they are. */
const indexLagMs = maxIdAgeMs + 10 * 60 * 1000;
const ulidTimeLength = 10;
const removedAtOnce = 10;

/** Lists messages by their sender: from the index, and the newest from the table itself, because the index lags. */
export function senderMessages(table: Table) {
  const { db, name: TableName } = table;

  async function recentKeys(now: number): Promise<ItemKey[]> {
    const since = now - indexLagMs;
    const found: ItemKey[] = [];
    for (const month of new Set([indiaMonth(since), indiaMonth(now)])) {
      const { pk, sk } = keys.contact(month, encodeTime(Math.max(since, 0), ulidTimeLength));
      found.push(...(await readRange(table, { pk, from: sk, keysOnly: true }, itemKey)));
    }
    return found;
  }

  return {
    /** Oldest first. */
    async listFrom(email: string, now: number) {
      const address = normalizedAddress(email);
      const indexed = await readRange(table, inIndex(gsiKeys.messagesFrom(address)), itemKey);
      const found = [...indexed, ...(await recentKeys(now))];
      const unique = [...new Map(found.map((key) => [`${key.pk}\n${key.sk}`, key])).values()];
      const items = await getItems(table, unique, contactMessage);
      return items
        .flatMap((item) => item ?? [])
        .filter(({ email: from }) => normalizedAddress(from) === address)
        .sort((a, b) => a.at - b.at);
    },

    /** Idempotent. */
    async remove(messages: readonly KeptMessage[]) {
      for (let from = 0; from < messages.length; from += removedAtOnce)
        await Promise.all(
          messages
            .slice(from, from + removedAtOnce)
            .map(({ messageId }) => db.send(new DeleteCommand({ TableName, Key: keyOf(messageId) }))),
        );
    },
  };
}

export type SenderMessages = ReturnType<typeof senderMessages>;
