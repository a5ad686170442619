// Keep this import first: in the child process that reads sheets, it stops the rest of this file from running.
import { sheetReader } from '#functions/adapters/sheet/sheet-reader.ts';
import { S3Client } from '@aws-sdk/client-s3';
import { ulid } from 'ulid';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { uploadStore } from '#functions/adapters/dynamo/uploads/upload-store.ts';
import { uploadFiles } from '#functions/adapters/s3/upload-files.ts';
import { env } from '#functions/runtime/env.ts';
import { log } from '#functions/runtime/log.ts';
import { eachObject } from '#functions/runtime/queue.ts';
import { importBank } from '#functions/usecases/uploads/import-bank.ts';

const ports = {
  uploads: uploadStore(openTable(env('TABLE_NAME'))),
  files: uploadFiles(new S3Client({}), env('UPLOADS_BUCKET')),
  readSheet: sheetReader({ onStopped: (stopped) => log.warn('reader-stopped', { ...stopped }) }),
  clock: Date.now,
  newId: () => ulid(),
};

export const handler = eachObject(Number(env('IMPORT_MAX_RECEIVES')), ({ key, receiveCount: receive, isLast }) =>
  importBank(ports, { key, receive, isLast }),
);
