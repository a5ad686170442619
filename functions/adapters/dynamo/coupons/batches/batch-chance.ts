import { createHash, createHmac, randomBytes } from 'node:crypto';
import { couponCode } from '#functions/domain/coupons/coupon-code.ts';
import type { CouponBatch } from '#functions/domain/coupons/coupon.ts';

const idLength = 6;

/** What the codes of a new batch follow from: 128 bits of chance. */
export function newBatchSeed(): string {
  return randomBytes(16).toString('base64url');
}

/** All codes of a batch, always the same ones. Without the seed nobody has any of them, whatever others they know. */
export function codesOfBatch({ seed, count }: Pick<CouponBatch, 'seed' | 'count'>): string[] {
  return Array.from({ length: count }, (_, place) =>
    couponCode(createHmac('sha256', seed).update(String(place)).digest()),
  );
}

/** Six small letters and digits that follow from the request; with another `turn`, others. */
export function batchIdOf(requestId: string, turn: number): string {
  const hash = createHash('sha256').update(`${turn}.${requestId}`).digest();
  const number = hash.readUIntBE(0, 6) % 36 ** idLength;
  return number.toString(36).padStart(idLength, '0');
}
