import { broken, type Mutation } from '#test/mutations/mutation.ts';

const written = ['test/functions/usecases/admin/exports/write-export.test.ts'];
const writer = 'functions/usecases/admin/exports/write-export-file.ts';
const store = 'functions/adapters/dynamo/admin/export-store.ts';

/** Breaks of how an export is ordered, written and had. */
export const exportMutations: Mutation[] = [
  broken(
    'a run that continues an export begins where the last one ended',
    writer,
    'if (at.cursor === undefined) {',
    'if (at.cursor === undefined || at.pass === 0) {',
    written,
  ),
  broken(
    'bytes that are too few for a part are not lost between two runs',
    'functions/usecases/admin/exports/export-upload.ts',
    'tail === undefined ? [] : [await files.readTail(tail)]',
    '[]',
    written,
  ),
  broken(
    'a run counts on from its checkpoint, not from what was shown',
    writer,
    '{ ...at.done }',
    '{ ...at.done, rows: order.rows }',
    written,
  ),
  broken(
    'two workers never write one export at once',
    store,
    '(attribute_not_exists(leaseUntil) OR leaseUntil < :now)',
    '(attribute_exists(pk) OR leaseUntil < :now)',
    written,
  ),
  broken(
    'a worker that hung changes nothing after another one has the lease',
    store,
    "'#status = :writing AND #runId = :run AND attribute_exists(leaseUntil)'",
    "'attribute_exists(pk) AND (#status = :writing OR #runId <> :run OR attribute_exists(leaseUntil))'",
    written,
  ),
  broken(
    'a file that was completed before its worker died is not asked for in vain',
    'functions/adapters/s3/export-files.ts',
    'return exists(Key);',
    'throw cause;',
    written,
  ),
  broken(
    'an export whose parts are gone is not told as ready',
    'functions/adapters/s3/export-files.ts',
    'return exists(Key);',
    'return true;',
    ['test/functions/handlers/write-export.test.ts'],
  ),
  broken(
    'an export whose message was lost gets another worker',
    'functions/domain/admin/export-order.ts',
    'return now > Math.max(sentAt, leaseUntil) + stalledAfterMs;',
    'return now > Math.max(sentAt, leaseUntil) + stalledAfterMs * 1e9;',
    written,
  ),
  broken(
    'an old message does not start a failed export again',
    store,
    '(#status = :failed AND failedAt < :sent)',
    '(#status = :failed AND (failedAt < :sent OR attribute_exists(pk)))',
    written,
  ),
  broken(
    'the file of an export is had by its admin alone',
    'functions/usecases/admin/exports/get-export-file.ts',
    'await exports.find(id, clock())',
    "await exports.find({ ...id, by: id.by.replace('other', 'admin') }, clock())",
    written,
  ),
  broken(
    'the file of an export is not had after a day',
    store,
    'exportExpiry(orderedAt) < now',
    'exportExpiry(orderedAt) < 0 * now',
    written,
  ),
  broken(
    'an export has what had ended when it was ordered',
    'functions/usecases/admin/exports/read-export.ts',
    'until: Math.min(order.until, order.orderedAt)',
    'until: order.until',
    written,
  ),
  broken(
    'the link to an export is short-lived',
    'functions/usecases/admin/exports/get-export-file.ts',
    'seconds: validSeconds }',
    'seconds: validSeconds * 60 }',
    written,
  ),
  broken(
    'S3 completes the file of an export without checksums of its parts',
    'functions/adapters/s3/export-files.ts',
    "new S3Client({ requestChecksumCalculation: 'WHEN_REQUIRED' })",
    'new S3Client({})',
    ['test/functions/handlers/write-export.test.ts'],
  ),
  broken(
    'an export fails when its message comes for the last time',
    'functions/handlers/write-export.ts',
    'receiveCount >= maxReceives',
    'receiveCount > maxReceives',
    ['test/functions/handlers/write-export.test.ts'],
  ),
  broken(
    'an export is in the audit before a worker is sent for',
    'functions/usecases/admin/exports/start-export.ts',
    '  await exports.start({ ...order, exportId }, { reason, requestDigest, at: clock() });\n  await files.order({ by: order.by, exportId });',
    '  await files.order({ by: order.by, exportId });\n  await exports.start({ ...order, exportId }, { reason, requestDigest, at: clock() });',
    written,
  ),
  broken(
    'an export is ordered once, also after a lost reply',
    'web/src/features/export/use-exports.ts',
    'order.current?.asked !== text',
    'order.current?.asked !== `${text}!`',
    ['test/web/features/export/export-page.test.tsx'],
  ),
  broken(
    'an export without a file is not called ready',
    'web/src/features/export/export-list.tsx',
    "status === 'ready' && fileName === undefined",
    "status === 'failed' && fileName === undefined",
    ['test/web/features/export/export-page.test.tsx'],
  ),
];
