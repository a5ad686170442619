import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import type { OperationName } from '#functions/contract/api.ts';
import { exportLeaseMs, exportOrderPrefix } from '#functions/domain/admin/export-order.ts';
import { readingLeaseMs } from '#functions/domain/uploads/upload.ts';
import { s3Notification } from '#infra/local/events/events-shapes.ts';
import type { AwsCall } from '#test/support/fault-table/aws-calls.ts';
import type { CommandRow } from '#test/support/fault-table/command-row.ts';
import type { FaultKind } from '#test/support/fault-table/fault-plan.ts';
import type { FaultWorld } from '#test/support/fault-table/fault-world.ts';
import { fromQueue } from '#test/support/fault-table/worker-commands.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeCsv, sheetOf } from '#test/support/sheets/make-sheet.ts';

/** An upload whose file has arrived, and the message that says so. */
async function arrived(world: FaultWorld) {
  const body = { fileName: 'bank.csv', size: 1000 };
  const { json } = await world.send('createUpload', { body, token: world.admin });
  const uploadId = String(json['uploadId']);
  const key = `uploads/${uploadId}`;
  const Body = makeCsv(sheetOf(makeBank(3)));
  const s3 = new S3Client({ forcePathStyle: true });
  await s3.send(new PutObjectCommand({ Bucket: 'uploads', Key: key, Body }));
  const stored = {
    bucket: 'uploads',
    key,
    size: Body.length,
    eTag: 'e',
    eventName: 'ObjectCreated:Post',
    sourceIp: '',
  };
  return { uploadId, message: s3Notification(stored, new Date(world.now())) };
}

async function staged(world: FaultWorld) {
  const { uploadId, message } = await arrived(world);
  await fromQueue(world.workers.importBank, message).run(1);
  return uploadId;
}

/** From the moment that a mail is claimed: it is mailed once at most, and stored in any case. */
function isMailUncertain(kind: FaultKind, calls: readonly AwsCall[], step: number): boolean {
  const mail = calls.findIndex(({ service }) => service === 'email');
  if (step === mail - 1) return kind === 'kill-after' || kind === 'lose-reply';
  return step === mail && ['drop', 'busy', 'kill'].includes(kind);
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

const ofAdmin = (name: string, operation: OperationName, body: (world: FaultWorld) => object): CommandRow => ({
  name,
  operation,
  prepare: async (world) => world.request(operation, { body: body(world), token: world.admin }),
});

/** An ordered export of two attempts, and the message that says so. */
async function orderedExport(world: FaultWorld) {
  await endedAttempt(world.engine);
  await endedAttempt(world.engine);
  const exportId = ulid();
  const range = { from: 0, until: world.now() + 1000 };
  await world.send('startExport', {
    body: { exportId, kind: 'workbook', ...range, reason: 'For the school' },
    token: world.admin,
  });
  const key = `${exportOrderPrefix}${world.adminId}/${exportId}`;
  const stored = { bucket: 'exports', key, size: 0, eTag: 'e', eventName: 'ObjectCreated:Put', sourceIp: '' };
  return s3Notification(stored, new Date(world.now()));
}

/** Uploads, exports and messages. */
export const otherRows: CommandRow[] = [
  {
    name: 'send a message to the office',
    operation: 'sendContactMessage',
    uncertain: { at: isMailUncertain, judge: judgeMail },
    prepare: async (world) => {
      const who = { name: 'Asha', designation: 'Head', organization: 'School', email: 'asha@example.com' };
      const body = { ...who, contactNo: '12345', message: 'Hello' };
      return world.request('sendContactMessage', { body });
    },
  },
  ofAdmin('begin an upload', 'createUpload', () => ({ uploadId: ulid(), fileName: 'bank.xlsx', size: 1000 })),
  {
    name: 'import a file',
    worker: 'import-bank',
    retryAfterMs: readingLeaseMs + 1000,
    // It counts the tries.
    mayDiffer: ['receives'],
    isLeftover: isOfOvertakenRun,
    prepare: async (world) => fromQueue(world.workers.importBank, (await arrived(world)).message),
  },
  {
    name: 'decide about an upload',
    operation: 'decideUpload',
    // The page then loads the upload, which has the decision.
    mayBeTold: 'upload-not-ready',
    isLeftover: isOfOvertakenRun,
    prepare: async (world) => {
      const uploadId = await staged(world);
      const { json } = await world.send('getUpload', { params: { uploadId }, token: world.admin });
      const body = { choices: { columns: { D: 'question' } }, remember: true, staging: json['staging'] };
      return world.request('decideUpload', { params: { uploadId }, body, token: world.admin });
    },
  },
  {
    name: 'cancel an upload',
    operation: 'cancelUpload',
    prepare: async (world) => {
      const { uploadId } = await arrived(world);
      return world.request('cancelUpload', { params: { uploadId }, token: world.admin });
    },
  },
  {
    name: 'write an export',
    worker: 'write-export',
    retryAfterMs: exportLeaseMs + 1000,
    prepare: async (world) => fromQueue(world.workers.writeExport, await orderedExport(world)),
  },
  ofAdmin('begin an export', 'startExport', (world) => ({
    exportId: ulid(),
    kind: 'scores',
    from: world.now() - 1000,
    until: world.now(),
    reason: 'For the school',
  })),
];
