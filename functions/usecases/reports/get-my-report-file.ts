import type { Needs } from '#functions/usecases/ports/needs.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { releasedFile } from '#functions/domain/reports/visible-report.ts';
import { chosenFile } from './report-file-choice.ts';

const validSeconds = 60;

/** The download link of one's own report, once it is released. */
export async function getMyReportFile(
  { deliveries, signDownload, clock }: Needs<'deliveries' | 'signDownload' | 'clock'>,
  { userId, attemptId, answers }: { userId: string; attemptId: string; answers?: 'all' | undefined },
): Promise<{ url: string; expiresAt: number }> {
  const delivery = await deliveries.find({ userId, attemptId });
  if (!delivery) refuse('not-found', 'There is no report of such an attempt.');
  const reportKey = releasedFile(delivery);
  if (!reportKey) refuse('report-not-ready', 'Your report is still being prepared. Please come back later.');
  const { key, suffix } = chosenFile({ ...delivery, reportKey }, answers);
  const expiresAt = clock() + validSeconds * 1000;
  const url = await signDownload(key, { fileName: `TrueIn-report${suffix}.pdf`, seconds: validSeconds });
  return { url, expiresAt };
}
