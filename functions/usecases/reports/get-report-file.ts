import type { Needs } from '#functions/usecases/ports/needs.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { chosenFile } from './report-file-choice.ts';

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
