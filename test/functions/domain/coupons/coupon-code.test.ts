import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCoupon } from '#functions/contract/admin/coupons/coupons.ts';
import { couponCode, codeBytes, couponCodesToTry, normaliseCouponCode } from '#functions/domain/coupons/coupon-code.ts';

describe('a coupon code', () => {
  it.each([
    ['welcome50', 'WELCOME50'],
    ['  WelCome50\n', 'WELCOME50'],
    ['ｗｅｌｃｏｍｅ５０', 'WELCOME50'],
    ['tru–7k2m—qx4d−9hrt', 'TRU-7K2M-QX4D-9HRT'],
    ['TRU - 7K2M - QX4D - 9HRT', 'TRU-7K2M-QX4D-9HRT'],
    ['TRU‑7K2M‐QX4D－9HRT', 'TRU-7K2M-QX4D-9HRT'],
    ['TRU-7K2M-\u00adQX4D-\u200b9HRT\u2060', 'TRU-7K2M-QX4D-9HRT'],
    ['a_b＿c', 'A_B_C'],
    ['welcome५०', 'WELCOME50'],
    ['WELCOME٥٠', 'WELCOME50'],
    ['ROUND௧௯', 'ROUND19'],
    ['wınter', 'WINTER'],
    ['WİNTER', 'WINTER'], // a Turkish keyboard's capital i
    ['“Winter”.', 'WINTER'],
    ['\u200b \u00a0', ''],
  ])('%j is normalised to %j', (typed, code) => {
    expect(normaliseCouponCode(typed)).toBe(code);
  });

  it('normalising twice changes nothing, and restores batch codes typed in lower case', () => {
    fc.assert(
      fc.property(fc.string(), fc.uint8Array({ minLength: codeBytes }), (text, bytes) => {
        const code = normaliseCouponCode(text);
        expect(normaliseCouponCode(code)).toBe(code);
        expect(normaliseCouponCode(couponCode(bytes).toLowerCase())).toBe(couponCode(bytes));
      }),
    );
  });

  it('couponCodesToTry finds a code whatever its case and spaces, and refuses half characters', () => {
    expect(couponCodesToTry(' summer ')).toEqual(['SUMMER']);
    expect(couponCodesToTry(' \u200b ')).toEqual([]);
    expect(couponCodesToTry('SUM\ud800MER')).toEqual([]);
    expect(couponCodesToTry('SUM\u{20000}MER')).toEqual(['SUM\u{20000}MER']);
  });

  it.each(['tru 7k2m qx4d 9hrt', 'TRU7K2MQX4D9HRT', 'TRU-7K2M QX4D9HRT'])(
    'a batch code is found without its hyphens: %s',
    (typed) => {
      expect(couponCodesToTry(typed)).toContain('TRU-7K2M-QX4D-9HRT');
    },
  );

  it.each([
    ['Code: WELCOME50', 'WELCOME50'],
    ['Your code is WELCOME50, valid until 30 November.', 'WELCOME50'],
    ['https://truein.example/quiz-selection?code=welcome50&source=mail', 'WELCOME50'],
    ['Use SUMMER today', 'SUMMER'],
    ['code winter', 'WINTER'],
    ['Your code: tru 7k2m qx4d 9hrt (once)', 'TRU-7K2M-QX4D-9HRT'],
    ['Code TRU-7K2M–QX4D–9HRT', 'TRU-7K2M-QX4D-9HRT'],
  ])('couponCodesToTry finds the code in “%s”', (typed, code) => {
    const codes = couponCodesToTry(typed);
    expect(codes).toContain(code);
    expect(codes.length).toBeLessThanOrEqual(5);
  });

  it.each([
    [
      'a code typed like a batch code without hyphens as typed first, then with hyphens',
      'TRU7K2MQX4D9HRT',
      ['TRU7K2MQX4D9HRT', 'TRU-7K2M-QX4D-9HRT'],
    ],
    ['a batch code with its hyphens once', 'TRU-7K2M-QX4D-9HRT', ['TRU-7K2M-QX4D-9HRT']],
    ['a longer code with a letter before as typed', 'XTRU7K2MQX4D9HRT', ['XTRU7K2MQX4D9HRT']],
    ['a longer code with a letter after as typed', 'TRU7K2MQX4D9HRTX', ['TRU7K2MQX4D9HRTX']],
    ['a shorter code as typed', 'TRU7K2MQX4D9HR', ['TRU7K2MQX4D9HR']],
  ])('couponCodesToTry tries %s', (_, typed, codes) => {
    expect(couponCodesToTry(typed)).toEqual(codes);
  });

  it('a new coupon’s code is stored in capitals, without blanks or slashes', () => {
    const terms = { validFrom: 0, validUntil: 1, discountPercentage: 50, maxUses: null };
    const parse = (code: string) => createCoupon.body?.safeParse({ code, ...terms });
    expect(parse(' summer-2026 ')).toMatchObject({ success: true, data: { code: 'SUMMER-2026' } });
    expect(parse('a b')).toMatchObject({ success: false });
    expect(parse('sum/mer')).toMatchObject({ success: false });
  });
});
