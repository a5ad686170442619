import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { createHash } from 'node:crypto';
import { attemptItem, attemptOf } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { deliveryItem, deliveryOf, type Delivery } from '#functions/adapters/dynamo/reports/delivery-item.ts';
import { feedbackItem, feedbackOf } from '#functions/adapters/dynamo/reports/feedback-store.ts';
import { eachInBatches } from '#functions/adapters/dynamo/each-in-batches.ts';
import { itemKey, getItem } from '#functions/adapters/dynamo/get-items.ts';
import { item, readItem, type Reader } from '#functions/adapters/dynamo/item-reader.ts';
import { readRange } from '#functions/adapters/dynamo/pages.ts';
import {
  deleteRedemption,
  parseRedemptionKey,
  redemptionItem,
  type RedemptionItem,
} from '#functions/adapters/dynamo/coupons/redemption-item.ts';
import { seatItem, type SeatItem } from '#functions/adapters/dynamo/attempts/seats/seat-item.ts';
import { grantItem, type Grant } from '#functions/adapters/dynamo/attempts/grants/grant-to-attempt.ts';
import {
  attemptsPrefix,
  consentPrefix,
  feedbackPrefix,
  grantPrefix,
  keys,
  redemptionPrefix,
  reportPrefix,
  resultPrefix,
  seatPrefix,
} from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import type { Consent } from '#functions/domain/people/consent.ts';
import type { Profile } from '#functions/domain/people/profile.ts';
import { erasureFailed } from '#functions/domain/words/account.ts';
import { adminErasure } from '#functions/domain/words/people.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import { consentItem, consentOf } from './consent-store.ts';
import { isTombstone, profileItem, profileOf, refuseErased, notErased } from './profile-store.ts';

interface Redemption {
  quizId: number;
  code: string;
  status: 'reserved' | 'consumed' | 'released';
  /** Epoch ms, as is `consumedAt`. */
  redeemedAt?: number;
  consumedAt?: number;
  /** Discount of a reserved coupon. */
  discountPercentage?: number;
}

/** All stored data of a person. */
interface PersonRecords {
  profile?: Profile;
  /** Oldest first, like all lists here. */
  attempts: Attempt[];
  deliveries: Delivery[];
  consents: Consent[];
  redemptions: Redemption[];
  grants: Grant[];
  feedback: ReturnType<typeof feedbackOf>[];
}

interface PersonItem {
  id: string;
  /** For a result: the attempt that may have a report. */
  attemptId?: string;
}

const batchSize = 25;

/** The other items of a person. Report contents are read one by one where needed, because they are most of a person's data. */
const aroundReports = [{ until: reportPrefix }, { from: `${reportPrefix}~` }];

/** Reads all items of a person, which share one partition. */
export function personStore(table: Table) {
  const TableName = table.name;
  const { sk: profileSk } = keys.profile('');

  async function readAll(userId: string): Promise<{ records: PersonRecords; isErased: boolean }> {
    const { pk } = keys.profile(userId);
    const around = await Promise.all(aroundReports.map((bounds) => readRange(table, { pk, ...bounds }, item)));
    const items = around.flat();
    const below = <T>(prefix: string, read: Reader<T>) =>
      items.filter((each) => readItem(each, itemKey).sk.startsWith(prefix)).map((each) => readItem(each, read));
    const [stored] = below(profileSk, profileItem);
    const profile = profileOf(stored);
    const seats = below(seatPrefix, seatItem);
    const records = {
      ...(profile && { profile }),
      attempts: below(attemptsPrefix, attemptItem).map(attemptOf),
      deliveries: below(resultPrefix, deliveryItem).map(deliveryOf),
      consents: below(consentPrefix, consentItem).map(consentOf),
      redemptions: below(redemptionPrefix, redemptionItem).map((redemption) => redemptionOf(redemption, seats)),
      grants: below(grantPrefix, grantItem).sort((a, b) => a.at - b.at),
      feedback: below(feedbackPrefix, feedbackItem).map(feedbackOf),
    };
    return { records, isErased: isTombstone(stored) };
  }

  return {
    read: async (userId: string) => (await readAll(userId)).records,

    /** For the person themselves. Throws Refusal `signed-out` for an account that was just erased. */
    async readOwn(userId: string) {
      const { records, isErased } = await readAll(userId);
      return isErased ? refuseErased() : records;
    },

    /** Replaces the profile by a tombstone and adds an audit entry, once. @returns the time of that. Throws Refusal `needs-another-admin`. */
    markErased: (userId: string, now: number) => markErased(table, userId, now),

    /** All current items except the tombstone. */
    async listItems(userId: string) {
      const { pk } = keys.profile(userId);
      const items = await readRange(table, { pk, keysOnly: true }, itemKey);
      return items
        .filter(({ sk }) => sk !== profileSk)
        .map(({ sk }) => ({
          id: sk,
          ...(sk.startsWith(resultPrefix) && { attemptId: sk.slice(resultPrefix.length) }),
        }));
    },

    /** Gives the uses back that are only reserved. A failure stops no other item; its error is thrown after all were tried. */
    async removeItems(userId: string, items: readonly PersonItem[]) {
      const { pk } = keys.profile(userId);
      await eachInBatches(items, batchSize, ({ id }) =>
        id.startsWith(redemptionPrefix)
          ? deleteRedemption(table, { pk, sk: id })
          : table.db.send(new DeleteCommand({ TableName, Key: { pk, sk: id } })),
      );
    },
  };
}

export type PersonStore = ReturnType<typeof personStore>;

/** Joins a redemption with its seat, where the discount of a reserved coupon is stored. */
function redemptionOf(redemption: RedemptionItem, seats: readonly SeatItem[]): Redemption {
  const { status, redeemedAt, consumedAt } = redemption;
  const { quizId, code } = parseRedemptionKey(redemption);
  const seat = seats.find(({ sk, coupon }) => sk === `${seatPrefix}${quizId}` && coupon === code);
  return {
    ...{ quizId, code, status, redeemedAt },
    ...(consumedAt !== undefined && { consumedAt }),
    ...(seat?.discount !== undefined && { discountPercentage: seat.discount }),
  };
}

/** Longer than the lifetime of any token. */
const tombstoneSeconds = 24 * 60 * 60;

/** Replaces the profile by a tombstone and adds an audit entry, once. @throws Refusal `needs-another-admin` */
function markErased(table: Table, userId: string, now: number): Promise<number> {
  return lookAndWrite(
    table,
    async () => {
      const stored = await getItem(table, keys.profile(userId), profileItem);
      if (isTombstone(stored)) return { done: stored.erasedAt };
      if (stored?.isAdmin) refuse('needs-another-admin', adminErasure);
      // On a conflict the profile has changed since it was read: a concurrent request erased it, or made the person an admin.
      return { writes: erasure(table.name, userId, now), then: now };
    },
    erasureFailed,
  );
}

function erasure(TableName: string, userId: string, now: number) {
  const { ConditionExpression: alive } = notErased(TableName, userId);
  const tombstone = {
    TableName,
    Item: { ...keys.profile(userId), erasedAt: now, ttl: Math.floor(now / 1000) + tombstoneSeconds },
    ConditionExpression: `${alive} AND (isAdmin = :no OR attribute_not_exists(isAdmin))`,
    ExpressionAttributeValues: { ':no': false },
  };
  const audit = putAudit(TableName, { by: pseudonym(userId), at: now, what: 'account-erased', object: 'account' });
  return [{ Put: tombstone }, audit];
}

/** A pseudonym for the audit, so that it does not name the deleted account. */
function pseudonym(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}
