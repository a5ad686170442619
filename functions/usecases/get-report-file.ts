import { refuse } from '#functions/domain/refusal.ts';
import { chosenFile } from './chosen-file.ts';
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
  { answers, ...id }: { userId: string; attemptId: string; answers?: 'all' | undefined },
): Promise<{ url: string; expiresAt: number }> {
  const delivery = await deliveries.find(id);
  if (!delivery) refuse('not-found', 'There is no report of such an attempt.');
  const { reportKey } = delivery;
  if (!reportKey) refuse('report-not-ready', 'This report has not been made yet.');
  const { key, suffix } = chosenFile({ ...delivery, reportKey }, answers);
  const expiresAt = clock() + validSeconds * 1000;
  const fileName = `TrueIn-report-${id.attemptId}${suffix}.pdf`;
  return { url: await signDownload(key, { fileName, seconds: validSeconds }), expiresAt };
}
