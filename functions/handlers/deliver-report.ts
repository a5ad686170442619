import { S3Client } from '@aws-sdk/client-s3';
import type { DynamoDBRecord } from 'aws-lambda';
import { ulid } from 'ulid';
import { attemptStore } from '#functions/adapters/dynamo/attempts/attempt-store.ts';
import { bankReader } from '#functions/adapters/dynamo/banks/bank-reader.ts';
import { consentReader } from '#functions/adapters/dynamo/people/consent-store.ts';
import { deliveryStore } from '#functions/adapters/dynamo/reports/delivery-store.ts';
import { resultIdOf } from '#functions/adapters/dynamo/keys.ts';
import { profileStore } from '#functions/adapters/dynamo/people/profile-store.ts';
import { quizReader } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import { snapshotStore } from '#functions/adapters/dynamo/reports/snapshot-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { engine, renderReport } from '#functions/adapters/pdf/render-report.ts';
import { reportFiles } from '#functions/adapters/s3/report-files.ts';
import { mailer, sesClient } from '#functions/adapters/ses/mailer.ts';
import { digest } from '#functions/runtime/digest.ts';
import { env } from '#functions/runtime/env.ts';
import { eachMessage } from '#functions/runtime/queue.ts';
import { deliverReport } from '#functions/usecases/reports/delivery/deliver-report.ts';

const table = openTable(env('TABLE_NAME'));
const ports = {
  agreements: consentReader(table),
  attempts: attemptStore(table),
  banks: bankReader(table),
  deliveries: deliveryStore(table),
  profiles: profileStore(table),
  quizzes: quizReader(table),
  snapshots: snapshotStore(table),
  digest,
  engine,
  render: renderReport,
  reports: reportFiles(new S3Client({}), env('REPORTS_BUCKET')),
  mailer: mailer(sesClient(), { from: env('MAIL_FROM'), configurationSet: process.env['MAIL_CONFIGURATION_SET'] }),
  siteOrigin: env('SITE_ORIGIN'),
  clock: Date.now,
};

/** Handles a pipe's record of a new result, from the queue. */
export const handler = eachMessage<Pick<DynamoDBRecord, 'dynamodb'>>(({ body }) =>
  deliverReport(ports, { ...resultIdOf(body.dynamodb?.Keys ?? {}), owner: ulid() }),
);
