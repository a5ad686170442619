import { PutCommand } from '@aws-sdk/lib-dynamodb';
import fc from 'fast-check';
import { ulid } from 'ulid';
import { beforeAll, expect, it } from 'vitest';
import { couponAdminStore } from '#functions/adapters/dynamo/coupons/coupon-admin-store.ts';
import { couponItem, couponStore } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { whyNotChangeable, type Coupon } from '#functions/domain/coupons/coupon.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

let table: Table;
beforeAll(async () => {
  table = await makeTable();
});

const now = Date.UTC(2026, 0, 5, 9);
const window = { active: true, validFrom: now, validUntil: now + 1000, discountPercentage: 50 };
const limits = fc.constantFrom<{ maxUses?: number }>({}, { maxUses: 1 }, { maxUses: 2 }, { maxUses: 3 });

/** Most changes are to the revision that is there, so that uses and limit decide. */
const cases = fc.record({
  uses: fc.nat({ max: 3 }),
  limit: limits,
  revision: fc.nat({ max: 2 }),
  batch: fc.constantFrom<Pick<Coupon, 'batchId'>>({}, {}, {}, {}, {}, { batchId: 'ab12cd' }),
  newLimit: limits,
  seenBefore: fc.constantFrom(0, 0, 0, 0, 1, -1),
});

it('the table accepts exactly the coupon changes that the domain allows, with its refusal codes', async () => {
  const store = couponAdminStore(table);
  const seen = new Set<string | undefined>();
  await fc.assert(
    fc.asyncProperty(cases, async ({ uses, limit, revision, batch, newLimit, seenBefore }) => {
      const code = `C${ulid()}`;
      const made = { code, quizId: 1, createdAt: 0, createdBy: 'admin' };
      const coupon: Coupon = { ...made, ...window, uses, ...limit, revision, ...batch };
      await table.db.send(new PutCommand({ TableName: table.name, Item: couponItem(coupon) }));
      const change = { revision: revision - seenBefore, ...newLimit };
      const why = whyNotChangeable(coupon, change);
      seen.add(why);
      const terms = { ...window, discountPercentage: 10, ...newLimit };
      const changing = store.change({ code, revision: change.revision, terms }, { by: 'admin', at: now });
      if (why) await expect(changing).rejects.toMatchObject({ code: why });
      else await changing;
      const after = { ...made, uses, ...batch, ...terms, revision: change.revision + 1, updatedBy: 'admin' };
      expect(await couponStore(table).find(code)).toEqual(why ? coupon : after);
    }),
    { numRuns: 200 },
  );
  expect(seen).toEqual(new Set([undefined, 'part-of-batch', 'revision-conflict', 'limit-below-uses']));
});
