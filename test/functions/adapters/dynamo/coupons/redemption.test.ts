import { PutCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, expect, it } from 'vitest';
import { couponItem, couponStore } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { Coupon } from '#functions/domain/coupons/coupon.ts';
import { whyNotRedeemable } from '#functions/domain/coupons/redemption.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { redemptionWords } from '#functions/domain/words/coupons.ts';

let table: Table;
beforeAll(async () => {
  table = await makeTable();
});

const quizId = 1;
const now = Date.UTC(2026, 0, 5, 9);

/** Most can nearly be redeemed, and many stand at an edge of their window, so that each clause decides alone, too. */
const coupons = fc
  .record({
    active: fc.constantFrom(true, true, true, true, false),
    quizId: fc.constantFrom(quizId, quizId, quizId, quizId, 2),
    validFrom: fc.constantFrom(now - 1000, now - 1, now, now, now + 1),
    validUntil: fc.constantFrom(now + 1000, now + 1, now, now, now - 1),
    discountPercentage: fc.nat({ max: 100 }),
    limit: fc.constantFrom({}, { maxUses: 1 }, { maxUses: 2 }, { maxUses: 3 }),
    uses: fc.nat({ max: 2 }),
    batch: fc.constantFrom<Partial<Coupon>>({}, {}, { batchId: 'ab12cd' }, { batchId: 'ab12cd', deactivated: true }),
  })
  .map(({ limit, batch, ...terms }): Coupon => ({
    code: `C${ulid()}`,
    revision: 0,
    createdAt: 0,
    createdBy: 'admin',
    ...terms,
    ...limit,
    ...batch,
  }));

it('the table redeems exactly the coupons that the domain allows, with its refusal codes', async () => {
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
    { numRuns: 200 },
  );
  expect(seen).toEqual(new Set([undefined, 'coupon-invalid', 'coupon-used-up']));
});
