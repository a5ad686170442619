import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AdminReport } from '#functions/contract/admin/reports/reports.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { isReleased } from '#functions/domain/reports/visible-report.ts';
import { countWord } from '#functions/domain/reports/document/document-words.ts';
import { minAnswers } from '#functions/domain/reports/figures/withhold-figures.ts';
import { reportDocument, type DocumentPorts } from './report-document.ts';
import * as words from '#functions/domain/words/reports.ts';

/** The content of a person's report for an admin, also while it is held: exactly what will be sent. The audit records the look. */
export async function readReport(
  ports: DocumentPorts & Needs<'deliveries' | 'views' | 'clock'>,
  { by, ...id }: { userId: string; attemptId: string; by: string },
): Promise<AdminReport> {
  const delivery = await ports.deliveries.find(id);
  const document = delivery && (await reportDocument(ports, delivery));
  if (!delivery || !document) refuse('not-found', words.notFound);
  await ports.views.note({ ...id, by, at: ports.clock() });
  return { ...delivery, document, isReleased: isReleased(delivery), ...filesOf(delivery) };
}

const validSeconds = 60;

/** An admin's download link of a report, once it was made. The audit records the request, because it is as good as reading the report. */
export async function getReportFile(
  { deliveries, signDownload, views, clock }: Needs<'deliveries' | 'signDownload' | 'views' | 'clock'>,
  { answers, by, ...id }: { userId: string; attemptId: string; by: string; answers?: 'all' | undefined },
): Promise<{ url: string; expiresAt: number }> {
  const delivery = await deliveries.find(id);
  if (!delivery) refuse('not-found', words.notFound);
  const { reportKey } = delivery;
  if (!reportKey) refuse('report-not-ready', words.notMade);
  const { key, suffix } = chosenFile({ ...delivery, reportKey }, answers);
  const at = clock();
  const expiresAt = at + validSeconds * 1000;
  const fileName = `TrueIn-report-${id.attemptId}${suffix}.pdf`;
  await views.note({ ...id, by, at });
  return { url: await signDownload(key, { fileName, seconds: validSeconds }), expiresAt };
}

/** The keys of a report's PDFs: as it was mailed, and with all answers, if one was made. */
interface ReportPdfs {
  reportKey: string;
  answersKey?: string | undefined;
}

/** Which of a report's PDFs exist. */
export function filesOf({ reportKey, answersKey }: Partial<ReportPdfs>): { hasFile: boolean; hasAnswersFile: boolean } {
  const hasFile = reportKey !== undefined;
  return { hasFile, hasAnswersFile: hasFile && answersKey !== undefined };
}

/** Chooses the PDF to hand out, and the suffix of its name. */
export function chosenFile(
  { reportKey, answersKey }: ReportPdfs,
  answers: 'all' | undefined,
): { key: string; suffix: string } {
  if (answers === undefined) return { key: reportKey, suffix: '' };
  if (answersKey === undefined) refuse('no-answers-file', words.noAnswersFile(countWord(minAnswers.phrases)));
  return { key: answersKey, suffix: '-all-answers' };
}
