import { createHmac } from 'node:crypto';
import * as z from 'zod/mini';
import type { Access } from '../access/access.ts';
import { signingKey, type Keys, type SignedRequest } from '../access/signature.ts';
import type { Bucket } from './buckets.ts';

const condition = z.union([
  z.tuple([z.literal('content-length-range'), z.number(), z.number()]),
  z.tuple([z.enum(['eq', 'starts-with']), z.string(), z.string()]),
  z.record(z.string(), z.string()),
]);
const policy = z.object({ expiration: z.string(), conditions: z.array(condition) });

interface Problem {
  code: string;
  message: string;
}

/** Checks a form that a browser posts to a bucket: its signature, its policy, and the rights of its signer. */
export async function acceptForm(
  request: SignedRequest,
  bucket: Bucket,
  keys: Keys,
  access: Access,
): Promise<Problem | undefined> {
  const type = String(request.headers['content-type']);
  const form = await new Response(new Uint8Array(request.body), { headers: { 'content-type': type } }).formData();
  const fields = new Map([...form].map(([name, value]) => [name.toLowerCase(), value]));
  const text = (name: string) => String(fields.get(name) ?? '');
  const [accessKeyId = '', ...scope] = text('x-amz-credential').split('/');
  const known = keys.find(accessKeyId);
  if (!known || text('x-amz-security-token') !== known.credentials.sessionToken)
    return { code: 'InvalidAccessKeyId', message: 'The AWS Access Key Id you provided does not exist in our records.' };
  const expected = createHmac('sha256', signingKey(known.credentials.secretAccessKey, scope))
    .update(text('policy'))
    .digest('hex');
  if (expected !== text('x-amz-signature'))
    return { code: 'SignatureDoesNotMatch', message: 'The signature of the form does not match its policy.' };

  const { expiration, conditions } = policy.parse(JSON.parse(Buffer.from(text('policy'), 'base64').toString('utf8')));
  if (Date.parse(expiration) < Date.now())
    return { code: 'AccessDenied', message: 'Invalid according to Policy: Policy expired.' };
  const file = fields.get('file');
  const size = file instanceof Blob ? file.size : 0;
  const valueOf = (name: string) => (name === 'bucket' ? bucket.name : text(name.toLowerCase()));
  for (const each of conditions) {
    const fits = Array.isArray(each)
      ? each[0] === 'content-length-range'
        ? size >= each[1] && size <= each[2]
        : each[0] === 'eq'
          ? valueOf(each[1].slice(1)) === each[2]
          : valueOf(each[1].slice(1)).startsWith(each[2])
      : Object.entries(each).every(([name, value]) => valueOf(name) === value);
    if (!fits)
      return {
        code: 'AccessDenied',
        message: `Invalid according to Policy: Policy Condition failed: ${JSON.stringify(each)}`,
      };
  }
  const attempted = { action: 's3:PutObject', resource: `${bucket.arn}/${text('key')}`, context: {} };
  const refusal = await access.refusal({ role: known.role }, attempted);
  return refusal ? { code: 'AccessDenied', message: refusal } : undefined;
}
