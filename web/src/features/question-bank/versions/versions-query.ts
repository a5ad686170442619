import { infiniteQueryOptions } from '@tanstack/react-query';
import { listVersions } from '#functions/contract/admin/banks/versions.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/admin/patient-query.ts';

/** The versions of a quiz, newest first, page by page. */
export function versionsQuery(quizId: number) {
  return infiniteQueryOptions({
    ...patient,
    queryKey: ['admin-versions', quizId],
    queryFn: ({ pageParam, signal }) =>
      call(
        listVersions,
        { params: { quizId }, query: pageParam === undefined ? {} : { cursor: pageParam } },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next,
    staleTime: 0,
  });
}
