import { DeleteCommand, paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { PersonStore, Profile, Redemption } from '#functions/usecases/ports/people.ts';
import { attemptOf, type AttemptItem } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { consentOf, type ConsentItem } from './consent-store.ts';
import { deliveryOf } from '#functions/adapters/dynamo/reports/delivery-item.ts';
import { eachInBatches } from '#functions/adapters/dynamo/each-in-batches.ts';
import { grantOf } from '#functions/adapters/dynamo/attempts/grants/grant-item.ts';
import {
  attemptsPrefix,
  consentPrefix,
  grantPrefix,
  keys,
  redemptionPrefix,
  reportPrefix,
  resultPrefix,
  seatPrefix,
} from '#functions/adapters/dynamo/keys.ts';
import { markErased } from './mark-erased.ts';
import { profileOf } from './profile-item.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

type Item = Record<string, unknown> & { pk: string; sk: string };

const batchSize = 25;

interface Narrowed {
  where?: string;
  values?: Record<string, unknown>;
  ProjectionExpression?: string;
}

/** What reports say is read one by one, where it is wanted: it is most of what is stored of a person. */
const aroundReports: Narrowed[] = [
  { where: ' AND sk < :reports', values: { ':reports': reportPrefix } },
  { where: ' AND sk > :reports', values: { ':reports': `${reportPrefix}~` } },
];

/** All items of a person, which stand in one partition. */
export function personStore(table: Table): PersonStore {
  const TableName = table.name;
  const { sk: profileSk } = keys.profile('');

  async function query(userId: string, { where = '', values = {}, ...more }: Narrowed): Promise<Item[]> {
    const found: Item[] = [];
    const pages = paginateQuery(
      { client: table.db },
      {
        TableName,
        KeyConditionExpression: `pk = :pk${where}`,
        ConsistentRead: true,
        ExpressionAttributeValues: { ':pk': keys.profile(userId).pk, ...values },
        ...more,
      },
    );
    for await (const { Items = [] } of pages) found.push(...(Items as Item[]));
    return found;
  }

  return {
    async read(userId) {
      const around = await Promise.all(aroundReports.map((range) => query(userId, range)));
      const items = around.flat();
      const below = (prefix: string) => items.filter(({ sk }) => sk.startsWith(prefix));
      const profile = below(profileSk).map((item) => profileOf(item as Partial<Profile>))[0];
      return {
        ...(profile && { profile }),
        attempts: below(attemptsPrefix).map((item) => attemptOf(item as unknown as AttemptItem)),
        deliveries: below(resultPrefix).map(deliveryOf),
        consents: below(consentPrefix).map((item) => consentOf(item as unknown as ConsentItem)),
        redemptions: below(redemptionPrefix).map((item) => redemptionOf(item, below(seatPrefix))),
        grants: below(grantPrefix)
          .map(grantOf)
          .sort((a, b) => a.at - b.at),
      };
    },

    markErased: (userId, now) => markErased(table, userId, now),

    async listItems(userId) {
      const items = await query(userId, { ProjectionExpression: 'pk, sk' });
      return items
        .filter(({ sk }) => sk !== profileSk)
        .map(({ sk }) => ({
          id: sk,
          ...(sk.startsWith(resultPrefix) && { attemptId: sk.slice(resultPrefix.length) }),
        }));
    },

    async removeItems(userId, items) {
      const { pk } = keys.profile(userId);
      await eachInBatches(items, batchSize, ({ id }) =>
        table.db.send(new DeleteCommand({ TableName, Key: { pk, sk: id } })),
      );
    },
  };
}

/** The discount of a reserved coupon stands in the seat that it waits at. */
function redemptionOf({ sk, status, redeemedAt, consumedAt }: Item, seats: readonly Item[]): Redemption {
  const [quizId = '', ...rest] = sk.slice(redemptionPrefix.length).split('#');
  const code = rest.join('#');
  const seat = seats.find((item) => item.sk === `${seatPrefix}${quizId}` && item['coupon'] === code);
  return {
    quizId: Number(quizId),
    code,
    status: status as Redemption['status'],
    ...(typeof redeemedAt === 'number' && { redeemedAt }),
    ...(typeof consumedAt === 'number' && { consumedAt }),
    ...(typeof seat?.['discount'] === 'number' && { discountPercentage: seat['discount'] }),
  };
}
