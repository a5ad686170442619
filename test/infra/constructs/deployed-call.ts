import { execFile } from 'node:child_process';
import { generateKeyPairSync, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

interface Answer {
  handler: string;
  reply?: unknown;
}

const run = `
const { handler } = await import('./index.mjs');
const event = process.env.EVENT;
const reply = event ? await handler(JSON.parse(event), { awsRequestId: 'r', getRemainingTimeInMillis: () => 10_000 }) : undefined;
process.stdout.write('\\n' + JSON.stringify({ handler: typeof handler, reply }));
`;

/** Loads a bundle in a process of its own, in its own folder, as Lambda does; with an event, calls it. */
export async function callDeployed(
  folder: string,
  { env, event }: { env: Record<string, string>; event?: object },
): Promise<Answer> {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', run], {
    cwd: folder,
    env: {
      AWS_REGION: 'ap-south-1',
      AWS_EC2_METADATA_DISABLED: 'true',
      ...env,
      ...(event && { EVENT: JSON.stringify(event) }),
    },
  });
  return JSON.parse(stdout.slice(stdout.lastIndexOf('\n') + 1)) as Answer;
}

export interface FakeAws {
  env: Record<string, string>;
  /** An ID token of somebody. */
  token: string;
  /** The requests that DynamoDB received. */
  requests: { target: unknown; authorization: unknown; securityToken: unknown }[];
  close(): Promise<void>;
}

/** Just enough of Cognito and DynamoDB: keys to verify a token with, and an answer to any request. */
export async function startAws(): Promise<FakeAws> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const requests: FakeAws['requests'] = [];
  const server = createServer(({ url, headers }, response) => {
    response.setHeader('content-type', 'application/json');
    if (url === '/jwks') {
      response.end(
        JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid: 'k', use: 'sig', alg: 'RS256' }] }),
      );
      return;
    }
    requests.push({
      target: headers['x-amz-target'],
      authorization: headers['authorization'],
      securityToken: headers['x-amz-security-token'],
    });
    response.end(JSON.stringify({ Attributes: { userId: { S: 'u' }, email: { S: 'a@b.example' }, name: { S: 'A' } } }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const inAnHour = Math.floor(Date.now() / 1000) + 3600;
  const claims = {
    iss: origin,
    aud: 'client',
    sub: 'u',
    email: 'a@b.example',
    email_verified: true,
    name: 'A',
    token_use: 'id',
    exp: inAnHour,
  };
  const signed = `${part({ alg: 'RS256', kid: 'k' })}.${part(claims)}`;

  return {
    token: `${signed}.${sign('sha256', Buffer.from(signed), privateKey).toString('base64url')}`,
    requests,
    env: {
      TOKEN_ISSUER: origin,
      TOKEN_CLIENT_ID: 'client',
      TOKEN_JWKS_URI: `${origin}/jwks`,
      AWS_ENDPOINT_URL_DYNAMODB: origin,
      AWS_ACCESS_KEY_ID: 'AKIAEXAMPLE',
      AWS_SECRET_ACCESS_KEY: 'the-secret',
      AWS_SESSION_TOKEN: 'the-session',
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
