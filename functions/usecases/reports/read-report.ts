import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AdminReport } from '#functions/contract/admin/reports/report.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { isReleased } from '#functions/domain/reports/visible-report.ts';
import { filesOf } from './report-file-choice.ts';
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
