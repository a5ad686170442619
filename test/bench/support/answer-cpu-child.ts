import { randomUUID } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeHeader } from '#functions/contract/endpoint.ts';
import { handler } from '#functions/handlers/candidate-api.ts';

/** What the measure tells its process. */
export interface AnswerCpuTask {
  token: string;
  attemptId: string;
  body: Record<string, unknown>;
  warmUp: number;
  rounds: number;
  perRound: number;
}

const task = JSON.parse(process.env['TASK'] ?? '') as AnswerCpuTask;

function eventOf(): APIGatewayProxyEventV2 {
  const { token, attemptId, body } = task;
  return {
    version: '2.0',
    routeKey: 'POST /api/attempts/{attemptId}/answers',
    rawPath: `/api/attempts/${attemptId}/answers`,
    rawQueryString: '',
    headers: {
      [edgeHeader]: process.env.API_SECRET,
      'content-type': 'application/json',
      'accept-encoding': 'gzip, br',
      authorization: `Bearer ${token}`,
    },
    pathParameters: { attemptId },
    body: JSON.stringify(body),
    isBase64Encoded: false,
    requestContext: { requestId: randomUUID(), http: { sourceIp: '127.0.0.1' } },
  } as unknown as APIGatewayProxyEventV2;
}

async function save(times: number): Promise<void> {
  for (let time = 0; time < times; time++) {
    const reply = await handler(eventOf());
    if (reply.statusCode !== 200) throw new Error(`Not saved: ${reply.statusCode} ${reply.body}`);
  }
}

await save(task.warmUp);
const perAnswer: number[] = [];
for (let round = 0; round < task.rounds; round++) {
  const before = process.cpuUsage();
  await save(task.perRound);
  const { user, system } = process.cpuUsage(before);
  perAnswer.push((user + system) / 1000 / task.perRound);
}
process.stdout.write(`\n${JSON.stringify(perAnswer)}`);
process.exit(0);
