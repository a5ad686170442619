import { S3Client } from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import { adminStore } from '#functions/adapters/dynamo/admin/admin-store.ts';
import { attemptCountIndex } from '#functions/adapters/dynamo/attempts/attempt-count-index.ts';
import { attemptRecords } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import { attemptStore } from '#functions/adapters/dynamo/attempts/attempt-store.ts';
import { auditStore } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { bankStore, versionStore } from '#functions/adapters/dynamo/banks/version-store.ts';
import { consentReader } from '#functions/adapters/dynamo/people/consent-store.ts';
import { contactStore, senderMessages } from '#functions/adapters/dynamo/people/contact-store.ts';
import { couponAdminStore } from '#functions/adapters/dynamo/coupons/coupon-admin-store.ts';
import { couponBatchStore } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import { couponStore } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import { deliveryStore } from '#functions/adapters/dynamo/reports/delivery-store.ts';
import { exportStore } from '#functions/adapters/dynamo/admin/export-store.ts';
import { feedbackStore } from '#functions/adapters/dynamo/reports/feedback-store.ts';
import { heldStore, reportViews } from '#functions/adapters/dynamo/reports/held-store.ts';
import { holidayStore } from '#functions/adapters/dynamo/reports/holiday-store.ts';
import { grantStore } from '#functions/adapters/dynamo/attempts/grants/grant-store.ts';
import { peopleIndex } from '#functions/adapters/dynamo/people/people-index.ts';
import { personStore } from '#functions/adapters/dynamo/people/person-store.ts';
import { profileStore } from '#functions/adapters/dynamo/people/profile-store.ts';
import { quizStore } from '#functions/adapters/dynamo/banks/quiz-store.ts';
import { snapshotStore } from '#functions/adapters/dynamo/reports/snapshot-store.ts';
import { requeueStore } from '#functions/adapters/dynamo/reports/requeue-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { textRegistry } from '#functions/adapters/dynamo/banks/text-registry.ts';
import { uploadStore } from '#functions/adapters/dynamo/uploads/upload-store.ts';
import { exportFiles, signDownload } from '#functions/adapters/s3/export-files.ts';
import { uploadFiles } from '#functions/adapters/s3/upload-files.ts';
import { env } from '#functions/runtime/env.ts';
import { logFailure } from '#functions/runtime/log.ts';

const table = openTable(env('TABLE_NAME'));
const s3 = new S3Client({});
const banks = bankStore(table);
export const ports = {
  index: attemptCountIndex(table),
  attempts: attemptStore(table),
  banks,
  admins: adminStore(table),
  agreements: consentReader(table),
  audit: auditStore(table),
  batches: couponBatchStore(table),
  contacts: contactStore(table),
  couponAdmin: couponAdminStore(table),
  coupons: couponStore(table),
  deliveries: deliveryStore(table),
  exports: exportStore(table),
  feedback: feedbackStore(table),
  grants: grantStore(table),
  held: heldStore(table),
  holidays: holidayStore(table),
  messages: senderMessages(table),
  people: personStore(table),
  peopleIndex: peopleIndex(table),
  profiles: profileStore(table),
  quizzes: quizStore(table),
  records: attemptRecords(table),
  requeues: requeueStore(table),
  snapshots: snapshotStore(table),
  texts: textRegistry(table),
  uploads: uploadStore(table),
  versions: versionStore(table),
  views: reportViews(table),
  files: uploadFiles(s3, env('UPLOADS_BUCKET')),
  signDownload: signDownload(s3, env('REPORTS_BUCKET')),
  clock: Date.now,
  newId: () => ulid(),
  noteFailure: (attemptId: string, cause: unknown) => logFailure('resend-failed', cause, { attemptId }),
};

const exportsBucket = env('EXPORTS_BUCKET');
/** The ports of the exports: their files have a bucket of their own. */
export const exportPorts = {
  ...ports,
  files: exportFiles(s3, exportsBucket),
  signExport: signDownload(s3, exportsBucket),
};
