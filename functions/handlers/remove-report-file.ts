import { S3Client } from '@aws-sdk/client-s3';
import { removedResultIdOf } from '#functions/adapters/dynamo/keys.ts';
import { personFiles } from '#functions/adapters/s3/report-files.ts';
import { env } from '#functions/runtime/env.ts';
import { eachMessage } from '#functions/runtime/queue.ts';
import { removeReportFile } from '#functions/usecases/reports/delivery/remove-report-file.ts';

const ports = { personFiles: personFiles(new S3Client({}), env('REPORTS_BUCKET')) };

/** Handles a pipe's record of a removed result, from the queue. */
export const handler = eachMessage<Parameters<typeof removedResultIdOf>[0]>(({ body }) =>
  removeReportFile(ports, removedResultIdOf(body)),
);
