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
    ['wınter', 'WINTER'],
    ['WİNTER', 'WINTER'], // a Turkish keyboard's capital i
    ['“Winter”.', 'WINTER'],
    ['\u200b \u00a0', ''],
  ])('that is written %j is %j', (typed, code) => {
    expect(normaliseCouponCode(typed)).toBe(code);
  });

  it('stays what it is once it is normalised, and so do the codes of a batch', () => {
    fc.assert(
      fc.property(fc.string(), fc.uint8Array({ minLength: codeBytes }), (text, bytes) => {
        const code = normaliseCouponCode(text);
        expect(normaliseCouponCode(code)).toBe(code);
        expect(normaliseCouponCode(couponCode(bytes).toLowerCase())).toBe(couponCode(bytes));
      }),
    );
  });

  it('is looked for as it is kept', () => {
    expect(couponCodesToTry(' summer ')).toEqual(['SUMMER']);
    expect(couponCodesToTry(' \u200b ')).toEqual([]);
    expect(couponCodesToTry('SUM\ud800MER')).toEqual([]);
    expect(couponCodesToTry('SUM\u{20000}MER')).toEqual(['SUM\u{20000}MER']);
  });

  it.each(['tru 7k2m qx4d 9hrt', 'TRU7K2MQX4D9HRT', 'TRU-7K2M QX4D9HRT'])(
    'of a batch is found without its hyphens: %s',
    (typed) => {
      expect(couponCodesToTry(typed)).toContain('TRU-7K2M-QX4D-9HRT');
    },
  );

  it.each([
    ['as it is kept first, where a coupon may have it', 'TRU7K2MQX4D9HRT', ['TRU7K2MQX4D9HRT', 'TRU-7K2M-QX4D-9HRT']],
    ['once, where it has its hyphens', 'TRU-7K2M-QX4D-9HRT', ['TRU-7K2M-QX4D-9HRT']],
    ['as it is with a letter before', 'XTRU7K2MQX4D9HRT', ['XTRU7K2MQX4D9HRT']],
    ['as it is with a letter after', 'TRU7K2MQX4D9HRTX', ['TRU7K2MQX4D9HRTX']],
    ['as it is with a letter less', 'TRU7K2MQX4D9HR', ['TRU7K2MQX4D9HR']],
  ])('is looked for %s', (_, typed, codes) => {
    expect(couponCodesToTry(typed)).toEqual(codes);
  });

  it('is kept in capitals from its creation on', () => {
    const terms = { validFrom: 0, validUntil: 1, discountPercentage: 50, maxUses: null };
    const parse = (code: string) => createCoupon.body?.safeParse({ code, ...terms });
    expect(parse(' summer-2026 ')).toMatchObject({ success: true, data: { code: 'SUMMER-2026' } });
    expect(parse('a b')).toMatchObject({ success: false });
    expect(parse('sum/mer')).toMatchObject({ success: false });
  });
});
