import { queryOptions } from '@tanstack/react-query';
import { listAdmins } from '#functions/contract/admin/admins.ts';
import { call } from '#web/lib/api-client.ts';

export const adminsQuery = queryOptions({
  queryKey: ['admin-admins'],
  queryFn: async ({ signal }) => (await call(listAdmins, {}, { signal })).admins,
});
