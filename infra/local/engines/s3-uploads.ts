import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type S3rver from 's3rver';

/** Answers requests for a multipart upload that is completed or gone as S3 does. s3rver fails with an error of its own. */
export function refuseGoneUploads(server: S3rver): void {
  server.middleware.unshift(async (context, next) => {
    const { path, query } = context;
    const bucket = /^\/([^/]+)\/./.exec(path)?.[1];
    const uploadId = query['uploadId'];
    if (!bucket || typeof uploadId !== 'string') return next();
    if (existsSync(join(server.store.getResourcePath(bucket, undefined, 'uploads'), uploadId))) return next();
    context.status = 404;
    context.type = 'application/xml';
    context.body =
      '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchUpload</Code><Message>The upload is gone.</Message></Error>';
  });
}
