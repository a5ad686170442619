import type { Needs } from '#functions/usecases/ports/needs.ts';
import { reportPrefixOf } from '#functions/usecases/reports/report-key.ts';

/**
 * Deletes the files of a report whose result has expired or was erased with its person. It runs late enough that no worker that had
 * read the result can still write a file.
 */
export async function removeReportFile(
  { personFiles }: Needs<'personFiles'>,
  id: { userId: string; attemptId: string },
): Promise<void> {
  await personFiles.removeAll(reportPrefixOf(id));
}
