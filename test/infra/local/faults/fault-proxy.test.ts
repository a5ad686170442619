import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { controlFaults } from '#infra/local/faults/fault-proxy-control.ts';
import { seededRandom } from '#infra/local/faults/fault-proxy-draw.ts';
import type { Fault, FaultPlanInput } from '#infra/local/faults/fault-proxy-plan.ts';
import { faultProxy, type FaultRecord } from '#infra/local/faults/fault-proxy.ts';
import { readBody } from '#infra/local/gateway/gateway-event.ts';
import { listen } from '#infra/local/engines/listen.ts';

let server: Server;
let origin: string;
/** What reached the API, as it was sent. */
let carriedOut: string[];

beforeAll(async () => {
  const proxy = faultProxy(async (request, response) => {
    const body = String(await readBody(request));
    carriedOut.push(`${request.method} ${request.url} ${body}`);
    response.setHeader('content-type', 'application/json');
    response.end(JSON.stringify({ received: body, count: carriedOut.length }));
  });
  server = createServer((request, response) => {
    const path = request.url ?? '';
    proxy.prepare(request, response);
    void (path.startsWith('/_local/') ? controlFaults(proxy, path, request, response) : proxy.serve(request, response));
  });
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  carriedOut = [];
});

const answers = '/api/attempts/1.1.x/answers';
const save = (scope = 'mine', signal?: AbortSignal) =>
  fetch(`${origin}${answers}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `other=1; truein-faults=${scope}` },
    body: '{"questionId":"7"}',
    ...(signal ? { signal } : {}),
  });
const plan = (given: FaultPlanInput | object, type = 'application/json') =>
  fetch(`${origin}/_local/faults`, { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(given) });
const script = (...faults: Fault[]) => plan({ scope: 'mine', rules: [{ script: faults }] });
const records = async (scope = 'mine') =>
  (await (await fetch(`${origin}/_local/faults/${scope}`)).json()) as FaultRecord[];
const kinds = async (scope?: string) => (await records(scope)).map(({ fault }) => fault);

describe('a fault', () => {
  it('fails a request that is then not carried out', async () => {
    await script({ kind: 'fail', status: 500 }, { kind: 'fail', status: 503 });
    expect([(await save()).status, (await save()).status]).toEqual([500, 503]);
    expect(carriedOut).toEqual([]);
    expect((await save()).status).toBe(200);
    expect(carriedOut).toHaveLength(1);
  });

  it('breaks the connection before the request is carried out', async () => {
    await script({ kind: 'drop' });
    await expect(save()).rejects.toThrow();
    expect(carriedOut).toEqual([]);
  });

  it('carries the request out and loses the reply', async () => {
    await script({ kind: 'lose-reply' });
    await expect(save()).rejects.toThrow();
    expect(carriedOut).toEqual([`POST ${answers} {"questionId":"7"}`]);
  });

  it('carries the request out and breaks off in the middle of the reply', async () => {
    await script({ kind: 'cut-reply' });
    const response = await save();
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow();
    expect(carriedOut).toHaveLength(1);
  });

  it.each([
    ['hang', 0],
    ['hang-reply', 1],
  ] as const)('%s: no answer until the client gives up, carried out %i times', async (kind, times) => {
    await script({ kind });
    await expect(save('mine', AbortSignal.timeout(200))).rejects.toThrow('timeout');
    expect(carriedOut).toHaveLength(times);
  });

  it('delays a request', async () => {
    await script({ kind: 'delay', ms: 120 });
    const begin = performance.now();
    expect((await save()).status).toBe(200);
    expect(performance.now() - begin).toBeGreaterThanOrEqual(115);
  });

  it('carries the same request out twice and answers with the second reply', async () => {
    await script({ kind: 'twice', ms: 20 });
    expect(await (await save()).json()).toEqual({ received: '{"questionId":"7"}', count: 2 });
    expect(carriedOut).toEqual(Array(2).fill(`POST ${answers} {"questionId":"7"}`));
  });

  it('changes what is sent, so that the server itself refuses it', async () => {
    await script({ kind: 'tamper', body: { optionId: '!' } });
    expect(await (await save()).json()).toMatchObject({ received: '{"questionId":"7","optionId":"!"}' });
  });
});

describe('a plan', () => {
  it('is only for the requests with its cookie', async () => {
    await plan({ scope: 'someone-else', rules: [{ script: [{ kind: 'drop' }], times: 9 }] });
    expect((await save('mine-too')).status).toBe(200);
    expect((await fetch(`${origin}/api/quiz`)).status).toBe(200);
    expect(await kinds('someone-else')).toEqual([]);
  });

  it('can be for some operations only, with a rule for each', async () => {
    await plan({
      scope: 'mine',
      rules: [
        { routes: ['endAttempt'], script: [{ kind: 'fail', status: 500 }] },
        { routes: ['saveAnswer'], script: [{ kind: 'fail', status: 503 }] },
      ],
    });
    expect((await save()).status).toBe(503);
    expect((await save()).status).toBe(200);
    expect(await records()).toEqual([
      { operation: 'saveAnswer', fault: 'fail' },
      { operation: 'saveAnswer', fault: 'pass' },
    ]);
  });

  it('repeats its script as often as it says', async () => {
    await plan({
      scope: 'mine',
      rules: [{ script: [{ kind: 'fail', status: 500 }, { kind: 'pass' }], times: 2 }],
    });
    const statuses: number[] = [];
    for (let number = 0; number < 5; number++) statuses.push((await save()).status);
    expect(statuses).toEqual([500, 200, 500, 200, 200]);
  });

  const randomPlan = (seed: number, max = 1000) => ({
    scope: 'mine',
    max,
    rules: [
      {
        random: {
          seed,
          chance: 0.6,
          faults: [
            { kind: 'fail', status: 500 },
            { kind: 'delay', ms: 1 },
            { kind: 'fail', status: 503 },
          ],
        },
      },
    ],
  });
  const run = async (given: object) => {
    await plan(given);
    const statuses: number[] = [];
    for (let number = 0; number < 40; number++) statuses.push((await save()).status);
    return { statuses, kinds: await kinds() };
  };

  it('gives the same faults for the same seed, and others for another', async () => {
    const first = await run(randomPlan(7));
    expect(new Set(first.statuses)).toEqual(new Set([200, 500, 503]));
    expect(await run(randomPlan(7))).toEqual(first);
    expect(await run(randomPlan(8))).not.toEqual(first);
  });

  it('ends after the most faults', async () => {
    const { kinds: met } = await run(randomPlan(7, 5));
    expect(met.filter((kind) => kind !== 'pass')).toHaveLength(5);
    expect(met.slice(-10)).toEqual(Array(10).fill('pass'));
  });

  it('ends after its time', async () => {
    await plan({ scope: 'mine', seconds: 0.2, rules: [{ script: [{ kind: 'fail', status: 500 }], times: 100 }] });
    expect((await save()).status).toBe(500);
    await new Promise((resolve) => setTimeout(resolve, 220));
    expect((await save()).status).toBe(200);
  });

  it('is replaced by the next one, and can be taken back', async () => {
    await plan({ scope: 'mine', rules: [{ script: [{ kind: 'fail', status: 500 }], times: 100 }] });
    await plan({ scope: 'mine', rules: [{ script: [{ kind: 'fail', status: 502 }], times: 100 }] });
    expect((await save()).status).toBe(502);
    expect((await fetch(`${origin}/_local/faults/mine`, { method: 'DELETE' })).status).toBe(204);
    expect((await save()).status).toBe(200);
    expect(await kinds()).toEqual(['fail', 'pass']);
  });

  it.each([
    ['no rules', { scope: 'mine', rules: [] }],
    ['an unknown fault', { scope: 'mine', rules: [{ script: [{ kind: 'explode' }] }] }],
    ['an unknown operation', { scope: 'mine', rules: [{ routes: ['nope'], script: [{ kind: 'drop' }] }] }],
    ['no bounds', { scope: 'mine', max: 1e9, rules: [{ script: [{ kind: 'drop' }] }] }],
  ])('is refused with %s', async (_, given) => {
    expect((await plan(given)).status).toBe(400);
  });

  it('cannot be made by a page of another site', async () => {
    const given = { scope: 'mine', rules: [{ script: [{ kind: 'drop' }] }] };
    expect((await plan(given, 'text/plain')).status).toBe(415);
  });
});

it('keeps no connection of a scope alive, because a browser repeats in silence what breaks on one', async () => {
  expect((await save()).headers.get('connection')).toBe('close');
  expect((await fetch(`${origin}/api/quiz`)).headers.get('connection')).not.toBe('close');
});

it('draws numbers that are spread evenly', () => {
  const random = seededRandom(1);
  const tenths = Array.from({ length: 10_000 }, () => Math.floor(random() * 10));
  for (let tenth = 0; tenth < 10; tenth++) {
    const share = tenths.filter((value) => value === tenth).length;
    expect(share).toBeGreaterThan(850);
    expect(share).toBeLessThan(1150);
  }
});
