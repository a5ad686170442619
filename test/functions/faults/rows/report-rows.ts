import type { OperationName } from '#functions/contract/api.ts';
import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { lostAfterMs, leaseMs } from '#functions/domain/reports/report-delivery.ts';
import { mailEvents } from '#infra/local/events/events-mail-shape.ts';
import { newEventId, quizId, startedAttempt } from '#test/support/engine/make-engine.ts';
import type { AwsCall } from '#test/support/fault-table/aws-calls.ts';
import type { CommandRow } from '#test/support/fault-table/command-row.ts';
import type { FaultKind } from '#test/support/fault-table/fault-plan.ts';
import type { FaultWorld } from '#test/support/fault-table/fault-world.ts';
import { fromQueue, fromTopic, onSchedule } from '#test/support/fault-table/worker-commands.ts';
import { addressOf, endedAttempt } from '#test/support/make-account.ts';

const minute = 60_000;
const hour = 60 * minute;

async function setRelease({ engine, adminId }: FaultWorld, reportRelease: ReportRelease): Promise<void> {
  const details = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };
  const change = { quizId, details, secondsPerAttempt: null, reportRelease, revision: 1, by: adminId };
  await engine.updateQuiz(change);
}

/** A person whose attempt has ended; the queue has a message for its report. */
async function ended(world: FaultWorld) {
  const { userId, attemptId } = await endedAttempt(world.engine);
  await world.engine.ports.profiles.upsert({ userId, email: addressOf(userId), name: 'Asha' });
  return { userId, attemptId };
}

type Id = Awaited<ReturnType<typeof ended>>;

const record = ({ userId, attemptId }: Id) => ({
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
  await setRelease(world, release);
  return [await ended(world), await ended(world)];
}

const aboutReport = (name: string, operation: OperationName, body: object): CommandRow => ({
  name,
  operation,
  documented: 'send again',
  prepare: async (world) => {
    const { userId, attemptId } = await delivered(world);
    world.advance(hour);
    return world.request(operation, { params: { userId, attemptId }, body, token: world.admin });
  },
});

const seen = { resends: 0, status: 'sent', reason: 'It did not arrive.' };

/** What becomes of reports: by workers, schedules, admins and the mail service. */
export const reportRows: CommandRow[] = [
  {
    name: 'deliver a report',
    worker: 'deliver-report',
    retryAfterMs: 6 * minute,
    // They tell of the earlier try.
    mayDiffer: ['tries', 'problem', 'pendingSince'],
    uncertain: { at: isMailUncertain, judge: judgeMail },
    prepare: async (world) => fromQueue(world.workers.deliverReport, record(await ended(world))),
  },
  {
    name: 'close expired attempts',
    documented: 'close expired',
    worker: 'close-expired-attempts',
    retryAfterMs: minute,
    prepare: async (world) => {
      await startedAttempt(world.engine);
      await startedAttempt(world.engine);
      world.advance(hour + lateWindowMs);
      return onSchedule(world.workers.closeExpiredAttempts);
    },
  },
  {
    name: 'release due reports',
    documented: 'release by time',
    worker: 'release-reports',
    retryAfterMs: minute,
    prepare: async (world) => {
      await held(world, { afterBusinessHours: 1 });
      world.advance(10 * 24 * hour);
      return onSchedule(world.workers.releaseReports);
    },
  },
  {
    name: 'release a report by hand',
    documented: 'release by hand',
    operation: 'releaseReports',
    prepare: async (world) => {
      const reports = await held(world, 'after-review');
      return world.request('releaseReports', { body: { reports }, token: world.admin });
    },
  },
  {
    name: 'requeue a lost report',
    documented: 'reconcile',
    worker: 'reconcile-reports',
    retryAfterMs: minute,
    prepare: async (world) => {
      await ended(world);
      world.advance(leaseMs + lostAfterMs + minute);
      return onSchedule(world.workers.reconcileReports);
    },
  },
  {
    name: 'count for the overview',
    worker: 'count-overview',
    retryAfterMs: minute,
    prepare: async (world) => {
      await ended(world);
      await startedAttempt(world.engine);
      return onSchedule(world.workers.countOverview);
    },
  },
  aboutReport('send a report again', 'resendReport', seen),
  aboutReport('make a report again', 'reissueReport', seen),
  {
    name: 'send many reports again',
    documented: 'send again',
    operation: 'resendReports',
    prepare: async (world) => {
      const ids = [await delivered(world), await delivered(world)];
      world.advance(hour);
      const reports = ids.map((id) => ({ ...id, resends: 0, status: 'sent' }));
      return world.request('resendReports', { body: { reports, reason: 'None arrived.' }, token: world.admin });
    },
  },
  {
    name: 'record that a mail was delivered',
    worker: 'record-mail-event',
    retryAfterMs: minute,
    prepare: async (world) => {
      await delivered(world);
      const [mail] = world.places.mailbox.mails;
      if (!mail) throw new Error('There is no mail.');
      const event = mailEvents({ ...mail, configurationSet: 'reports' }).find((one) => 'delivery' in one);
      if (!event) throw new Error('There is no event.');
      return fromTopic(world.workers.recordMailEvent, event);
    },
  },
  {
    name: 'remove the file of a removed result',
    worker: 'remove-report-file',
    retryAfterMs: minute,
    prepare: async (world) => fromQueue(world.workers.removeReportFile, record(await delivered(world))),
  },
  {
    name: 'erase an account',
    documented: 'erase',
    operation: 'eraseMe',
    prepare: async (world) => {
      const { userId } = await delivered(world);
      return world.request('eraseMe', { body: { confirmation: 'ERASE' }, token: world.tokenOf(userId) });
    },
  },
  {
    name: 'set the public holidays',
    operation: 'updateHolidays',
    prepare: async (world) => {
      const body = { holidays: [{ day: '2027-01-26', name: 'Republic Day' }], changeId: newEventId(), revision: 0 };
      return world.request('updateHolidays', { body, token: world.admin });
    },
  },
];
