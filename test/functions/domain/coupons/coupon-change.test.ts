import { describe, expect, it } from 'vitest';
import { hasTerms, refuseCouponChange, whyNotChangeable } from '#functions/domain/coupons/coupon.ts';

const coupon = {
  ...{ code: 'TEN', quizId: 1, active: true, validFrom: 100, validUntil: 200, discountPercentage: 10 },
  ...{ maxUses: 10, uses: 3, revision: 2, createdAt: 0, createdBy: 'admin' },
};

it('hasTerms tells every single term apart', () => {
  const terms = { active: false, validFrom: 101, validUntil: 201, discountPercentage: 11, maxUses: 11, label: 'Other' };
  for (const [name, value] of Object.entries(terms))
    expect([name, hasTerms(coupon, { ...coupon, [name]: value })]).toEqual([name, false]);
});

describe('whyNotChangeable', () => {
  it.each([
    ['allows a change of the seen revision', {}, { revision: 2, maxUses: 10 }, undefined],
    ['allows a limit equal to the uses', {}, { revision: 2, maxUses: 3 }, undefined],
    ['refuses a limit below the uses', {}, { revision: 2, maxUses: 2 }, 'limit-below-uses'],
    ['allows removing the limit', {}, { revision: 2 }, undefined],
    ['refuses a stale revision', {}, { revision: 1, maxUses: 10 }, 'revision-conflict'],
    ['refuses a revision that never existed', {}, { revision: 3, maxUses: 10 }, 'revision-conflict'],
    [
      'names the stale revision first, before a limit below the uses',
      {},
      { revision: 1, maxUses: 2 },
      'revision-conflict',
    ],
    ['refuses a coupon of a batch', { batchId: 'ab12cd' }, { revision: 2, maxUses: 1 }, 'part-of-batch'],
  ] as const)('%s', (_, changes, change, why) => {
    expect(whyNotChangeable({ ...coupon, ...changes }, change)).toBe(why);
  });

  it.each([
    ['limit-below-uses', 'The coupon TEN has been used 3 times already: its limit can’t be lower.'],
    ['revision-conflict', 'Someone has changed the coupon TEN in between. Look at it again.'],
    ['part-of-batch', 'The coupon TEN is one of a batch: change the batch, and with it all its codes.'],
  ] as const)('refuseCouponChange explains %s to the admin', (why, message) => {
    const cause = new Error('the condition failed');
    expect(() => refuseCouponChange(coupon, why, cause)).toThrow(
      expect.objectContaining({ code: why, message, cause }),
    );
  });
});
