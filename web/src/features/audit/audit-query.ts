import { infiniteQueryOptions } from '@tanstack/react-query';
import { listAudit } from '#functions/contract/admin/audit.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/admin/patient-query.ts';
import { type AuditQuestion, givenParts } from './audit-question.ts';

export function auditQuery(question: AuditQuestion) {
  return infiniteQueryOptions({
    ...patient,
    queryKey: ['admin-audit', question],
    queryFn: ({ pageParam, signal }) =>
      call(listAudit, { query: { ...givenParts(question), cursor: pageParam } }, { signal, timeLimitMs: 29_000 }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
}
