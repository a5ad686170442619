import { describe, expect, it } from 'vitest';
import { hasTerms, refuseCouponChange, whyNotChangeable } from '#functions/domain/coupons/coupon.ts';
import * as words from '#functions/domain/words/coupons.ts';
import { changedMeanwhile } from '#functions/domain/words/requests.ts';

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
    ['limit-below-uses', words.limitBelowUses('TEN', 3)],
    ['revision-conflict', changedMeanwhile],
    ['part-of-batch', words.partOfBatch('TEN')],
  ] as const)('refuseCouponChange explains %s to the admin', (why, message) => {
    const cause = new Error('the condition failed');
    expect(() => refuseCouponChange(coupon, why, cause)).toThrow(
      expect.objectContaining({ code: why, message, cause }),
    );
  });
});
