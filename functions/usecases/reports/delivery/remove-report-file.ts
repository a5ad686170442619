import type { PersonFiles } from '#functions/usecases/ports/reports.ts';
import { reportPrefixOf } from '#functions/usecases/reports/report-key.ts';

/**
 * Removes the files of a report whose result is gone: because its time was over, or because its person has erased their account.
 * It comes late enough that no worker that still had the result can write a file again.
 */
export async function removeReportFile(
  { personFiles }: { personFiles: PersonFiles },
  id: { userId: string; attemptId: string },
): Promise<void> {
  await personFiles.removeAll(reportPrefixOf(id));
}
