import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { type BatchCode, getCouponBatch, listBatchCodes } from '#functions/contract/admin/coupon-batches.ts';
import { getCoupon, listCoupons, listCouponUses } from '#functions/contract/admin/coupons.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/patient-query.ts';

/** All that there is to load again after a coupon or a batch has changed. */
export const couponsKey = ['admin-coupons'];

/** All of a quiz, or those with these words in their code or label. */
export function couponsQuery(quizId: number, typed: string) {
  return infiniteQueryOptions({
    ...patient,
    queryKey: [...couponsKey, 'of-quiz', quizId, typed],
    queryFn: ({ pageParam, signal }) =>
      call(
        listCoupons,
        { params: { quizId }, query: { ...(typed && { typed }), cursor: pageParam } },
        { signal, timeLimitMs: 28_000 },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
}

export function couponQuery(code: string) {
  return queryOptions({
    ...patient,
    queryKey: [...couponsKey, 'one', code],
    queryFn: ({ signal }) => call(getCoupon, { params: { code } }, { signal }),
    staleTime: 0,
  });
}

export function usesQuery(code: string) {
  return infiniteQueryOptions({
    ...patient,
    queryKey: [...couponsKey, 'uses', code],
    queryFn: ({ pageParam, signal }) =>
      call(listCouponUses, { params: { code }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
}

export function batchQuery(batchId: string) {
  return queryOptions({
    ...patient,
    queryKey: [...couponsKey, 'batch', batchId],
    queryFn: ({ signal }) => call(getCouponBatch, { params: { batchId } }, { signal }),
    staleTime: 0,
  });
}

/** All codes of a batch, which are 1,000 at most: what is counted and saved is the whole. */
export function batchCodesQuery(batchId: string) {
  return queryOptions({
    ...patient,
    queryKey: [...couponsKey, 'codes', batchId],
    queryFn: async ({ signal }) => {
      const codes: BatchCode[] = [];
      let cursor: string | undefined;
      do {
        const page = await call(listBatchCodes, { params: { batchId }, query: { cursor } }, { signal });
        codes.push(...page.codes);
        cursor = page.next;
      } while (cursor !== undefined);
      return codes;
    },
    staleTime: 0,
  });
}
