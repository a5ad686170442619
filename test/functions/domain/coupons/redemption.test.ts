import { describe, expect, it } from 'vitest';
import { refuseCoupon, requireNoOpenAttempt, whyNotRedeemable } from '#functions/domain/coupons/redemption.ts';
import { unfinished } from '#functions/domain/words/attempts.ts';

const coupon = {
  ...{ code: 'ONCE', quizId: 1, active: true, validFrom: 100, validUntil: 200, discountPercentage: 10 },
  ...{ maxUses: 2, uses: 1, revision: 0, createdAt: 0, createdBy: 'admin' },
};

describe('redeeming a coupon', () => {
  it.each([
    ['within its window, with a use left', {}, 150, undefined],
    ['at its first moment', {}, 100, undefined],
    ['at its last moment', {}, 200, undefined],
    ['before its window', {}, 99, 'coupon-invalid'],
    ['after its window', {}, 60_000, 'coupon-invalid'],
    ['that belongs to another quiz', { quizId: 2 }, 150, 'coupon-invalid'],
    ['that is deactivated', { active: false }, 150, 'coupon-invalid'],
    ['that was deactivated alone in its batch', { deactivated: true as const }, 150, 'coupon-invalid'],
    ['at its limit', { uses: 2 }, 150, 'coupon-used-up'],
    ['at its limit, at its first moment', { uses: 2 }, 100, 'coupon-used-up'],
    ['at its limit, before its window', { uses: 2 }, 99, 'coupon-invalid'],
    ['at its limit, after its window', { uses: 2 }, 60_000, 'coupon-invalid'],
  ] as const)('whyNotRedeemable of a coupon %s (%j at %i) is %s', (_, changes, now, why) => {
    expect(whyNotRedeemable({ ...coupon, ...changes }, { quizId: 1, now })).toBe(why);
  });

  it('never runs out without a limit', () => {
    const { maxUses: _, ...endless } = coupon;
    expect(whyNotRedeemable({ ...endless, uses: 1_000_000 }, { quizId: 1, now: 150 })).toBeUndefined();
  });

  it('is refused for an unknown code', () => {
    expect(whyNotRedeemable(undefined, { quizId: 1, now: 150 })).toBe('coupon-invalid');
  });

  it('is refused during an unfinished attempt', () => {
    expect(() => requireNoOpenAttempt('1.1.X')).toThrow(
      expect.objectContaining({ code: 'attempt-open', message: unfinished }),
    );
    expect(() => requireNoOpenAttempt(undefined)).not.toThrow();
  });

  it.each([
    ['coupon-invalid', 'Invalid or expired coupon code'],
    ['coupon-used-up', 'Coupon usage limit reached'],
  ] as const)('explains %s to the person', (why, message) => {
    const cause = new Error('the condition failed');
    expect(() => refuseCoupon(why, cause)).toThrow(expect.objectContaining({ code: why, message, cause }));
  });
});
