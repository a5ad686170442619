import { infiniteQueryOptions } from '@tanstack/react-query';
import { listUploads } from '#functions/contract/admin/uploads/uploads.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/admin/patient-query.ts';

/** How often the list is asked for while a file in it is being read. */
const refreshMs = 2_000;

export const uploadsQuery = infiniteQueryOptions({
  ...patient,
  queryKey: ['admin-uploads'],
  queryFn: ({ pageParam, signal }) =>
    call(listUploads, { query: pageParam === undefined ? {} : { cursor: pageParam } }, { signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: ({ next }) => next,
  refetchInterval: ({ state: { data } }) =>
    data?.pages.some(({ uploads }) => uploads.some(({ status }) => status === 'reading')) ? refreshMs : false,
});
