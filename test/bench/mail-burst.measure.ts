import { UpdateTableCommand } from '@aws-sdk/client-dynamodb';
import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { expect, it, vi } from 'vitest';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { sendingPace } from '#functions/domain/reports/send-rate.ts';
import type { EnvName } from '#functions/runtime/env.ts';
import { functionSizes } from '#infra/constructs/function-sizes.ts';
import { openQueue } from '#infra/local/events/events-queue.ts';
import { isToDeliver, pipeRecord } from '#infra/local/events/events-stream-shape.ts';
import { readStream } from '#infra/local/events/stream-reader.ts';
import { dynamoEndpoint } from '#test/support/dynamo/dynamo-endpoint.ts';
import { startFakeAws } from '#test/support/handlers/fake-aws.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { engineOn } from '#test/support/engine/make-engine.ts';
import { makeTable, newClient, reopenPatiently } from '#test/support/dynamo/make-table.ts';
import { startFakeSes } from './support/fake-ses.ts';
import { keepSection } from './support/figures.ts';
import { openAttempts } from './support/open-attempts.ts';
import { reportWorkers } from './support/report-workers.ts';
import { timed } from './support/statistics.ts';

// The burst is about mails. A PDF takes some 100 ms of this machine's one thread, and would pace them by itself.
vi.mock('#functions/adapters/pdf/render-report.ts', () => ({
  renderReport: async () => new Uint8Array([37, 80, 68, 70]),
}));

const sesRate = 14;
const reports = 5000;
const reportsTooFast = 1000;
const endsAtOnce = 10;
const realClock = Object.assign(() => Date.now(), { advance: () => undefined });

interface Burst {
  ends: number;
  /** What the stage believes SES takes in a second. */
  sendRate: number;
}

/** Later than the people are made: DynamoDB Local is slow at a long stream, and theirs is of no use. */
async function startStream(table: Table): Promise<void> {
  const StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' } as const;
  await newClient().send(new UpdateTableCommand({ TableName: table.name, StreamSpecification }));
}

function setEnvironment(table: Table, sendRate: number, endpoints: { ses: string; s3: string }): void {
  const settings: Partial<Record<EnvName, string>> = {
    TABLE_NAME: table.name,
    REPORTS_BUCKET: 'reports',
    MAIL_FROM: 'TrueIn <reports@truein.example>',
    MAIL_CONFIGURATION_SET: 'truein',
    MAIL_SEND_RATE: String(sendRate),
    SITE_ORIGIN: 'https://truein.example',
  };
  Object.assign(process.env, settings, {
    AWS_REGION: 'ap-south-1',
    AWS_ACCESS_KEY_ID: 'local',
    AWS_SECRET_ACCESS_KEY: 'local',
    // DynamoDB Local answers with a 500 when it has waited too long for a lock; the mailer never repeats, whatever this says.
    AWS_MAX_ATTEMPTS: '8',
    AWS_ENDPOINT_URL_DYNAMODB: dynamoEndpoint(),
    AWS_ENDPOINT_URL_S3: endpoints.s3,
    AWS_ENDPOINT_URL_SES: endpoints.ses,
  });
}

/** Statuses of all results, and how many of them there are. */
async function countStatuses(table: Table): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for await (const { Items = [] } of paginateScan(
    { client: table.db },
    { TableName: table.name, ConsistentRead: true },
  ))
    for (const { sk, status } of Items as { sk: string; status: string }[])
      if (sk.startsWith('RESULT#')) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

async function burst({ ends, sendRate }: Burst) {
  const made = await makeTable();
  const [ses, outside] = [await startFakeSes(sesRate), await startFakeAws()];
  setEnvironment(made, sendRate, { ses: ses.endpoint, s3: outside.endpoint });
  const table = reopenPatiently(made);
  const engine = engineOn(table, realClock);
  await engine.publish(makeBank(6));
  await engine.addCoupon({ code: 'WELCOME' });
  const { userIds, attemptId } = await openAttempts(engine, ends);
  await startStream(table);

  const { workers } = sendingPace(sendRate);
  const queue = openQueue({
    name: 'deliver-report',
    deliver: await reportWorkers(workers),
    batchSize: 1,
    concurrency: workers,
    maxReceiveCount: 1000,
    visibilityMs: 6 * functionSizes['deliver-report'].seconds * 1000,
    // A wait that SQS makes six minutes long, so that the measurement ends.
    firstRetryMs: 2000,
    log: () => undefined,
  });
  const streams = new DynamoDBStreamsClient({
    endpoint: dynamoEndpoint(),
    region: 'ap-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const stream = await readStream({
    client: streams,
    tableName: table.name,
    onRecord: (record, arn) => {
      if (isToDeliver(record)) queue.send(JSON.stringify(pipeRecord(record, arn)));
    },
  });

  const startedAt = performance.now();
  const waiting = [...userIds];
  const endSome = async () => {
    for (let userId = waiting.pop(); userId; userId = waiting.pop()) await engine.end(userId, attemptId);
  };
  const ended = await timed(() => Promise.all(Array.from({ length: endsAtOnce }, endSome)));
  await vi.waitUntil(async () => ses.sent.length >= ends, { timeout: 1_500_000, interval: 250 });
  const sentMs = performance.now() - startedAt;
  await vi.waitUntil(async () => ((await countStatuses(table))['sent'] ?? 0) === ends, {
    timeout: 60_000,
    interval: 1000,
  });
  await Promise.all([stream.close(), queue.close()]);
  ses.close();
  outside.close();
  const twice = ses.sent.length - new Set(ses.sent).size;
  const statuses = await countStatuses(table);
  expect({ people: new Set(ses.sent).size, twice, statuses, dead: queue.deadLetters() }).toEqual({
    people: ends,
    twice: 0,
    dead: [],
    statuses: { sent: ends },
  });
  return { endedMs: ended.ms, sentMs, throttled: ses.throttled(), twice, failed: ends - (statuses['sent'] ?? 0) };
}

it('mails every report of a burst, each once', async () => {
  const paced = await burst({ ends: reports, sendRate: sesRate });
  const tooFast = await burst({ ends: reportsTooFast, sendRate: 2 * sesRate });
  expect(tooFast.throttled).toBeGreaterThan(0);
  keepSection('mail burst', {
    title: 'A burst of reports',
    how:
      `${reports.toLocaleString('en')} people end their attempts at once. The ends, the stream, the queue's filter, ${sendingPace(sesRate).workers} copies of the deployed handler and its mailer run over DynamoDB Local and a server that says ` +
      `“slow down” as SES does beyond ${sesRate} mails in a second; only the PDF is a small one. Then ${reportsTooFast.toLocaleString('en')} more, with a send rate that is set twice as high as it is. All results are read at the end.`,
    figures: [
      { name: 'The last end after', value: paced.endedMs / 1000, unit: 's', target: 60 },
      { name: 'The last mail after', value: paced.sentMs / 1000, unit: 's' },
      { name: 'Mails', value: reports / (paced.sentMs / 1000), unit: '/s', target: sesRate },
      { name: 'Told to slow down', value: paced.throttled, unit: '' },
      { name: 'Sent twice', value: paced.twice, unit: '' },
      { name: 'Not sent', value: paced.failed, unit: '' },
      { name: 'Rate set too high: the last mail after', value: tooFast.sentMs / 1000, unit: 's' },
      { name: 'Rate set too high: told to slow down', value: tooFast.throttled, unit: '' },
      { name: 'Rate set too high: sent twice', value: tooFast.twice, unit: '' },
      { name: 'Rate set too high: not sent', value: tooFast.failed, unit: '' },
    ],
  });
}, 1_800_000);
