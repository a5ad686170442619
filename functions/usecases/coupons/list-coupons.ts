import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { listCoupons as operation } from '#functions/contract/admin/coupons/coupons.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import type { Coupon, CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { foldText, hasWords, searchWords } from '#functions/domain/text/search-words.ts';
import { namesOf } from '#functions/usecases/people/find-people.ts';
import { viewBatch, viewCoupon } from './view-coupon.ts';

/** A page is full with so many entries. At most so many index pages are read for it; the next request continues from there. */
const enough = 50;
const maxPagesRead = 40;

/** Coupons and batches of a quiz, newest first: all, or those with these words in their code or label. */
export async function listCoupons(
  { couponAdmin, profiles, clock }: Needs<'couponAdmin' | 'profiles' | 'clock'>,
  { quizId, cursor, typed }: { quizId: number; cursor?: string | undefined; typed?: string | undefined },
): Promise<Reply<typeof operation>> {
  const rows: (Coupon | CouponBatch)[] = [];
  let next = cursor;
  for (let pages = 0; pages < maxPagesRead; pages++) {
    const page = await couponAdmin.list(quizId, next);
    rows.push(...page.rows.filter((row) => isTyped(row, typed)));
    next = page.next;
    if (next === undefined || rows.length >= enough) break;
  }
  const nameOf = await namesOf(
    profiles,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  const now = clock();
  const entries = rows.map((row) =>
    'seed' in row
      ? ({ kind: 'batch', batch: viewBatch(row, nameOf, now) } as const)
      : ({ kind: 'coupon', coupon: viewCoupon(row, nameOf, now) } as const),
  );
  return { entries, next };
}

function isTyped(row: Coupon | CouponBatch, typed: string | undefined): boolean {
  const name = 'seed' in row ? row.batchId : row.code;
  return typed === undefined || hasWords(foldText(`${name} ${row.label ?? ''}`), searchWords(typed));
}
