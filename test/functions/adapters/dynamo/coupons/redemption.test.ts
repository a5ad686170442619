import { PutCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, expect, it } from 'vitest';
import { couponItem } from '#functions/adapters/dynamo/coupons/coupon-item.ts';
import { couponStore } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { Coupon } from '#functions/domain/coupons/coupon.ts';
import { redemptionWords, whyNotRedeemable } from '#functions/domain/coupons/redemption.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

let table: Table;
beforeAll(async () => {
  table = await makeTable();
});

const quizId = 1;
const now = Date.UTC(2026, 0, 5, 9);
const moment = fc.oneof(fc.constantFrom(now - 1, now, now + 1), fc.integer({ min: now - 1000, max: now + 1000 }));

/** Most can nearly be redeemed, so that each clause decides alone, too. */
const coupons = fc
  .record(
    {
      active: fc.constantFrom(true, true, true, false),
      quizId: fc.constantFrom(quizId, quizId, quizId, 2),
      validFrom: fc.oneof(fc.constant(0), moment),
      validUntil: fc.oneof(fc.constant(now + 1000), moment),
      uses: fc.nat({ max: 3 }),
      discountPercentage: fc.nat({ max: 100 }),
      maxUses: fc.integer({ min: 1, max: 3 }),
      deactivated: fc.constant(true as const),
      batchId: fc.constant('ab12cd'),
    },
    { requiredKeys: ['active', 'quizId', 'validFrom', 'validUntil', 'uses', 'discountPercentage'] },
  )
  .map((terms): Coupon => ({ code: `C${ulid()}`, createdAt: 0, createdBy: 'admin', ...terms }));

it('the database takes the coupons that the domain calls redeemable, and gives its reason for each other', async () => {
  const store = couponStore(table);
  const seen = new Set<string | undefined>();
  await fc.assert(
    fc.asyncProperty(coupons, async (coupon) => {
      await table.db.send(new PutCommand({ TableName: table.name, Item: couponItem(coupon) }));
      const why = whyNotRedeemable(coupon, { quizId, now });
      seen.add(why);
      const redeeming = store.redeem({ userId: ulid(), quizId, code: coupon.code, now });
      if (why) await expect(redeeming).rejects.toMatchObject({ code: why, message: redemptionWords[why] });
      else expect(await redeeming).toEqual({ discountPercentage: coupon.discountPercentage });
      expect((await store.find(coupon.code))?.uses).toBe(coupon.uses + (why ? 0 : 1));
    }),
    { numRuns: 250 },
  );
  expect(seen).toEqual(new Set([undefined, 'coupon-invalid', 'coupon-used-up']));
});
