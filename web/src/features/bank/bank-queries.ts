import { queryOptions } from '@tanstack/react-query';
import { getBankMap } from '#functions/contract/admin/banks/parameters.ts';
import { getBankPage } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { call } from '#web/lib/api-client.ts';
import { loadPages } from './load-pages.ts';

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
