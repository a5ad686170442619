import { attemptedInS3, type S3Target } from '../access/s3-calls.ts';
import type { SignedRequest } from '../access/signature.ts';
import { askEngine, passedOn, type Answer } from '../network/forward.ts';
import { addressOf, bodyOf, type Service } from '../network/front.ts';
import { corsHeaders, parseCors, type Bucket } from './buckets.ts';
import { acceptForm } from './posted-form.ts';
import { send, signedService, type KnownRequest, type SignedService, type Signing } from './signed-service.ts';

interface S3Options extends Signing {
  endpoint: string;
  region: string;
  buckets: readonly Bucket[];
}

/** S3: the engine behind the policies of whoever asks, with the buckets' own CORS rules. */
export function s3Service({ endpoint, region, buckets, ...signing }: S3Options): Service {
  const { keys, access } = signing;
  const targetOf = ({ url }: Pick<SignedRequest, 'url'>): S3Target => {
    const [, host = ''] = new RegExp(`^(.+)\\.s3(?:\\.${region})?\\.amazonaws\\.com$`).exec(url.hostname) ?? [];
    const [first = '', ...rest] = url.pathname.slice(1).split('/');
    const [name, key] = host ? [host, url.pathname.slice(1)] : [first, rest.join('/')];
    const bucket = buckets.find((each) => each.name === name);
    if (!bucket) throw new Error(`There is no bucket ${name}.`);
    return { bucket, key: decodeURIComponent(key) };
  };
  const toEngine = (request: SignedRequest): Promise<Answer> => {
    const { bucket, key } = targetOf(request);
    const query = new URLSearchParams(
      [...request.url.searchParams].filter(([name]) => !/^(X-Amz-|x-id$|response-)/i.test(name)),
    );
    const path = `/${bucket.name}/${key.split('/').map(encodeURIComponent).join('/')}`;
    const { authorization, 'x-amz-security-token': token, origin, ...headers } = passedOn(request.headers);
    void [authorization, token, origin];
    return askEngine(`${endpoint}${path}${query.size ? `?${query}` : ''}`, { ...request, headers });
  };

  async function answer(request: KnownRequest): Promise<Answer> {
    const { bucket } = targetOf(request);
    if (request.url.searchParams.has('cors')) {
      if (request.method === 'PUT') bucket.cors = parseCors(request.body.toString('utf8'));
      if (request.method === 'DELETE') bucket.cors = [];
      return { status: 200, headers: {}, body: Buffer.alloc(0) };
    }
    const found = withAskedHeaders(await toEngine(request), request);
    if (found.status !== 404 || !/^(GET|HEAD)$/.test(request.method)) return found;
    // Who may not list a bucket does not learn which objects it lacks.
    const refusal = await access.refusal(
      { role: request.role },
      { action: 's3:ListBucket', resource: bucket.arn, context: {} },
    );
    return refusal ? refuse(403, 'AccessDenied', refusal) : found;
  }

  const parts: SignedService = {
    accessDenied: { status: 403, code: 'AccessDenied' },
    attempted: (request) => attemptedInS3(request, targetOf(request)),
    refuse,
    answer,
  };
  const signed = signedService(parts, signing);

  async function acceptPost(...[incoming, response]: Parameters<Service>): Promise<void> {
    const body = await bodyOf(incoming);
    const request = { method: 'POST', url: addressOf(incoming), headers: incoming.headers, body };
    const { bucket } = targetOf(request);
    const problem = await acceptForm(request, bucket, keys, access);
    const answered = problem ? refuse(403, problem.code, problem.message) : await toEngine(request);
    send(response, {
      ...answered,
      headers: { ...answered.headers, ...corsHeaders(bucket, incoming.headers.origin, 'POST') },
    });
  }

  return async (incoming, response) => {
    const { bucket } = targetOf({ url: addressOf(incoming) });
    const { origin } = incoming.headers;
    if (incoming.method === 'OPTIONS') {
      const allowed = corsHeaders(bucket, origin, incoming.headers['access-control-request-method'] ?? '');
      return void response.writeHead('access-control-allow-origin' in allowed ? 200 : 403, allowed).end();
    }
    if (incoming.method === 'POST' && incoming.headers['content-type']?.startsWith('multipart/form-data'))
      return acceptPost(incoming, response);
    for (const [name, value] of Object.entries(corsHeaders(bucket, origin, incoming.method ?? '')))
      response.setHeader(name, value);
    return signed(incoming, response);
  };
}

/** The headers that a signed link sets for its answer. */
function withAskedHeaders(answer: Answer, { url }: KnownRequest): Answer {
  const asked = [...url.searchParams].filter(([name]) => name.startsWith('response-'));
  const headers = Object.fromEntries(asked.map(([name, value]) => [name.slice('response-'.length), value]));
  return answer.status === 200 ? { ...answer, headers: { ...answer.headers, ...headers } } : answer;
}

function refuse(status: 400 | 403, code: string, message: string): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${message.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</Message></Error>`;
  return { status, headers: { 'content-type': 'application/xml' }, body: Buffer.from(body) };
}
