import { type InfiniteData, queryOptions } from '@tanstack/react-query';
import { type BatchCode, getCouponBatch, listBatchCodes } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { listUsesByPerson, getCoupon, listCoupons, listCouponUses } from '#functions/contract/admin/coupons/coupons.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { pagedQuery } from '#web/lib/admin/paged-query.ts';
import { call } from '#web/lib/api-client.ts';

/** The queries to reload after a change of a coupon or a batch. */
export const couponsKey = ['admin-coupons'];

/** All coupons and batches of a quiz, or those with these words in their code or label. */
export function couponsQuery(quizId: number, typed: string) {
  return pagedQuery([...couponsKey, 'of-quiz', quizId, typed], (cursor, signal) =>
    call(
      listCoupons,
      { params: { quizId }, query: { ...(typed && { typed }), cursor } },
      { signal, timeLimitMs: 28_000 },
    ),
  );
}

export function couponQuery(code: string) {
  return queryOptions({
    queryKey: [...couponsKey, 'one', code],
    queryFn: ({ signal }) => call(getCoupon, { params: { code } }, { signal }),
  });
}

export function usesQuery(code: string) {
  return pagedQuery([...couponsKey, 'uses', code], (cursor, signal) =>
    call(listCouponUses, { params: { code }, query: { cursor } }, { signal }),
  );
}

export function usesByPersonQuery(person: string) {
  return queryOptions({
    queryKey: [...couponsKey, 'by-person', person],
    queryFn: ({ signal }) => call(listUsesByPerson, { query: { person } }, { signal, timeLimitMs: 28_000 }),
  });
}

export function batchQuery(batchId: string) {
  return queryOptions({
    queryKey: [...couponsKey, 'batch', batchId],
    queryFn: ({ signal }) => call(getCouponBatch, { params: { batchId } }, { signal }),
  });
}

/** Interval of reloads while it is unknown who has redeemed a code. */
const takenAgainMs = 10_000;

/** The codes of a batch, page by page. */
export function batchCodesQuery(batchId: string) {
  return pagedQuery(
    [...couponsKey, 'codes', batchId],
    (cursor, signal) => call(listBatchCodes, { params: { batchId }, query: { cursor } }, { signal }),
    { reloadAfterMs: (pages) => (hasTaken(pages) ? takenAgainMs : undefined) },
  );
}

const hasTaken = (pages: readonly Reply<typeof listBatchCodes>[]) =>
  pages.some(({ codes }) => codes.some(({ state }) => state === 'taken'));

/** The loaded codes with one of them replaced. */
export function replaceCode<Param>(
  loaded: InfiniteData<Reply<typeof listBatchCodes>, Param> | undefined,
  now: BatchCode,
): typeof loaded {
  if (!loaded) return undefined;
  const pages = loaded.pages.map((page) => ({
    ...page,
    codes: page.codes.map((code) => (code.code === now.code ? now : code)),
  }));
  return { ...loaded, pages };
}
