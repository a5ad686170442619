import type { Bucket } from '../services/buckets.ts';
import type { Attempted } from './access.ts';
import type { SignedRequest } from './signature.ts';

export interface S3Target {
  bucket: Bucket;
  /** Empty for the bucket itself. */
  key: string;
}

/** What a call of S3 asks of IAM. @throws Error for a call that is not known here. */
export function attemptedInS3(
  { method, url: { searchParams }, headers, body }: SignedRequest,
  { bucket, key }: S3Target,
): Attempted[] {
  const version = searchParams.has('versionId') ? 'Version' : '';
  const onObject = (action: string, name = key): Attempted => ({
    action: `s3:${action}`,
    resource: `${bucket.arn}/${name}`,
    context: {},
  });
  const onBucket = (action: string): Attempted => ({
    action: `s3:${action}`,
    resource: bucket.arn,
    context: action.startsWith('ListBucket') ? { 's3:prefix': searchParams.get('prefix') ?? '' } : {},
  });
  if (!key) {
    if (searchParams.has('cors')) return [onBucket(method === 'GET' ? 'GetBucketCORS' : 'PutBucketCORS')];
    if (method === 'GET' && searchParams.has('versions')) return [onBucket('ListBucketVersions')];
    if (method === 'GET' || method === 'HEAD') return [onBucket('ListBucket')];
    if (method === 'POST' && searchParams.has('delete'))
      return [...body.toString('utf8').matchAll(/<Object>(.*?)<\/Object>/gs)].map(([, object = '']) =>
        onObject(
          object.includes('<VersionId>') ? 'DeleteObjectVersion' : 'DeleteObject',
          /<Key>([^<]*)<\/Key>/.exec(object)?.[1],
        ),
      );
  }
  if (key && (method === 'GET' || method === 'HEAD')) return [onObject(`GetObject${version}`)];
  // Beginning, filling and completing a multipart upload are all one right.
  if (key && method === 'POST' && (searchParams.has('uploads') || searchParams.has('uploadId')))
    return [onObject('PutObject')];
  if (key && method === 'PUT')
    return [onObject('PutObject'), ...('x-amz-tagging' in headers ? [onObject('PutObjectTagging')] : [])];
  if (key && method === 'DELETE') return [onObject(`DeleteObject${version}`)];
  throw new Error(`Which right does ${method} ${bucket.name}/${key}?${searchParams} need? Add it to s3-calls.ts.`);
}
