import { codeBytes, couponCode } from '#functions/domain/coupons/coupon-code.ts';

/** A new code of the browser's own chance. */
export function makeCode(): string {
  return couponCode(crypto.getRandomValues(new Uint8Array(codeBytes)));
}
