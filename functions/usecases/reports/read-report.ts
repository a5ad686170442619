import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AdminReport } from '#functions/contract/admin/reports/report.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { isReleased } from '#functions/domain/reports/visible-report.ts';
import { filesOf, chosenFile } from './report-file-choice.ts';
import { reportDocument, type DocumentPorts } from './report-document.ts';

/** The content of a person's report for an admin, also while it is held: exactly what will be sent. The audit records the look. */
export async function readReport(
  ports: DocumentPorts & Needs<'deliveries' | 'views' | 'clock'>,
  { by, ...id }: { userId: string; attemptId: string; by: string },
): Promise<AdminReport> {
  const delivery = await ports.deliveries.find(id);
  const document = delivery && (await reportDocument(ports, delivery));
  if (!delivery || !document) refuse('not-found', 'There is no report of such an attempt.');
  await ports.views.note({ ...id, by, at: ports.clock() });
  const { status, dueAt } = delivery;
  return {
    document,
    status,
    isReleased: isReleased(delivery),
    ...filesOf(delivery),
    ...(dueAt !== undefined && { dueAt }),
  };
}

const validSeconds = 60;

/** An admin's download link of a report, once it was made. The audit records the request, because it is as good as reading the report. */
export async function getReportFile(
  { deliveries, signDownload, views, clock }: Needs<'deliveries' | 'signDownload' | 'views' | 'clock'>,
  { answers, by, ...id }: { userId: string; attemptId: string; by: string; answers?: 'all' | undefined },
): Promise<{ url: string; expiresAt: number }> {
  const delivery = await deliveries.find(id);
  if (!delivery) refuse('not-found', 'There is no report of such an attempt.');
  const { reportKey } = delivery;
  if (!reportKey) refuse('report-not-ready', 'This report has not been made yet.');
  const { key, suffix } = chosenFile({ ...delivery, reportKey }, answers);
  const at = clock();
  const expiresAt = at + validSeconds * 1000;
  const fileName = `TrueIn-report-${id.attemptId}${suffix}.pdf`;
  await views.note({ ...id, by, at });
  return { url: await signDownload(key, { fileName, seconds: validSeconds }), expiresAt };
}
