import { createHash, createHmac } from 'node:crypto';
import type { Credentials } from '../functions/function-settings.ts';

export interface SignedRequest {
  method: string;
  /** With its host. */
  url: URL;
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
}

/** Who has signed a request, or why it is refused. */
export type Signer =
  | { role: string }
  | { refused: 'MissingAuthenticationToken' | 'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | 'ExpiredToken' };

export interface Keys {
  /** The role of a key. */
  find(accessKeyId: string): { role: string; credentials: Credentials } | undefined;
}

interface Signature {
  accessKeyId: string;
  scope: string[];
  signedHeaders: string[];
  signature: string;
  date: string;
  payload: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const hmac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();
const encode = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const clockSkewMs = 15 * 60_000;

/** The key with which a policy or request is signed on a day. */
export function signingKey(secret: string, [day = '', region = '', service = '', end = '']: string[]): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), service), end);
}

/** Checks a signature of version 4, in the headers or in the address. */
export function signerOf(request: SignedRequest, keys: Keys): Signer {
  const given = fromHeaders(request) ?? fromAddress(request);
  if (!given) return { refused: 'MissingAuthenticationToken' };
  if (given === 'expired') return { refused: 'ExpiredToken' };
  const known = keys.find(given.accessKeyId);
  if (!known) return { refused: 'InvalidAccessKeyId' };
  const token = request.headers['x-amz-security-token'] ?? request.url.searchParams.get('X-Amz-Security-Token');
  if (token !== known.credentials.sessionToken) return { refused: 'InvalidAccessKeyId' };
  const text = ['AWS4-HMAC-SHA256', given.date, given.scope.join('/'), sha256(canonical(request, given))].join('\n');
  const expected = hmac(signingKey(known.credentials.secretAccessKey, given.scope), text).toString('hex');
  return expected === given.signature ? { role: known.role } : { refused: 'SignatureDoesNotMatch' };
}

const header = ({ headers }: SignedRequest, name: string) => [headers[name] ?? ''].flat().join(',');

function fromHeaders(request: SignedRequest): Signature | 'expired' | undefined {
  const authorization = header(request, 'authorization');
  const found = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), ?SignedHeaders=([^,]+), ?Signature=(\w+)$/.exec(
    authorization,
  );
  if (!found) return undefined;
  const [, accessKeyId = '', scope = '', signed = '', signature = ''] = found;
  const date = header(request, 'x-amz-date');
  if (Math.abs(Date.now() - instantOf(date)) > clockSkewMs) return 'expired';
  const payload = header(request, 'x-amz-content-sha256') || sha256(request.body);
  return { accessKeyId, scope: scope.split('/'), signedHeaders: signed.split(';'), signature, date, payload };
}

function fromAddress({ url: { searchParams } }: SignedRequest): Signature | 'expired' | undefined {
  const value = (name: string) => searchParams.get(`X-Amz-${name}`) ?? '';
  if (value('Algorithm') !== 'AWS4-HMAC-SHA256') return undefined;
  const [accessKeyId = '', ...scope] = value('Credential').split('/');
  const date = value('Date');
  if (Date.now() > instantOf(date) + Number(value('Expires')) * 1000) return 'expired';
  const signedHeaders = value('SignedHeaders').split(';');
  return { accessKeyId, scope, signedHeaders, signature: value('Signature'), date, payload: 'UNSIGNED-PAYLOAD' };
}

/** 20261123T010203Z as epoch ms. */
export function instantOf(date: string): number {
  return Date.parse(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

function canonical(request: SignedRequest, { signedHeaders, scope, payload }: Signature): string {
  const { method, url } = request;
  const isS3 = scope[2] === 's3';
  // S3 signs the path as it is sent; every other service encodes it once more.
  const path = isS3 ? url.pathname : url.pathname.split('/').map(encode).join('/');
  const query = [...url.searchParams]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort();
  const headers = signedHeaders.map((name) => `${name}:${header(request, name).trim().replace(/ +/g, ' ')}\n`);
  return [method, path, query.join('&'), headers.join(''), signedHeaders.join(';'), payload].join('\n');
}
