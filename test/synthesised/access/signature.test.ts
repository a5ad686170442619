import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { DynamoDBClient, GetItemCommand } from '@aws-sdk/client-dynamodb';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { credentialsOf } from '../functions/function-settings.ts';
import { signerOf, type Keys, type SignedRequest } from './signature.ts';

const role = 'arn:aws:iam::000000000000:role/answering';
const credentials = credentialsOf(role);
const keys: Keys = { find: (id) => (id === credentials.accessKeyId ? { role, credentials } : undefined) };
const region = 'ap-south-1';
const signedRequest = z.object({
  method: z.string(),
  hostname: z.string(),
  path: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.union([z.string(), z.instanceof(Uint8Array)]),
});

/** A request as AWS's SDK signs it. */
async function signedBySdk(key = credentials): Promise<SignedRequest> {
  const client = new DynamoDBClient({ region, credentials: key });
  let sent: SignedRequest | undefined;
  client.middlewareStack.add(
    () =>
      async ({ request }) => {
        const { method, hostname, path, headers, body } = signedRequest.parse(request);
        sent = { method, url: new URL(`https://${hostname}${path}`), headers, body: Buffer.from(body) };
        throw new Error('Not sent.');
      },
    { step: 'finalizeRequest', priority: 'low' },
  );
  await client.send(new GetItemCommand({ TableName: 't', Key: { pk: { S: 'ü' } } })).catch(() => undefined);
  return sent ?? expect.fail('The SDK signed nothing.');
}

const presigned = async (expiresIn: number, signingDate = new Date()): Promise<SignedRequest> => {
  const client = new S3Client({ region, credentials });
  const command = new GetObjectCommand({
    Bucket: 'reports',
    Key: 'reports/a b#1.pdf',
    ResponseContentDisposition: 'attachment; filename="é.pdf"',
  });
  const url = new URL(await getSignedUrl(client, command, { expiresIn, signingDate }));
  return { method: 'GET', url, headers: { host: url.host }, body: Buffer.alloc(0) };
};

describe('signerOf', () => {
  it('finds the role of a request that the SDK signed', async () => {
    expect(signerOf(await signedBySdk(), keys)).toEqual({ role });
  });
  it('refuses a request whose body was replaced', async () => {
    const request = { ...(await signedBySdk()), body: Buffer.from('{"TableName":"other"}') };
    const { 'x-amz-content-sha256': _, ...headers } = request.headers;
    expect(signerOf({ ...request, headers }, keys)).toEqual({ refused: 'SignatureDoesNotMatch' });
  });
  it('refuses a wrong secret', async () => {
    expect(signerOf(await signedBySdk({ ...credentials, secretAccessKey: 'guessed' }), keys)).toEqual({
      refused: 'SignatureDoesNotMatch',
    });
  });
  it('refuses an unknown key', async () => {
    expect(signerOf(await signedBySdk({ ...credentials, accessKeyId: 'ASIAUNKNOWN' }), keys)).toEqual({
      refused: 'InvalidAccessKeyId',
    });
  });
  it('refuses an unsigned request', () => {
    const request = {
      method: 'GET',
      url: new URL('https://dynamodb.ap-south-1.amazonaws.com/'),
      headers: {},
      body: Buffer.alloc(0),
    };
    expect(signerOf(request, keys)).toEqual({ refused: 'MissingAuthenticationToken' });
  });
  it('finds the role of a presigned link', async () => {
    expect(signerOf(await presigned(60), keys)).toEqual({ role });
  });
  it('refuses an expired link', async () => {
    expect(signerOf(await presigned(60, new Date(Date.now() - 61_000)), keys)).toEqual({ refused: 'ExpiredToken' });
  });
  it('refuses a link whose object was replaced', async () => {
    const request = await presigned(60);
    request.url.pathname = '/reports/another.pdf';
    expect(signerOf(request, keys)).toEqual({ refused: 'SignatureDoesNotMatch' });
  });
});
