import { infiniteQueryOptions } from '@tanstack/react-query';
import { listMessages } from '#functions/contract/admin/messages.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/admin/patient-query.ts';

export function messagesQuery(month: string) {
  return infiniteQueryOptions({
    ...patient,
    queryKey: ['admin-messages', month],
    queryFn: ({ pageParam, signal }) => call(listMessages, { query: { month, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
}
