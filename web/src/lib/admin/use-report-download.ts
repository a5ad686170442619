import { getReportFile } from '#functions/contract/admin/reports/reports.ts';
import { call } from '#web/lib/api-client.ts';
import { followDownload } from '#web/lib/follow-download.ts';
import { useCommand } from './use-command.ts';

/** Asks for the address of somebody's report as it was mailed, which is good for a minute, and goes there. */
export function useReportDownload({ userId, attemptId }: { userId: string; attemptId: string }) {
  return useCommand({
    send: () => call(getReportFile, { params: { userId, attemptId }, query: {} }),
    onDone: ({ url }) => followDownload(url),
  });
}
