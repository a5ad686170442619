import { refuse } from '#functions/domain/refusal.ts';
import type { Clock } from './ports/clock.ts';
import type { DeliveryStore, SignDownload } from './ports/reports.ts';

interface Ports {
  deliveries: DeliveryStore;
  signDownload: SignDownload;
  clock: Clock;
}

const validSeconds = 60;

/** Where an admin can download the report of an attempt, once it has been made. */
export async function getReportFile(
  { deliveries, signDownload, clock }: Ports,
  id: { userId: string; attemptId: string },
): Promise<{ url: string; expiresAt: number }> {
  const delivery = await deliveries.find(id);
  if (!delivery) refuse('not-found', 'There is no report of such an attempt.');
  if (!delivery.reportKey) refuse('report-not-ready', 'This report has not been made yet.');
  const expiresAt = clock() + validSeconds * 1000;
  const fileName = `TrueIn-report-${id.attemptId}.pdf`;
  return { url: await signDownload(delivery.reportKey, { fileName, seconds: validSeconds }), expiresAt };
}
