import { queryOptions } from '@tanstack/react-query';
import { listAdmins } from '#functions/contract/admin/admins.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/admin/patient-query.ts';

export const adminsQuery = queryOptions({
  ...patient,
  queryKey: ['admin-admins'],
  queryFn: async ({ signal }) => (await call(listAdmins, {}, { signal })).admins,
  staleTime: 0,
});
