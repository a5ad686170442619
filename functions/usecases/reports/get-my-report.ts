import type * as contract from '#functions/contract/reports/report.ts';
import type { Reply, RequestOf } from '#functions/contract/endpoint.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { planSteps } from '#functions/domain/reports/document/report-document.ts';
import { askedParameters } from '#functions/domain/reports/feedback.ts';
import { isReleased, releasedFile } from '#functions/domain/reports/visible-report.ts';
import { filesOf, chosenFile } from './read-report.ts';
import { reportDocument, type DocumentPorts } from './report-document.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import { parseAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import { isExpired } from '#functions/domain/attempts/time-limit.ts';
import { presentedOf } from '#functions/domain/attempts/presented-questions.ts';
import { questionKey } from '#functions/domain/banks/question-bank.ts';
import { promisedReport, scoreCounts } from '#functions/domain/reports/promise/promised-parts.ts';
import { presentedNext } from '#functions/usecases/attempts/choose-questions.ts';
import { requireActiveQuiz } from '#functions/usecases/banks/quizzes.ts';
import * as words from '#functions/domain/words/reports.ts';

/** The content of one's own report, once it is released. */
export async function getMyReport(
  ports: DocumentPorts & Needs<'feedback'>,
  id: { userId: string; attemptId: string },
): Promise<Reply<typeof contract.getMyReport>> {
  const delivery = await ports.deliveries.find(id);
  if (!delivery) refuse('not-found', words.notFound);
  if (!isReleased(delivery)) refuse('report-not-ready', words.beingPrepared);
  const [document, given] = await Promise.all([reportDocument(ports, delivery), ports.feedback.find(id)]);
  if (!document) refuse('not-found', words.notFound);
  const asksAbout = given ? undefined : askedParameters(document);
  return { document, ...filesOf(delivery), doneSteps: delivery.doneSteps ?? [], asksAbout };
}

/** Remembers which of the report's next steps its person has ticked: all that are not given are not done. */
export async function markSteps(
  ports: Parameters<typeof getMyReport>[0],
  { userId, attemptId, doneSteps: given }: { userId: string } & RequestOf<typeof contract.markSteps>,
): Promise<Reply<typeof contract.markSteps>> {
  const id = { userId, attemptId };
  const { document } = await getMyReport(ports, id);
  const doneSteps = planSteps(document).filter((step) => given.includes(step));
  if (!(await ports.deliveries.markSteps(id, doneSteps))) refuse('not-found', words.notFound);
  return { doneSteps };
}

const validSeconds = 60;

/** The download link of one's own report, once it is released. */
export async function getMyReportFile(
  { deliveries, signDownload, clock }: Needs<'deliveries' | 'signDownload' | 'clock'>,
  { userId, attemptId, answers }: { userId: string; attemptId: string; answers?: 'all' | undefined },
): Promise<{ url: string; expiresAt: number }> {
  const delivery = await deliveries.find({ userId, attemptId });
  if (!delivery) refuse('not-found', words.notFound);
  const reportKey = releasedFile(delivery);
  if (!reportKey) refuse('report-not-ready', words.beingPrepared);
  const { key, suffix } = chosenFile({ ...delivery, reportKey }, answers);
  const expiresAt = clock() + validSeconds * 1000;
  const url = await signDownload(key, { fileName: `TrueIn-report${suffix}.pdf`, seconds: validSeconds });
  return { url, expiresAt };
}

type Ports = Needs<'quizzes' | 'seats' | 'attempts' | 'banks' | 'profiles' | 'clock'>;

interface Basis {
  quizId: number;
  version: number;
  /** The packed choice; absent: every question. */
  asked: string | undefined;
  /** All answers that there can be; absent: every presented question. */
  answers?: Attempt['answers'];
}

/**
 * What the person's next report has: based on the questions of their unfinished attempt, in its version and quiz, else on those
 * that an entry now would present.
 */
export async function getNextReport(
  ports: Ports,
  request: { userId: string; quizId: number },
): Promise<contract.NextReport> {
  const { quizId, version, asked, answers } = await basisOf(ports, request);
  const [questions, map] = await Promise.all([
    ports.banks.getQuestions(quizId, version),
    ports.banks.getMap(quizId, version),
  ]);
  const ids = questions.map(({ id }) => ({ id: questionKey(id) }));
  const shown = new Set(presentedOf(ids, asked).flatMap(({ id }) => (!answers || answers[id] ? [id] : [])));
  const presented = new Set(questions.filter(({ id }) => shown.has(questionKey(id))));
  const next = promisedReport({ questions, map, presented });
  return { reportParts: next.parts, ...scoreCounts(promisedReport({ questions, map }).figures, next.figures) };
}

async function basisOf(ports: Ports, { userId, quizId }: { userId: string; quizId: number }): Promise<Basis> {
  const [{ version }, { openId, pending }] = await Promise.all([
    requireActiveQuiz(ports.quizzes, quizId),
    ports.seats.findCurrent(userId, quizId),
    ports.profiles.requireNotErased(userId),
  ]);
  const open = openId === undefined ? undefined : await ports.attempts.find(userId, parseAttemptId(openId));
  const now = ports.clock();
  if (open && !isExpired(open, now)) {
    const { ref, asked, answers, deadline } = open;
    return { quizId: ref.quizId, version: ref.version, asked, ...(deadline < now && { answers }) };
  }
  return { quizId, version, asked: await presentedNext(ports, { userId, quizId, version, pending }) };
}
