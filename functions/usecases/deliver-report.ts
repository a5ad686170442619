import { parseAttemptId } from '#functions/domain/attempt.ts';
import { presentedCount } from '#functions/domain/presented.ts';
import { makeAttemptReport } from '#functions/domain/report/make-attempt-report.ts';
import { reportMail } from '#functions/domain/report/report-mail.ts';
import type { AttemptStore } from './ports/attempts.ts';
import type { Clock } from './ports/clock.ts';
import { MailRefused, type Mailer } from './ports/mail.ts';
import type { ProfileStore } from './ports/people.ts';
import type { BankStore, QuizStore } from './ports/quizzes.ts';
import type { Delivery, DeliveryStore, RenderReport, ReportFiles, ReportReader } from './ports/reports.ts';
import { reportKeyOf } from './report-key.ts';

interface Ports {
  deliveries: DeliveryStore;
  attempts: AttemptStore;
  banks: BankStore;
  quizzes: QuizStore;
  profiles: ProfileStore;
  render: RenderReport;
  reports: ReportFiles & ReportReader;
  mailer: Mailer;
  siteOrigin: string;
  clock: Clock;
}

interface Request {
  userId: string;
  attemptId: string;
  /** Who holds the lease: this invocation. */
  owner: string;
  /** The queue will not bring it again: what fails now is set aside for an admin. */
  lastTry: boolean;
}

const leaseMs = 2 * 60 * 1000;

/**
 * Makes the report of an ended attempt and mails it exactly once. A failure before the mail went out gives the lease
 * back and throws, so that the queue tries again; once it may have gone out, it is never sent again by itself.
 */
export async function deliverReport(ports: Ports, request: Request): Promise<void> {
  const { deliveries, clock } = ports;
  const { userId, attemptId, owner, lastTry } = request;
  const id = { userId, attemptId };
  if (!(await deliveries.claim(id, { owner, now: clock(), until: clock() + leaseMs }))) {
    return settleUnclaimed(ports, id, lastTry);
  }
  try {
    const delivery = await deliveries.find(id);
    if (!delivery) return await forget(ports, id);
    const { mail, pdf } = await makeMail(ports, delivery);
    const reportKey = reportKeyOf(id);
    await ports.reports.write(reportKey, pdf);
    await deliveries.markSending(id, { owner, reportKey, now: clock() });
    const mailId = await ports.mailer.send(mail);
    await deliveries.markSent(id, { mailId, resend: delivery.resends, now: clock() });
  } catch (cause) {
    const problem = cause instanceof Error ? cause.message : String(cause);
    const delivery = await deliveries.find(id);
    if (!delivery) return forget(ports, id);
    const mayBeSent = delivery.status === 'sending' && !(cause instanceof MailRefused);
    if (mayBeSent) throw cause;
    await deliveries.release(id, { owner, problem });
    if (lastTry) await deliveries.park(id, { status: 'failed', problem, now: clock() });
    throw cause;
  }
}

/** Sent, parked, or another worker's: nothing to do, unless that worker died or there will be no other look. */
async function settleUnclaimed(
  ports: Ports,
  id: { userId: string; attemptId: string },
  lastTry: boolean,
): Promise<void> {
  const { deliveries, clock } = ports;
  const delivery = await deliveries.find(id);
  if (!delivery) return forget(ports, id);
  if (delivery.status === 'claimed') {
    if (lastTry)
      await deliveries.park(id, {
        ...{ status: 'failed', problem: 'A worker took the report and did not finish it.', now: clock() },
      });
    throw new Error('Another worker has the lease; look again when that is over.');
  }
  if (delivery.status !== 'sending') return;
  const over = (delivery.sendingAt ?? 0) + leaseMs <= clock();
  if (!over && !lastTry) throw new Error('It is being sent; look again when that must be over.');
  // If it went out after all, the mail service's own event will still mark it as sent.
  await deliveries.park(id, {
    ...{ status: 'unknown', problem: 'The mail may have gone out: sending was cut off.', now: clock() },
  });
}

/** The person has erased their account meanwhile: a file that was written after that goes, too, and there is nothing to do. */
async function forget({ reports }: Ports, id: { userId: string; attemptId: string }): Promise<void> {
  await reports.remove(reportKeyOf(id));
}

/** The same file again, if it is there and nobody asked for a new one. */
async function storedPdf({ reports }: Ports, { resends, anew, reportKey }: Delivery): Promise<Uint8Array | undefined> {
  return resends > 0 && !anew && reportKey !== undefined ? reports.read(reportKey) : undefined;
}

async function makeMail(ports: Ports, delivery: Delivery) {
  const { userId, attemptId, resends } = delivery;
  const ref = parseAttemptId(attemptId);
  const { quizId, version } = ref;
  const [attempt, profile, quiz, questions] = await Promise.all([
    ports.attempts.find(userId, ref),
    ports.profiles.find(userId),
    ports.quizzes.find(quizId),
    ports.banks.getQuestions(quizId, version),
  ]);
  if (!attempt || !profile || !quiz) throw new Error('The attempt, its person or its quiz is missing.');
  const report = makeAttemptReport({
    attempt,
    questions,
    candidateName: profile.name,
    quizName: quiz.name,
    presentedCount: presentedCount(attempt.asked, questions.length),
  });
  const pdf = (await storedPdf(ports, delivery)) ?? (await ports.render(report));
  const attachments = [{ fileName: 'TrueIn-report.pdf', contentType: 'application/pdf', content: pdf }];
  const mail = {
    ...reportMail({ report, siteOrigin: ports.siteOrigin }),
    to: profile.email,
    attachments,
    tags: { attemptId: attemptId.replaceAll('.', '_'), userId, resend: String(resends) },
  };
  return { mail, pdf };
}
