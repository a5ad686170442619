import type S3rver from 's3rver';

const escape = (text: string) => text.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Lists object versions, which s3rver cannot do: it keeps one version of each, like a bucket without versioning. */
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
