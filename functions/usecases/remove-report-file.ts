import type { PersonFiles } from './ports/reports.ts';
import { reportKeyOf } from './report-key.ts';

/**
 * Removes the file of a report whose result is gone: because its time was over, or because its person has erased their account.
 * It comes late enough that no worker that still had the result can write the file again.
 */
export async function removeReportFile(
  { personFiles }: { personFiles: PersonFiles },
  id: { userId: string; attemptId: string },
): Promise<void> {
  await personFiles.removeAll(reportKeyOf(id));
}
