import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { codeBytes, couponCode, couponCodePattern } from '#functions/domain/coupons/coupon-code.ts';
import { couponStatus, finalPrice } from '#functions/domain/coupons/coupon.ts';

const terms = { active: true, validFrom: 100, validUntil: 200, discountPercentage: 10 };

describe('the status of a coupon', () => {
  it.each([
    ['active at its first moment', {}, 100, 'active'],
    ['active to the end of the last minute that is named', {}, 59_999, 'active'],
    ['not yet valid before', {}, 99, 'not-yet'],
    ['expired after that minute', {}, 60_000, 'expired'],
    ['active below its limit', { maxUses: 2, uses: 1 }, 150, 'active'],
    ['used up at its limit', { maxUses: 2, uses: 2 }, 150, 'used-up'],
    ['active without a limit, however often it was used', { uses: 1_000_000 }, 150, 'active'],
    ['expired rather than used up', { maxUses: 1, uses: 1 }, 60_000, 'expired'],
    ['used up rather than not yet valid', { maxUses: 1, uses: 1 }, 1, 'used-up'],
    ['deactivated alone, whatever its batch says', { deactivated: true as const }, 150, 'deactivated'],
    ['active up to its limit where nobody has used it', { maxUses: 1 }, 150, 'active'],
    ['deactivated before all else', { active: false, maxUses: 1, uses: 1 }, 201, 'deactivated'],
  ])('is “%s”', (_, changes, now, status) => {
    expect(couponStatus({ ...terms, ...changes }, now)).toBe(status);
  });
});

describe('generated codes', () => {
  it('have three groups of four unambiguous characters and fit the rule for codes of admins', () => {
    const codes = Array.from({ length: 2000 }, () => couponCode(randomBytes(codeBytes)));
    for (const code of codes) {
      expect(code).toMatch(/^TRU(-[2-9A-HJ-NP-Z]{4}){3}$/);
      expect(code).toMatch(couponCodePattern);
    }
    expect(new Set(codes).size).toBe(2000);
    // 32 signs in 12 places are 60 bits: each sign has to turn up.
    expect(new Set(codes.join('').replaceAll('-', '').replaceAll('TRU', ''))).toHaveProperty('size', 32);
  });

  it('use each of the 12 random bytes', () => {
    expect(() => couponCode(randomBytes(codeBytes - 1))).toThrow('12 bytes');
    const bytes = new Uint8Array(codeBytes);
    const codes = Array.from(bytes, (_, place) => couponCode(bytes.with(place, 1)));
    expect(new Set([couponCode(bytes), ...codes]).size).toBe(codeBytes + 1);
  });
});

it('finalPrice is exact to the paisa for any price and discount', () => {
  const paise = fc.integer({ min: 0, max: 1_000_000_000 });
  fc.assert(
    fc.property(paise, fc.integer({ min: 0, max: 10_000 }), (price, discount) => {
      const exact = (BigInt(price) * BigInt(10_000 - discount) * 2n + 10_000n) / 20_000n;
      expect(finalPrice(price / 100, discount / 100)).toBe(Number(exact) / 100);
    }),
    { numRuns: 5000 },
  );
});
