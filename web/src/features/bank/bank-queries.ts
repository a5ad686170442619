import { queryOptions } from '@tanstack/react-query';
import { getBankMap } from '#functions/contract/admin/banks/parameters.ts';
import { getBankPage } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { listCoupons } from '#functions/contract/admin/coupons/coupons.ts';
import { listVersions } from '#functions/contract/admin/banks/versions.ts';
import { pagedQuery } from '#web/lib/admin/paged-query.ts';
import { call } from '#web/lib/api-client.ts';

/** Parallel requests for pages: fast on a good connection, without a burst on the server. */
const atOnce = 4;

/** All rows of pages 0 to `pages` - 1, in order. */
export async function loadPages<Row>(pages: number, load: (page: number) => Promise<Row[]>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let first = 0; first < pages; first += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, pages - first) }, (_, index) => load(first + index));
    rows.push(...(await Promise.all(batch)).flat());
  }
  return rows;
}

/** All questions of a quiz's live version. A version never changes, so the cached result never becomes stale. */
export function bankQuery({ quizId, version, pages }: Pick<QuizView, 'quizId' | 'version' | 'pages'>) {
  return queryOptions({
    queryKey: ['admin-bank', quizId, version],
    queryFn: ({ signal }) =>
      loadPages(
        pages,
        async (page) => (await call(getBankPage, { params: { quizId, version, page } }, { signal })).questions,
      ),
    staleTime: Infinity,
  });
}

/** The notes of a version on its parameters. */
export function bankMapQuery({ quizId, version }: Pick<QuizView, 'quizId' | 'version'>) {
  return queryOptions({
    queryKey: ['admin-bank-map', quizId, version],
    queryFn: async ({ signal }) => (await call(getBankMap, { params: { quizId, version } }, { signal })).notes,
    staleTime: Infinity,
  });
}

/** How many codes of a quiz could be redeemed now or later, as far as the newest page of its coupons tells. */
export function couponCodesQuery(quizId: number) {
  return queryOptions({
    queryKey: ['admin-coupon-codes', quizId],
    queryFn: async ({ signal }) => {
      const { entries, next } = await call(listCoupons, { params: { quizId }, query: {} }, { signal });
      const usable = entries.map((entry) => (entry.kind === 'batch' ? entry.batch : { ...entry.coupon, count: 1 }));
      const counts = usable.filter(({ status }) => status === 'active' || status === 'not-yet');
      return { count: counts.reduce((sum, { count }) => sum + count, 0), hasMore: next !== undefined };
    },
  });
}

/** The versions of a quiz, newest first, page by page. */
export function versionsQuery(quizId: number) {
  return pagedQuery(['admin-versions', quizId], (cursor, signal) =>
    call(listVersions, { params: { quizId }, query: { cursor } }, { signal }),
  );
}
