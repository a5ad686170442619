import * as z from 'zod/mini';
import { minuteStart, type Coupon } from '#functions/domain/coupons/coupon.ts';
import { refuseCoupon, requireNoOpenAttempt, whyNotRedeemable } from '#functions/domain/coupons/redemption.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite, type Writes } from '#functions/adapters/dynamo/look-and-write.ts';
import { notErased, refuseErased } from '#functions/adapters/dynamo/people/profile-store.ts';
import { seatStore } from '#functions/adapters/dynamo/attempts/seats/seat-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';
import { sortKeyOfUse, releaseUse } from './redemption-item.ts';
import * as words from '#functions/domain/words/coupons.ts';

export function couponStore(table: Table) {
  const TableName = table.name;
  const seats = seatStore(table);

  const find = (code: string) => getItem(table, keys.coupon(code), storedCoupon);

  return {
    find,

    /** Counts a use and reserves it for this person, releasing another reserved code. Throws Refusal `coupon-invalid`, `coupon-used-up`, `attempt-open`. */
    redeem: ({ userId, quizId, code, now }: { userId: string; quizId: number; code: string; now: number }) =>
      lookAndWrite(
        table,
        async () => {
          const [seat, coupon] = await Promise.all([seats.find(userId, quizId), find(code)]);
          requireNoOpenAttempt(seat.openId);
          if (seat.coupon === code) return { done: { discountPercentage: seat.discountPercentage ?? 0 } };
          if (!coupon) refuseCoupon('coupon-invalid');
          const updates = [
            takeUse({ quizId, code, now }, coupon.discountPercentage),
            reserve({ userId, quizId, code, now }, coupon.batchId),
            applyToSeat({ userId, quizId, code, now }, coupon, seat.coupon),
            ...(seat.coupon ? releaseUse({ userId, quizId, code: seat.coupon }, seat.batch) : []),
          ].map((write) => ({ Update: { TableName, ...write } }));
          const writes: Writes = [...updates, { ConditionCheck: notErased(TableName, userId) }];
          return {
            writes,
            then: { discountPercentage: coupon.discountPercentage },
            onConflict(failures, cause) {
              if (failures.at(-1)?.failed) refuseErased(cause);
              const [use, reservation] = failures;
              // This same request, sent twice, has reserved it: the next read finds it on the seat.
              const isOwn = reservation?.failed === true;
              const why = use?.failed && !isOwn ? whyNotRedeemable(use.read(storedCoupon), { quizId, now }) : undefined;
              // Otherwise the discount, the seat or the redemption has changed since it was read: another request was faster.
              if (why) refuseCoupon(why, cause);
            },
          };
        },
        words.notApplied,
      ),
  };
}

export type CouponStore = ReturnType<typeof couponStore>;

interface Redemption {
  userId: string;
  quizId: number;
  code: string;
  now: number;
}

/** Counts a use, on the condition of `whyNotRedeemable` and that the discount is unchanged since it was read. */
function takeUse({ quizId, code, now }: Omit<Redemption, 'userId'>, discount: number) {
  return {
    Key: keys.coupon(code),
    UpdateExpression: 'SET lastRedeemedAt = :now ADD #uses :one',
    ConditionExpression:
      'active = :true AND attribute_not_exists(deactivated) AND quizId = :quiz AND validFrom <= :now AND validUntil >= :minute AND discountPercentage = :discount AND ' +
      '(attribute_not_exists(maxUses) OR #uses < maxUses)',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    ExpressionAttributeNames: { '#uses': 'uses' },
    ExpressionAttributeValues: {
      ':true': true,
      ':quiz': quizId,
      ':now': now,
      ':minute': minuteStart(now),
      ':one': 1,
      ':discount': discount,
    },
  };
}

/** Makes a reserved use. The index lists it under its batch, or under its code if it has no batch. */
function reserve({ userId, quizId, code, now }: Redemption, batchId: string | undefined) {
  return {
    Key: keys.redemption(userId, quizId, code),
    UpdateExpression:
      'SET #status = :reserved, redeemedAt = :now, #ttl = :ttl, gsi1pk = :uses, gsi1sk = :at REMOVE attemptId, consumedAt',
    ConditionExpression: 'attribute_not_exists(pk) OR #status IN (:released, :consumed)',
    ExpressionAttributeNames: { '#status': 'status', '#ttl': 'ttl' },
    ExpressionAttributeValues: {
      ':reserved': 'reserved',
      ':released': 'released',
      ':consumed': 'consumed',
      ':now': now,
      ':ttl': expiryOf(now),
      ':uses': gsiKeys.uses(batchId ?? code),
      ':at': sortKeyOfUse({ code, batchId, at: now }),
    },
  };
}

function applyToSeat({ userId, quizId, code, now }: Redemption, coupon: Coupon, seen: string | undefined) {
  const { discountPercentage: discount, batchId } = coupon;
  return {
    Key: keys.seat(userId, quizId),
    UpdateExpression: `SET coupon = :code, discount = :discount, #ttl = :ttl${batchId ? ', #batch = :batch' : ' REMOVE #batch'}`,
    ConditionExpression: `attribute_not_exists(openId) AND ${seen ? 'coupon = :seen' : 'attribute_not_exists(coupon)'}`,
    ExpressionAttributeNames: { '#ttl': 'ttl', '#batch': 'batch' },
    ExpressionAttributeValues: {
      ':code': code,
      ':discount': discount,
      ':ttl': expiryOf(now),
      ...(batchId && { ':batch': batchId }),
      ...(seen && { ':seen': seen }),
    },
  };
}

/** A coupon's item. Leaves `maxUses` out where there is no limit, because conditions would compare with a stored null. */
export function couponItem(coupon: Coupon) {
  return { ...keys.coupon(coupon.code), ...couponIndexKey(coupon), ...coupon };
}

/** A coupon's index key: under its batch, or under its quiz by creation time. */
function couponIndexKey({ quizId, code, batchId, createdAt }: Coupon): { gsi1pk: string; gsi1sk: string } {
  return batchId === undefined
    ? { gsi1pk: gsiKeys.coupons(quizId), gsi1sk: `${sortableInstant(createdAt)}#${code}` }
    : { gsi1pk: gsiKeys.batch(batchId), gsi1sk: code };
}

export const storedCoupon = fields<Coupon>({
  code: z.string(),
  quizId: z.number(),
  active: z.boolean(),
  validFrom: z.number(),
  validUntil: z.number(),
  maxUses: z.exactOptional(z.number()),
  discountPercentage: z.number(),
  label: z.exactOptional(z.string()),
  uses: z.number(),
  lastRedeemedAt: z.exactOptional(z.number()),
  batchId: z.exactOptional(z.string()),
  deactivated: z.exactOptional(z.literal(true)),
  revision: z.number(),
  createdAt: z.number(),
  createdBy: z.string(),
  updatedBy: z.exactOptional(z.string()),
});
