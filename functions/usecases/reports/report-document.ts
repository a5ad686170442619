import type { Needs } from '#functions/usecases/ports/needs.ts';
import { formatAttemptId, parseAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import { wasMinor, type Consent } from '#functions/domain/people/consent.ts';
import { presentedCount } from '#functions/domain/attempts/presented-questions.ts';
import { composeReport } from '#functions/domain/reports/document/compose-report.ts';
import { earlierSitting } from '#functions/domain/reports/comparison/compare-sittings.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { comparisonMayChange, comparesWith } from '#functions/domain/reports/report-hold.ts';
import { reportTemplate } from '#functions/domain/reports/document/report-template.ts';
import type { ResponseQuality } from '#functions/domain/reports/quality/response-quality.ts';
import { assessQuality } from '#functions/domain/reports/quality/assess-quality.ts';
import type { Delivery } from '#functions/adapters/dynamo/reports/delivery-item.ts';

export type DocumentPorts = Needs<'attempts' | 'banks' | 'deliveries' | 'agreements' | 'snapshots'>;

/**
 * The content of an ended attempt's report. It is made once, and stored before its candidate sees it: every rendering and every look
 * uses the stored one. Only an admin can see one that is not stored, because it is still open whether it compares with the previous
 * sitting. `regenerate`: make it again if the templates have changed since; otherwise it stays the same. `undefined`: the result was
 * deleted with its person.
 */
export async function reportDocument(
  ports: DocumentPorts,
  delivery: Delivery,
  { regenerate = false }: { regenerate?: boolean | undefined } = {},
): Promise<ReportDocument | undefined> {
  const stored = await ports.snapshots.find(delivery);
  if (stored && (!regenerate || stored.template >= reportTemplate)) return stored;
  const made = await compose(ports, delivery, stored);
  if (!made || !made.isFinal) return made?.document;
  const { document, quality } = made;
  const { endedAt } = document;
  return ports.snapshots.keep(delivery, document, { endedAt, quality, replaces: stored?.template });
}

/** Composes from the names at the end, the attempt, and its bank version. */
async function compose(
  ports: DocumentPorts,
  delivery: Delivery,
  stored?: ReportDocument,
): Promise<{ document: ReportDocument; quality: ResponseQuality; isFinal: boolean } | undefined> {
  const { userId, attemptId } = delivery;
  const ref = parseAttemptId(attemptId);
  const { quizId, version } = ref;
  const [attempt, questions, map, agreements] = await Promise.all([
    ports.attempts.find(userId, ref),
    ports.banks.getQuestions(quizId, version),
    ports.banks.getMap(quizId, version),
    ports.agreements.list(userId),
  ]);
  if (!attempt) return undefined;
  const earlier = await earlierOf(ports, attempt, { delivery, agreements });
  const madeAgainFrom = stored?.template;
  const quality = assessQuality(attempt, questions);
  const document = composeReport({
    quality,
    attempt,
    questions,
    map,
    candidateName: stored?.candidateName ?? delivery.names.candidate,
    quizName: stored?.quizName ?? delivery.names.quiz,
    presentedCount: presentedCount(attempt.asked, questions.length),
    isMinor: stored?.isMinor ?? wasMinor(agreements, attempt.createdAt),
    ...(earlier?.sitting && { earlier: earlier.sitting }),
    ...(madeAgainFrom !== undefined && { madeAgainFrom }),
  });
  return { document, quality, isFinal: earlier?.isFinal !== false };
}

/** The previous sitting, if the report compares with it; and whether that is final. */
async function earlierOf(
  { attempts, banks, deliveries }: DocumentPorts,
  now: Attempt,
  { delivery: own, agreements }: { delivery: Delivery; agreements: readonly Consent[] },
) {
  const { userId, ref } = now;
  const attempt = earlierSitting(await attempts.listCompleted(userId, ref.quizId), now);
  const delivery = attempt && (await deliveries.find({ userId, attemptId: formatAttemptId(attempt.ref) }));
  if (!attempt || !delivery) return undefined;
  const isFinal = !comparisonMayChange(delivery, own);
  if (!comparesWith(delivery, own)) return { isFinal };
  const { quizId, version } = attempt.ref;
  const [questions, map] = await Promise.all([banks.getQuestions(quizId, version), banks.getMap(quizId, version)]);
  return { isFinal, sitting: { attempt, questions, map, isMinor: wasMinor(agreements, attempt.createdAt) } };
}
