import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';

const asked: string[] = [];
/** Just enough of S3 for a report with one version. */
const server = createServer((request, response) => {
  asked.push(request.method ?? '');
  if (request.method === 'DELETE') return response.writeHead(204).end();
  return response
    .setHeader('content-type', 'application/xml')
    .end(
      '<ListVersionsResult><Version><Key>reports/u1/1.1.A.pdf</Key><VersionId>1</VersionId></Version></ListVersionsResult>',
    );
});
let handler: (event: SQSEvent) => Promise<SQSBatchResponse>;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  vi.stubEnv('AWS_ENDPOINT_URL_S3', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('AWS_REGION', 'ap-south-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'a');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'b');
  vi.stubEnv('REPORTS_BUCKET', 'reports');
  ({ handler } = await import('#functions/handlers/remove-report-file.ts'));
});
beforeEach(() => void asked.splice(0));
afterAll(async () => {
  vi.unstubAllEnvs();
  await new Promise((resolve) => server.close(resolve));
});

/** Delivers a stream record of a result. @returns the ids of the messages that come back. */
async function deliver(eventName: string | undefined, sk = 'RESULT#1.1.A') {
  const body = JSON.stringify({ eventName, dynamodb: { Keys: { pk: { S: 'USER#u1' }, sk: { S: sk } } } });
  const attributes = { ApproximateReceiveCount: '1' };
  const event = { Records: [{ messageId: 'm1', body, attributes }] } as SQSEvent;
  return (await handler(event)).batchItemFailures.map(({ itemIdentifier }) => itemIdentifier);
}

it('the files of a removed result are deleted', async () => {
  expect(await deliver('REMOVE')).toEqual([]);
  expect(asked).toContain('DELETE');
});

it.each(['INSERT', 'MODIFY', undefined])(
  'a record of %s deletes nothing and goes to the dead letters',
  async (name) => {
    vi.spyOn(console, 'error').mockReturnValue();
    expect(await deliver(name)).toEqual(['m1']);
    expect(asked).toEqual([]);
  },
);

it('the removal of another item deletes nothing', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  expect(await deliver('REMOVE', 'REPORT#1.1.A')).toEqual(['m1']);
  expect(asked).toEqual([]);
});
