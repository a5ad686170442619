import { getReportFile } from '#functions/contract/admin/reports/reports.ts';
import { call } from '#web/lib/api-client.ts';
import { followDownload } from '#web/lib/follow-download.ts';
import { useCommand } from './use-command.ts';

/** Requests a download link for a person's mailed report, which is valid for a minute, and opens it. */
export function useReportDownload() {
  return useCommand({
    send: ({ userId, attemptId }: { userId: string; attemptId: string }) =>
      call(getReportFile, { params: { userId, attemptId }, query: {} }),
    onDone: ({ url }) => followDownload(url),
  });
}
