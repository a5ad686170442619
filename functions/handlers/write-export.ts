import { S3Client } from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import { attemptRecords } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import { bankReader } from '#functions/adapters/dynamo/banks/bank-reader.ts';
import { couponBatchStore } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import { exportStore } from '#functions/adapters/dynamo/admin/export-store.ts';
import { personStore } from '#functions/adapters/dynamo/people/person-store.ts';
import { quizReader } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import { snapshotStore } from '#functions/adapters/dynamo/reports/snapshot-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { openExportFile } from '#functions/adapters/export-file/open-export-file.ts';
import { exportFiles, orderOfKey } from '#functions/adapters/s3/export-files.ts';
import { env } from '#functions/runtime/env.ts';
import { eachObject } from '#functions/runtime/queue.ts';
import { writeExport } from '#functions/usecases/admin/exports/write-export.ts';

const table = openTable(env('TABLE_NAME'));
const ports = {
  exports: exportStore(table),
  files: exportFiles(new S3Client({}), env('EXPORTS_BUCKET')),
  openFile: openExportFile,
  records: attemptRecords(table),
  banks: bankReader(table),
  quizzes: quizReader(table),
  people: personStore(table),
  batches: couponBatchStore(table),
  snapshots: snapshotStore(table),
  clock: Date.now,
  newId: () => ulid(),
};

/** Handles S3's notification of an order, from the queue. */
export const handler = eachObject(Number(env('EXPORT_MAX_RECEIVES')), async ({ key, isLast }) => {
  const order = orderOfKey(key);
  if (order) await writeExport(ports, { ...order, isLast });
});
