import type { OperationName } from '#functions/contract/api.ts';
import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { lostAfterMs, leaseMs } from '#functions/domain/reports/report-delivery.ts';
import { mailEvents } from '#infra/local/events/events-shapes.ts';
import { snsNotification } from '#infra/local/events/events-shapes.ts';
import { startedAttempt } from '#test/support/engine/make-engine.ts';
import type { AwsCall } from '#test/support/fault-table/aws-calls.ts';
import { request, work, type CommandRow } from '#test/support/fault-table/command-row.ts';
import type { FaultKind } from '#test/support/fault-table/fault-plan.ts';
import type { FaultWorld } from '#test/support/fault-table/fault-world.ts';
import { fromQueue, onSchedule } from '#test/support/fault-table/worker-commands.ts';
import { addressOf, endedAttempt } from '#test/support/make-account.ts';
import { setRelease } from '#test/functions/usecases/reports/set-release.ts';

const minute = 60_000;
const hour = 60 * minute;

/** A person whose attempt has ended; the queue has a message for its report. */
async function ended(world: FaultWorld) {
  const { userId, attemptId } = await endedAttempt(world.engine);
  await world.engine.ports.profiles.upsert({ userId, email: addressOf(userId), name: 'Asha' });
  return { userId, attemptId };
}

type Id = Awaited<ReturnType<typeof ended>>;

const record = ({ userId, attemptId }: Id, eventName = 'INSERT') => ({
  eventName,
  dynamodb: { Keys: { pk: { S: `USER#${userId}` }, sk: { S: `RESULT#${attemptId}` } } },
});

/** From the moment that the mail may go out until it is stored that it has. */
function isMailUncertain(kind: FaultKind, calls: readonly AwsCall[], step: number): boolean {
  const mail = calls.findIndex(({ service }) => service === 'email');
  if (step === mail - 1) return kind === 'kill-after';
  return step >= mail && ['drop', 'lose-reply', 'busy', 'contended', 'kill', 'kill-after'].includes(kind);
}

/** It is mailed once at most, and set aside as unknown unless it is stored that it was sent. */
function judgeMail(changes: readonly string[]): string | undefined {
  const mails = changes.filter((line) => line.startsWith('MAIL')).length;
  const status = /"gsi1pk":"REPORT#(\w+)"/.exec(changes.join())?.[1] ?? 'none';
  const isRight = (mails <= 1 && status === 'unknown') || (mails === 1 && status === 'sent');
  return isRight ? undefined : `${mails} mails, and the report is ${status}`;
}

async function delivered(world: FaultWorld) {
  const id = await ended(world);
  await fromQueue(world.workers.deliverReport, record(id)).run(1);
  return id;
}

async function held(world: FaultWorld, release: ReportRelease) {
  await setRelease(world.engine, release);
  return [await ended(world), await ended(world)];
}

const aboutReport = (operation: OperationName, name: string) =>
  request(operation, { name, documented: 'send again' }, async (world) => {
    const { userId, attemptId } = await delivered(world);
    world.advance(hour);
    return { params: { userId, attemptId }, body: { resends: 0, status: 'sent', reason: 'It did not arrive.' } };
  });

/** What becomes of reports: by workers, schedules, admins and the mail service. */
export const reportRows: CommandRow[] = [
  work(
    'deliver-report',
    {
      name: 'deliver a report',
      retryAfterMs: 6 * minute,
      // They tell of the earlier try.
      mayDiffer: ['tries', 'problem', 'pendingSince'],
      uncertain: { at: isMailUncertain, judge: judgeMail },
    },
    async (world) => fromQueue(world.workers.deliverReport, record(await ended(world))),
  ),
  work('sweep', { name: 'close expired attempts', documented: 'close expired' }, async (world) => {
    await startedAttempt(world.engine);
    await startedAttempt(world.engine);
    world.advance(hour + lateWindowMs);
    return onSchedule(world.workers.sweep);
  }),
  work('sweep', { name: 'release due reports', documented: 'release by time' }, async (world) => {
    await held(world, { afterBusinessHours: 1 });
    world.advance(10 * 24 * hour);
    return onSchedule(world.workers.sweep);
  }),
  request('releaseReports', { name: 'release a report by hand', documented: 'release by hand' }, async (world) => ({
    body: { reports: await held(world, 'after-review') },
  })),
  work('reconcile-reports', { name: 'requeue a lost report', documented: 'reconcile' }, async (world) => {
    await ended(world);
    world.advance(leaseMs + lostAfterMs + minute);
    return onSchedule(world.workers.reconcileReports);
  }),
  aboutReport('resendReport', 'send a report again'),
  aboutReport('reissueReport', 'make a report again'),
  request('resendReports', { name: 'send many reports again' }, async (world) => {
    const ids = [await delivered(world), await delivered(world)];
    world.advance(hour);
    const reports = ids.map((id) => ({ ...id, resends: 0, status: 'sent' }));
    return { body: { reports, reason: 'None arrived.' } };
  }),
  work('record-mail-event', { name: 'record that a mail was delivered' }, async (world) => {
    await delivered(world);
    const [mail] = world.places.mailbox.mails;
    if (!mail) throw new Error('There is no mail.');
    const event = mailEvents({ ...mail, configurationSet: 'reports' }).find((one) => 'delivery' in one);
    if (!event) throw new Error('There is no event.');
    return fromQueue(world.workers.recordMailEvent, snsNotification('mail-events', JSON.stringify(event)));
  }),
  work('remove-report-file', { name: 'remove the file of a removed result' }, async (world) =>
    fromQueue(world.workers.removeReportFile, record(await delivered(world), 'REMOVE')),
  ),
  request('eraseMe', { name: 'erase an account', documented: 'erase' }, async (world) => {
    const { userId } = await delivered(world);
    await world.engine.redeem(userId);
    return { body: { confirmation: 'ERASE' }, token: world.tokenOf(userId) };
  }),
  request('markSteps', { name: 'tick next steps', documented: 'tick steps' }, async (world) => {
    const { userId, attemptId } = await delivered(world);
    return { params: { attemptId }, body: { doneSteps: [] }, token: world.tokenOf(userId) };
  }),
  request('giveFeedback', { name: 'give feedback on a report' }, async (world) => {
    const { userId, attemptId } = await delivered(world);
    return { params: { attemptId }, body: { answers: [{ answer: 'yes' }] }, token: world.tokenOf(userId) };
  }),
  request('updateHolidays', { name: 'set the public holidays' }, () => ({
    body: { holidays: [{ day: '2027-01-26', name: 'Republic Day' }], revision: 0 },
  })),
];
