import { queryOptions } from '@tanstack/react-query';
import { getWaiting } from '#functions/contract/admin/overview.ts';
import { call } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';

/** How much waits for an admin, by the screen that shows it. Reloaded after each command, and each minute while the tab is visible. */
export const waitingQuery = queryOptions({
  queryKey: ['admin-waiting'],
  queryFn: async ({ signal }): Promise<Record<string, number>> => {
    const { held, attention, messages } = await call(getWaiting, {}, { signal });
    return { [paths.adminReports]: held + attention, [paths.adminMessages]: messages };
  },
  refetchInterval: 60_000,
});
