import { spawn } from 'node:child_process';
import { createServer, request as ask } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { hotBundling } from '#infra/constructs/bundling.ts';
import { dynamoEndpoint } from '#test/support/dynamo/dynamo-endpoint.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { engineOn, startedAttempt } from '#test/support/engine/make-engine.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { startTokenIssuer } from '#test/support/handlers/token-issuer.ts';
import type { AnswerCpuTask } from './support/answer-cpu-child.ts';
import { bundleChild } from './support/bundle-child.ts';
import { keepSection } from './support/figures.ts';
import { median, p95 } from './support/statistics.ts';

const answered = 30;
const maxMs = 2.5;

it('measures the CPU that a saved answer takes', async () => {
  const engine = engineOn(
    await makeTable(),
    Object.assign(() => Date.now(), { advance: () => undefined }),
  );
  await engine.publish(makeBank(60));
  await engine.addCoupon({ code: 'WELCOME' });
  const { userId, view, attemptId } = await startedAttempt(engine);
  for (let index = 1; index < answered; index++) await engine.answer(userId, view, index);
  const issuer = await startTokenIssuer();
  const dynamo = await startReplay(dynamoEndpoint());
  onTestFinished(() => {
    issuer.close();
    dynamo.close();
  });
  const question = view.questions[answered];
  const body = {
    questionId: question?.questionId,
    optionId: question?.options[0]?.optionId,
    position: 0,
    answeredAfterMs: 1,
  };
  const task: AnswerCpuTask = {
    token: issuer.token({ sub: userId }),
    attemptId,
    body,
    warmUp: 1500,
    rounds: 9,
    perRound: 400,
  };
  const perAnswer = await runChild(await bundle(), {
    TASK: JSON.stringify(task),
    TABLE_NAME: engine.table.name,
    TOKEN_ISSUER: issuer.issuer,
    TOKEN_CLIENT_ID: issuer.clientId,
    TOKEN_JWKS_URI: issuer.jwksUri,
    API_SECRET: 'the secret of the measure',
    AWS_ENDPOINT_URL_DYNAMODB: dynamo.endpoint,
  });
  expect(perAnswer).toHaveLength(task.rounds);
  keepSection('answer cpu', {
    title: 'CPU of a saved answer',
    how: `User and system time of a process that runs the bundled \`candidate-api\`, from event to reply, for each of ${(task.rounds * task.perRound).toLocaleString('en')} answers of an attempt with ${answered} others. DynamoDB is another process; it repeats the engine's reply.`,
    figures: [{ name: 'CPU, an answer', value: median(perAnswer), unit: 'ms', p95: p95(perAnswer), target: maxMs }],
  });
  expect(median(perAnswer)).toBeLessThan(maxMs);
});

/** Asks the engine once for each operation, and repeats its reply: so the time is the function's, and an answer can be saved again. */
async function startReplay(endpoint: string) {
  const { hostname, port } = new URL(endpoint);
  const known = new Map<string, { headers: Record<string, unknown>; body: Buffer }>();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const sent = Buffer.concat(chunks);
      const operation = String(request.headers['x-amz-target']);
      const key = operation.endsWith('UpdateItem') ? operation : `${operation} ${sent.toString()}`;
      const replay = ({ headers, body }: { headers: Record<string, unknown>; body: Buffer }) =>
        response.writeHead(200, headers as Record<string, string>).end(body);
      const kept = known.get(key);
      if (kept) return void replay(kept);
      const onward = ask({ hostname, port, method: 'POST', headers: request.headers }, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('end', () => {
          const answer = { headers: reply.headers, body: Buffer.concat(parts) };
          known.set(key, answer);
          replay(answer);
        });
      });
      onward.end(sent);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

/** The function as it is deployed, in one file with what measures it. */
const bundle = () =>
  bundleChild('answer-cpu-child', {
    external: [...(hotBundling.externalModules ?? [])],
    alias: { 'mnemonist/lru-cache': './functions/runtime/endpoint-store.ts' },
  });

async function runChild(file: string, settings: Record<string, string>): Promise<number[]> {
  const flags = process.env['CPU_PROFILE'] ? ['--cpu-prof', `--cpu-prof-dir=${process.env['CPU_PROFILE']}`] : [];
  const child = spawn(process.execPath, [...flags, file], {
    env: {
      ...settings,
      AWS_REGION: 'ap-south-1',
      AWS_ACCESS_KEY_ID: 'local',
      AWS_SECRET_ACCESS_KEY: 'local',
      AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  await new Promise((resolve) => child.on('close', resolve));
  return JSON.parse(output.slice(output.lastIndexOf('\n') + 1)) as number[];
}
