import { queryOptions } from '@tanstack/react-query';
import { getWaiting } from '#functions/contract/admin/overview.ts';
import { call } from '#web/lib/api-client.ts';
import { paths } from '#web/lib/paths.ts';

/** How much waits for an admin, by the path of its screen, the tab of its reports and the month of its messages. Reloaded after each command, and each minute while the tab is visible. */
export const waitingQuery = queryOptions({
  queryKey: ['admin-waiting'],
  queryFn: async ({ signal }): Promise<Record<string, number>> => {
    const { messages, ...reports } = await call(getWaiting, {}, { signal });
    const sum = (counts: Record<string, number>) => Object.values(counts).reduce((all, count) => all + count, 0);
    return { ...reports, ...messages, [paths.adminReports]: sum(reports), [paths.adminMessages]: sum(messages) };
  },
  refetchInterval: 60_000,
});
