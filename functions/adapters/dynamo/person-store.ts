import { createHash } from 'node:crypto';
import { DeleteCommand, GetCommand, TransactWriteCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { PersonStore, Profile, Redemption } from '#functions/usecases/ports/people.ts';
import { attemptOf, type AttemptItem } from './attempt-item.ts';
import { putAudit } from './audit-entry.ts';
import { failedWrites, retryConflicts } from './conflicts.ts';
import { consentOf, type ConsentItem } from './consent-store.ts';
import { deliveryOf } from './delivery-store.ts';
import { attemptsPrefix, consentPrefix, keys, redemptionPrefix, resultPrefix } from './keys.ts';
import { notErased, profileOf } from './profile-store.ts';
import type { Table } from './table.ts';

type Item = Record<string, unknown> & { pk: string; sk: string };

/** Longer than any token lives. */
const tombstoneSeconds = 24 * 60 * 60;
const batchSize = 25;

/** All items of a person, which stand in one partition. */
export function personStore(table: Table): PersonStore {
  const TableName = table.name;
  const { sk: profileSk } = keys.profile('');

  async function query(userId: string, keysOnly: boolean): Promise<Item[]> {
    const found: Item[] = [];
    const pages = paginateQuery(
      { client: table.db },
      {
        TableName,
        KeyConditionExpression: 'pk = :pk',
        ConsistentRead: true,
        ExpressionAttributeValues: { ':pk': keys.profile(userId).pk },
        ...(keysOnly && { ProjectionExpression: 'pk, sk' }),
      },
    );
    for await (const { Items = [] } of pages) found.push(...(Items as Item[]));
    return found;
  }

  return {
    async read(userId) {
      const items = await query(userId, false);
      const below = (prefix: string) => items.filter(({ sk }) => sk.startsWith(prefix));
      const profile = below(profileSk).map((item) => profileOf(item as Partial<Profile>))[0];
      return {
        ...(profile && { profile }),
        attempts: below(attemptsPrefix).map((item) => attemptOf(item as unknown as AttemptItem)),
        deliveries: below(resultPrefix).map(deliveryOf),
        consents: below(consentPrefix).map((item) => consentOf(item as unknown as ConsentItem)),
        redemptions: below(redemptionPrefix).map(redemptionOf),
      };
    },

    async markErased(userId, now) {
      const { ConditionExpression } = notErased(TableName, userId);
      const tombstone = { ...keys.profile(userId), erasedAt: now, ttl: Math.floor(now / 1000) + tombstoneSeconds };
      const audit = putAudit(TableName, { by: pseudonym(userId), at: now, what: 'account-erased', object: 'account' });
      const TransactItems = [{ Put: { TableName, Item: tombstone, ConditionExpression } }, audit];
      try {
        await retryConflicts(() => table.db.send(new TransactWriteCommand({ TransactItems })));
        return now;
      } catch (cause) {
        failedWrites(cause);
        const { Item } = await table.db.send(
          new GetCommand({ TableName, Key: keys.profile(userId), ConsistentRead: true }),
        );
        return (Item?.['erasedAt'] as number | undefined) ?? now;
      }
    },

    async listItems(userId) {
      const items = await query(userId, true);
      return items
        .filter(({ sk }) => sk !== profileSk)
        .map(({ sk }) => ({
          id: sk,
          ...(sk.startsWith(resultPrefix) && { attemptId: sk.slice(resultPrefix.length) }),
        }));
    },

    async removeItems(userId, items) {
      const { pk } = keys.profile(userId);
      for (let from = 0; from < items.length; from += batchSize) {
        const batch = items.slice(from, from + batchSize);
        await Promise.all(
          batch.map(({ id }) =>
            retryConflicts(() => table.db.send(new DeleteCommand({ TableName, Key: { pk, sk: id } }))),
          ),
        );
      }
    },
  };
}

/** Says in the audit that it was someone, and not who. */
function pseudonym(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}

function redemptionOf({ sk, status, redeemedAt, consumedAt }: Item): Redemption {
  const [quizId = '', ...code] = sk.slice(redemptionPrefix.length).split('#');
  return {
    quizId: Number(quizId),
    code: code.join('#'),
    status: status as Redemption['status'],
    ...(typeof redeemedAt === 'number' && { redeemedAt }),
    ...(typeof consumedAt === 'number' && { consumedAt }),
  };
}
