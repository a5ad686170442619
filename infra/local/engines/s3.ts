import { existsSync, mkdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import S3rver from 's3rver';
import type { StoredObject } from '#infra/local/events/events-shapes.ts';

interface S3Options {
  port: number;
  dataFolder: string;
  /** Buckets, each with the origins whose pages may post to it. */
  buckets: readonly { name: string; allowedOrigins?: readonly string[] }[];
  onObjectCreated(stored: StoredObject): void;
}

/** S3 on this machine: objects are files in the data folder. */
export async function startS3(options: S3Options): Promise<{ endpoint: string; close(): Promise<void> }> {
  const { port, dataFolder, buckets, onObjectCreated } = options;
  mkdirSync(dataFolder, { recursive: true });
  const server = new S3rver({
    address: '127.0.0.1',
    port,
    directory: dataFolder,
    silent: true,
    vhostBuckets: false,
    configureBuckets: buckets.map(({ name, allowedOrigins }) => ({
      name,
      configs: allowedOrigins ? [corsRules(allowedOrigins)] : [],
    })),
  });
  listVersions(server);
  refuseEndedUploads(server);
  server.on('event', ({ Records: [record] }: S3rverEvent) => {
    if (!record?.eventName.startsWith('ObjectCreated:')) return;
    const { eventName, requestParameters } = record;
    const { key, size, eTag } = record.s3.object;
    const bucket = record.s3.bucket.name;
    const stored = { bucket, key, size, eTag, eventName, sourceIp: requestParameters.sourceIPAddress };
    const path = server.store.getResourcePath(bucket, key, 'object');
    void untilWritten(path, size).then(() => onObjectCreated(stored));
  });
  const { port: actualPort } = await server.run();
  return {
    endpoint: `http://127.0.0.1:${actualPort}`,
    async close() {
      server.httpServer.closeAllConnections();
      await server.close();
    },
  };
}

interface S3rverEvent {
  Records: {
    eventName: string;
    requestParameters: { sourceIPAddress: string };
    s3: { bucket: { name: string }; object: { key: string; size: number; eTag: string } };
  }[];
}

/** Waits for the whole file: s3rver announces an object when it has received it, which may be before all of it is on disk. */
async function untilWritten(path: string, size: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const written = await stat(path).catch(() => undefined);
    if (written?.size === size) return;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}

function corsRules(origins: readonly string[]): string {
  const allowed = origins.map((origin) => `<AllowedOrigin>${origin}</AllowedOrigin>`).join('');
  return `<CORSConfiguration><CORSRule>${allowed}<AllowedMethod>POST</AllowedMethod><AllowedHeader>*</AllowedHeader></CORSRule></CORSConfiguration>`;
}

const escape = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Adds the listing of object versions, which s3rver lacks. Each object has one version, as in a bucket without versioning. */
export function listVersions(server: S3rver): void {
  server.middleware.unshift(async (context, next) => {
    const { method, path, query } = context;
    const bucket = /^\/([^/]+)\/?$/.exec(path)?.[1];
    if (method !== 'GET' || !bucket || !('versions' in query)) return next();
    const { objects } = await server.store.listObjects(bucket, { prefix: String(query['prefix'] ?? '') });
    const versions = objects.map(
      ({ key }) => `<Version><Key>${escape(key)}</Key><VersionId>null</VersionId><IsLatest>true</IsLatest></Version>`,
    );
    context.type = 'application/xml';
    context.body = `<?xml version="1.0" encoding="UTF-8"?><ListVersionsResult><IsTruncated>false</IsTruncated>${versions.join('')}</ListVersionsResult>`;
  });
}

/** Answers like S3 if a multipart upload is completed or aborted. s3rver would fail with an internal error. */
function refuseEndedUploads(server: S3rver): void {
  server.middleware.unshift(async (context, next) => {
    const { path, query } = context;
    const bucket = /^\/([^/]+)\/./.exec(path)?.[1];
    const uploadId = query['uploadId'];
    if (!bucket || typeof uploadId !== 'string') return next();
    if (existsSync(join(server.store.getResourcePath(bucket, undefined, 'uploads'), uploadId))) return next();
    context.status = 404;
    context.type = 'application/xml';
    context.body =
      '<?xml version="1.0" encoding="UTF-8"?><Error><Code>NoSuchUpload</Code><Message>The upload does not exist.</Message></Error>';
  });
}
