import type { Needs } from '#functions/usecases/ports/needs.ts';
import { leaseMs, maxDeliveryTries, parkedProblems } from '#functions/domain/reports/report-delivery.ts';
import { hasAnswersFile } from '#functions/domain/reports/answers-file.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { reportMail } from '#functions/domain/reports/report-mail.ts';
import { withoutAddresses } from '#functions/domain/people/mail-address.ts';
import { GivenUp, TryLater } from '#functions/domain/work-errors.ts';
import { MailRefused, MailThrottled, type Mail } from '#functions/usecases/ports/mail.ts';
import { reportDocument, type DocumentPorts } from '#functions/usecases/reports/report-document.ts';
import { answersKeyOf, reportKeyOf } from '#functions/usecases/reports/report-key.ts';
import type { Delivery } from '#functions/adapters/dynamo/reports/delivery-item.ts';
import type { ReportReader, ReportFiles } from '#functions/usecases/ports/services.ts';
import * as words from '#functions/domain/words/reports.ts';

interface Ports extends DocumentPorts, Needs<'deliveries' | 'profiles' | 'render' | 'mailer' | 'clock'> {
  /** What `render` draws with. */
  engine: string;
  reports: ReportFiles & ReportReader;
  /** Identifies a file's content. */
  digest: (bytes: Uint8Array) => string;
  siteOrigin: string;
}

interface Request {
  userId: string;
  attemptId: string;
  /** Holder of the lease: this invocation. */
  owner: string;
}

type Id = Pick<Request, 'userId' | 'attemptId'>;

/**
 * Makes the report of an ended attempt and mails it exactly once. A failure before the mail went out gives the lease
 * back and throws, so that the queue tries again; once it may have gone out, it is never resent automatically. The tries are
 * counted on the result, not by the queue: being told to wait is none.
 * @throws TryLater, GivenUp when it is set aside for an admin, or what went wrong.
 */
export async function deliverReport(ports: Ports, { userId, attemptId, owner }: Request): Promise<void> {
  const { deliveries, clock } = ports;
  const id = { userId, attemptId };
  if (!(await deliveries.claim(id, { owner, now: clock(), until: clock() + leaseMs }))) {
    return settleUnclaimed(ports, id);
  }
  const sent = await makeAndSend(ports, id, owner).catch((cause: unknown) => giveBack(ports, id, { owner, cause }));
  if (sent) await deliveries.markSent(id, { ...sent, now: clock() });
}

/** `undefined`: there is nothing to deliver any more. */
async function makeAndSend(ports: Ports, id: Id, owner: string) {
  const delivery = await ports.deliveries.find(id);
  if (!delivery) return forget(ports, id);
  const { mail, pdf, hasAnswers, files } = await makeMail(ports, delivery);
  const reportKey = reportKeyOf(id);
  const answersKey = hasAnswers ? answersKeyOf(id) : undefined;
  // Unchanged bytes are not written again, because a file has to be as old as its report.
  if (files) await ports.reports.write(reportKey, files.report);
  if (files?.answers && answersKey) await ports.reports.write(answersKey, files.answers);
  await ports.deliveries.markSending(id, { owner, reportKey, answersKey, pdf, now: ports.clock() });
  return { mailId: await handOver(ports, mail), resend: delivery.resends };
}

/** The mail service got the mail, but the outcome is unknown. */
class MailOutcomeUnknown extends Error {
  override readonly name = 'MailOutcomeUnknown';
}

/** @returns the mail service's id. @throws MailRefused, MailThrottled, MailOutcomeUnknown */
const handOver = ({ mailer }: Ports, mail: Mail): Promise<string> =>
  mailer.send(mail).catch((cause: unknown) => {
    if (cause instanceof MailRefused || cause instanceof MailThrottled) throw cause;
    throw new MailOutcomeUnknown(cause instanceof Error ? cause.message : String(cause), { cause });
  });

async function giveBack(ports: Ports, id: Id, { owner, cause }: { owner: string; cause: unknown }): Promise<undefined> {
  const { deliveries, clock } = ports;
  const delivery = await deliveries.find(id);
  if (!delivery) return forget(ports, id);
  if (cause instanceof MailOutcomeUnknown) throw cause;
  const problem = withoutAddresses(cause instanceof Error ? cause.message : String(cause));
  const now = clock();
  if (cause instanceof MailThrottled) {
    await deliveries.release(id, { owner, problem, now, isTry: false });
    throw cause;
  }
  if (delivery.tries < maxDeliveryTries) {
    await deliveries.release(id, { owner, problem, now });
    throw cause;
  }
  const isParked = await deliveries.park(id, { status: 'failed', owner, problem, now });
  if (isParked) throw new GivenUp('report-set-aside', problem, { cause });
  throw cause;
}

/** Handles a report that is sent, set aside, or leased to another worker: nothing to do, unless that worker died. */
async function settleUnclaimed(ports: Ports, id: Id): Promise<void> {
  const { deliveries, clock } = ports;
  const delivery = await deliveries.find(id);
  if (!delivery) return forget(ports, id);
  const { status, tries, sendingAt = 0 } = delivery;
  const now = clock();
  if (status === 'sending' && sendingAt + leaseMs <= now) {
    // If it was sent after all, the mail service's own event will still mark it as sent.
    const problem = parkedProblems['park-unknown'];
    const isParked = await deliveries.park(id, { status: 'unknown', problem, now, seen: delivery });
    if (isParked) throw new GivenUp('report-set-aside', problem);
  }
  if (status === 'sending')
    throw new TryLater('report-being-sent', 'It is being sent; look again when that must be over.');
  if (status !== 'claimed' && status !== 'pending') return;
  if (tries >= maxDeliveryTries) {
    const problem = words.unfinished;
    const isParked = await deliveries.park(id, { status: 'failed', problem, now, seen: delivery });
    if (isParked) throw new GivenUp('report-set-aside', problem);
  }
  throw new TryLater('report-leased', 'Another worker has the lease; look again when that is over.');
}

/** The person has erased their account meanwhile: deletes files that were written after that. */
async function forget({ reports }: Ports, id: Id): Promise<undefined> {
  for (const key of [reportKeyOf(id), answersKeyOf(id)]) await reports.remove(key);
}

interface MadePdfs {
  /** The PDF as it is mailed. */
  report: Uint8Array;
  template: number;
  engine: string | undefined;
  hasAnswers: boolean;
  /** Files to store; absent if they are stored already. */
  files?: { report: Uint8Array; answers?: Uint8Array | undefined };
}

/** The stored PDFs, if they exist, match the document, and no new one is requested. */
async function storedPdfs(
  { reports }: Ports,
  { resends, regenerate, reportKey, answersKey, pdf }: Delivery,
  { template }: ReportDocument,
): Promise<MadePdfs | undefined> {
  if (resends === 0 || regenerate || reportKey === undefined || pdf?.template !== template) return undefined;
  const report = await reports.read(reportKey);
  return report && { report, template, engine: pdf?.engine, hasAnswers: answersKey !== undefined };
}

/** Renders the PDF for the mail, and the one with all answers, if there is such a list. */
async function newPdfs({ render, engine }: Ports, document: ReportDocument): Promise<MadePdfs> {
  const report = await render(document);
  const answers = hasAnswersFile(document) ? await render(document, { withAppendix: true }) : undefined;
  const made = { template: document.template, engine, hasAnswers: answers !== undefined };
  return { report, ...made, files: { report, answers } };
}

async function makeMail(ports: Ports, delivery: Delivery) {
  const { userId, attemptId, resends } = delivery;
  const [profile, document] = await Promise.all([
    ports.profiles.find(userId),
    reportDocument(ports, delivery, { regenerate: delivery.regenerate }),
  ]);
  if (!profile || !document) throw new Error('The attempt, its person or its result is missing.');
  const {
    report: content,
    template,
    engine,
    ...made
  } = (await storedPdfs(ports, delivery, document)) ?? (await newPdfs(ports, document));
  const attachments = [{ fileName: 'TrueIn-report.pdf', contentType: 'application/pdf', content }];
  const mail = {
    ...reportMail({ report: document, siteOrigin: ports.siteOrigin }),
    to: profile.email,
    attachments,
    tags: { attemptId: attemptId.replaceAll('.', '_'), userId, resend: String(resends) },
  };
  return { mail, pdf: { sha256: ports.digest(content), template, engine }, ...made };
}
