import type { DeliveryStore } from '#functions/adapters/dynamo/reports/delivery-store.ts';
import type { ShownReport } from '#functions/contract/reports/report.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { isReleased } from '#functions/domain/reports/visible-report.ts';
import { filesOf } from './report-file-choice.ts';
import { reportDocument, type DocumentPorts } from './report-document.ts';

/** The content of one's own report, once it is released. */
export async function getMyReport(
  ports: DocumentPorts & { deliveries: Pick<DeliveryStore, 'find'> },
  id: { userId: string; attemptId: string },
): Promise<ShownReport> {
  const delivery = await ports.deliveries.find(id);
  if (!delivery) refuse('not-found', 'There is no report of such an attempt.');
  if (!isReleased(delivery)) refuse('report-not-ready', 'Your report is still being prepared. Please come back later.');
  const document = await reportDocument(ports, delivery);
  if (!document) refuse('not-found', 'There is no report of such an attempt.');
  return { document, ...filesOf(delivery) };
}
