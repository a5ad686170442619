// Keep this import first: in the child process that reads sheets, it stops the rest of this file from running.
import { sheetReader } from '#functions/adapters/sheet/sheet-reader.ts';
import { S3Client } from '@aws-sdk/client-s3';
import type { S3Event } from 'aws-lambda';
import { ulid } from 'ulid';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { uploadStore } from '#functions/adapters/dynamo/uploads/upload-store.ts';
import { uploadFiles } from '#functions/adapters/s3/upload-files.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';
import { eachMessage } from '#functions/runtime/queue.ts';
import { importBank } from '#functions/usecases/uploads/import-bank.ts';

const ports = {
  uploads: uploadStore(openTable(env('TABLE_NAME'))),
  files: uploadFiles(new S3Client({}), env('UPLOADS_BUCKET')),
  readSheet: sheetReader({ onStopped: (stopped) => log.warn('reader-stopped', { ...stopped }) }),
  clock: Date.now,
  newId: () => ulid(),
};

const maxReceives = Number(env('IMPORT_MAX_RECEIVES'));

export const handler = eachMessage<Partial<S3Event>>(async ({ body, receiveCount }) => {
  // S3 sends a test message without records when the notification is set up.
  for (const { s3 } of body.Records ?? [])
    await importBank(ports, {
      key: decodeURIComponent(s3.object.key.replaceAll('+', ' ')),
      sequencer: s3.object.sequencer,
      receive: receiveCount,
      isLast: receiveCount >= maxReceives,
    });
});
