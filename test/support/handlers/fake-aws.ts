import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Asked {
  method: string;
  path: string;
  body: string;
}

const sesReply =
  '<SendRawEmailResponse><SendRawEmailResult><MessageId>m-1</MessageId></SendRawEmailResult></SendRawEmailResponse>';

/** A server that accepts every call of S3, SES and Cognito, and records it. */
export async function startFakeAws() {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      asked.push({ method: request.method ?? '', path: request.url?.split('?')[0] ?? '', body });
      response.writeHead(request.method === 'DELETE' ? 204 : 200).end(replyTo(request.method, body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return { asked, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

function replyTo(method: string | undefined, body: string): string | undefined {
  if (method !== 'POST') return undefined;
  return body.includes('Action=SendRawEmail') ? sesReply : '{}';
}
