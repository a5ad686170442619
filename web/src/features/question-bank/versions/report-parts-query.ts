import { queryOptions } from '@tanstack/react-query';
import { getReportParts } from '#functions/contract/admin/banks/versions.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/admin/patient-query.ts';

/** What the reports of a version would have. */
export const reportPartsQuery = (quizId: number, version: number) =>
  queryOptions({
    ...patient,
    queryKey: ['admin-report-parts', quizId, version],
    queryFn: ({ signal }) => call(getReportParts, { params: { quizId, version } }, { signal }),
  });
