import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import { exportLeaseMs, exportOrderPrefix } from '#functions/domain/admin/export-order.ts';
import { readingLeaseMs } from '#functions/domain/uploads/upload.ts';
import { s3Notification } from '#infra/local/events/events-shapes.ts';
import type { AwsCall } from '#test/support/fault-table/aws-calls.ts';
import { request, work, type CommandRow } from '#test/support/fault-table/command-row.ts';
import type { FaultKind } from '#test/support/fault-table/fault-plan.ts';
import type { FaultWorld } from '#test/support/fault-table/fault-world.ts';
import { fromQueue } from '#test/support/fault-table/worker-commands.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeCsv, sheetOf } from '#test/support/sheets/make-sheet.ts';

/** The message that says that an object has arrived. */
const newObject = (world: FaultWorld, bucket: string, key: string, size: number, eventName: string) =>
  s3Notification({ bucket, key, size, eTag: 'e', eventName, sourceIp: '' }, new Date(world.now()));

/** An upload whose file has arrived, and the message that says so. */
async function arrived(world: FaultWorld) {
  const body = { fileName: 'bank.csv', size: 1000 };
  const { json } = await world.send('createUpload', { body, token: world.admin });
  const uploadId = String(json['uploadId']);
  const Key = `uploads/${uploadId}`;
  const Body = makeCsv(sheetOf(makeBank(3)));
  const s3 = new S3Client({ forcePathStyle: true });
  await s3.send(new PutObjectCommand({ Bucket: 'uploads', Key, Body }));
  return { uploadId, message: newObject(world, 'uploads', Key, Body.length, 'ObjectCreated:Post') };
}

async function staged(world: FaultWorld) {
  const { uploadId, message } = await arrived(world);
  const reading = fromQueue(world.workers.importBank, message);
  // On a busy machine, the process that reads the file may start too late: then the queue delivers the message again.
  for (let receive = 1; !(await reading.run(receive)).isDone; receive += 1) world.advance(readingLeaseMs + 1000);
  return uploadId;
}

/** From the moment that the message is stored: it is mailed once at most, and kept in any case. */
function isMailUncertain(kind: FaultKind, calls: readonly AwsCall[], step: number): boolean {
  const mail = calls.findIndex(({ service }) => service === 'email');
  return step >= mail || (step === mail - 1 && (kind === 'kill-after' || kind === 'lose-reply'));
}

function judgeMail(changes: readonly string[]): string | undefined {
  const mails = changes.filter((line) => line.startsWith('MAIL')).length;
  const messages = changes.filter((line) => line.includes('"pk":"CONTACT#')).length;
  return mails <= 1 && messages === 1 ? undefined : `${mails} mails, ${messages} messages`;
}

/** A part of a run of the importer, or of a decision, that the upload does not refer to. */
function isOfOvertakenRun(line: string, lines: readonly string[]): boolean {
  const run = /"sk":"(?:ROWS|GRID|DEFECTS|VIEW)#(\w{26})/.exec(line)?.[1];
  const upload = lines.find((one) => one.includes('"sk":"UPLOAD"'));
  return run !== undefined && !upload?.includes(run);
}

const exportOf = (kind: string, from: number, until: number) => ({
  ...{ exportId: ulid(), kind, from, until, reason: 'For the school' },
});

/** An ordered export of two attempts, and the message that says so. */
async function orderedExport(world: FaultWorld) {
  await endedAttempt(world.engine);
  await endedAttempt(world.engine);
  const body = exportOf('workbook', 0, world.now() + 1000);
  await world.send('startExport', { body, token: world.admin });
  const key = `${exportOrderPrefix}${world.adminId}/${body.exportId}`;
  return newObject(world, 'exports', key, 0, 'ObjectCreated:Put');
}

function newMessage() {
  const sender = { name: 'Asha', designation: 'Head', organization: 'School', email: 'asha@example.com' };
  return { body: { messageId: ulid(), ...sender, contactNo: '12345', message: 'Hello' }, token: undefined };
}

/** Uploads, exports and messages. */
export const otherRows: CommandRow[] = [
  request(
    'sendContactMessage',
    {
      name: 'send a message to the office',
      // Each try counts against the limit.
      mayDiffer: ['counted'],
      uncertain: { at: isMailUncertain, judge: judgeMail },
    },
    () => newMessage(),
  ),
  request('markMessage', { name: 'mark a message as done' }, async (world) => {
    const { json } = await world.send('sendContactMessage', newMessage());
    return { params: { messageId: String(json['messageId']) }, body: { isDone: true } };
  }),
  request('createUpload', { name: 'begin an upload' }, () => ({
    body: { uploadId: ulid(), fileName: 'bank.xlsx', size: 1000 },
  })),
  work(
    'import-bank',
    {
      name: 'import a file',
      retryAfterMs: readingLeaseMs + 1000,
      // It counts the tries.
      mayDiffer: ['receives'],
      isLeftover: isOfOvertakenRun,
    },
    async (world) => fromQueue(world.workers.importBank, (await arrived(world)).message),
  ),
  request(
    'decideUpload',
    {
      name: 'decide about an upload',
      // The page then loads the upload, which has the decision.
      mayBeTold: 'upload-not-ready',
      isLeftover: isOfOvertakenRun,
    },
    async (world) => {
      const uploadId = await staged(world);
      const { json } = await world.send('getUpload', { params: { uploadId }, token: world.admin });
      const choices = { columns: { D: 'question' } };
      return { params: { uploadId }, body: { choices, remember: true, staging: json['staging'] } };
    },
  ),
  request('cancelUpload', { name: 'cancel an upload' }, async (world) => {
    const { uploadId } = await arrived(world);
    return { params: { uploadId } };
  }),
  work('write-export', { name: 'write an export', retryAfterMs: exportLeaseMs + 1000 }, async (world) =>
    fromQueue(world.workers.writeExport, await orderedExport(world)),
  ),
  request('startExport', { name: 'begin an export' }, (world) => ({
    body: exportOf('scores', world.now() - 1000, world.now()),
  })),
];
