import { createSign, generateKeyPairSync, randomUUID, type KeyObject } from 'node:crypto';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TokenIssuer {
  issuer: string;
  jwksUri: string;
  clientId: string;
  /** An ID token like Cognito's; `claims` override, `key` signs with another key. */
  token(claims?: Record<string, unknown>, options?: { key?: KeyObject; header?: Record<string, unknown> }): string;
  /** Replaces the answer of the keys' address; without an argument it serves the keys again. */
  answerKeys(answer?: (response: ServerResponse) => void): void;
  /** The keys, as JSON. */
  keys: string;
  /** How many times the keys were requested. */
  readonly asked: number;
  close(): void;
}

/** Issues RS256 tokens and serves the public keys. */
export async function startTokenIssuer(): Promise<TokenIssuer> {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const kid = randomUUID();
  const keys = JSON.stringify({ keys: [{ ...publicKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }] });
  const sendKeys = (response: ServerResponse): void =>
    void response.setHeader('content-type', 'application/json').end(keys);
  let answer = sendKeys;
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    answer(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}/pool`;
  const clientId = 'client';
  return {
    issuer,
    jwksUri: `${issuer}/.well-known/jwks.json`,
    clientId,
    keys,
    token(claims = {}, { key = privateKey, header = {} } = {}) {
      const now = Math.floor(Date.now() / 1000);
      const payload = {
        iss: issuer,
        aud: clientId,
        token_use: 'id',
        iat: now,
        exp: now + 3600,
        email: 'asha@example.com',
        email_verified: true,
        name: 'Asha',
        ...claims,
      };
      const signed = [{ alg: 'RS256', kid, typ: 'JWT', ...header }, payload].map(encode).join('.');
      return `${signed}.${createSign('RSA-SHA256').update(signed).sign(key, 'base64url')}`;
    },
    answerKeys: (next = sendKeys) => void (answer = next),
    get asked() {
      return asked;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const encode = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
