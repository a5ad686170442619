import fc from 'fast-check';
import { ulid } from 'ulid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { api, type OperationName } from '#functions/contract/api.ts';
import { refusalsOf, type Endpoint } from '#functions/contract/endpoint.ts';
import { problem } from '#functions/contract/problem.ts';
import { refusalStatus } from '#functions/contract/refusal-status.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { newPerson, startedAttempt } from '#test/support/engine/make-engine.ts';
import { learn, requestOf, spoiled, type Drawn, type Known } from '#test/support/fuzz/draw-request.ts';
import { startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { makeAdmin } from '#test/support/make-admin.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { stageDrafts } from '#test/support/sheets/stage-drafts.ts';

/** Each run sends three requests. `FUZZ_SEED=… FUZZ_RUNS=100` tries others, and more. */
const { FUZZ_SEED: seed = 20_260_101, FUZZ_RUNS: numRuns = 5 } = process.env;
const operations = Object.entries<Endpoint>(api) as [OperationName, Endpoint][];

let handlers: Handlers;
/** What the replies to admins have shown. */
const known: Known = new Map();
const succeeded = new Set<string>();

beforeAll(async () => {
  handlers = await startHandlers();
  const { engine } = handlers;
  await engine.publish(makeBank(12));
  for (const code of ['WELCOME', 'SECOND']) await engine.addCoupon({ code });
  // An upload that was read and not published.
  const uploadId = ulid();
  await engine.ports.uploads.create({ uploadId, fileName: 'bank.xlsx', by: 'admin', now: engine.clock() });
  await stageDrafts(engine.ports, uploadId, makeBank(5), 1);
  const { userId, attemptId } = await startedAttempt(engine);
  await engine.end(userId, attemptId);
  learn(known, { codes: ['WELCOME', 'SECOND'], quizId: 1, version: 1, page: 0, uploadId, userId, attemptId });
});
afterAll(() => handlers.issuer.close());

const jsonType = 'application/json';

/** A request as it is sent: its address in whole characters, its body as JSON or as a raw text. */
function sentForm({ params, query, body = '' }: Drawn, contentType = jsonType) {
  const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
  const texts = (parts: object = {}): Record<string, string> => {
    const given = Object.entries(parts).filter(([, value]) => value !== undefined);
    return Object.fromEntries(given.map(([name, value]) => [name, Buffer.from(text(value)).toString()]));
  };
  return { params: texts(params), query: texts(query), body: text(body), headers: { 'content-type': contentType } };
}
type Sent = ReturnType<typeof sentForm>;

function fits({ params, query, body }: Endpoint, sent: Sent): boolean {
  const isValid = (schema: z.ZodMiniType | undefined, value: unknown) => !schema || z.safeParse(schema, value).success;
  const sentBody = sent.headers['content-type'] === jsonType ? json(sent.body) : undefined;
  return isValid(params, sent.params) && isValid(query, sent.query) && isValid(body, sentBody);
}

/** No body of the contract may be absent, so what is no JSON counts as that. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** A request that mostly fits the contract, one with a hostile value, and one that the contract forbids. */
function requestsFor(operation: Endpoint, values: Known): fc.Arbitrary<Sent[]> {
  const fitting = requestOf(operation, values);
  const contentType = fc.constantFrom(jsonType, jsonType, jsonType, jsonType, 'text/plain', '');
  const odd = fc.tuple(fitting.chain(spoiled), contentType).map(([request, type]) => sentForm(request, type));
  const invalid = odd.filter((request) => !fits(operation, request));
  const hasInput = operation.params ?? operation.query ?? operation.body;
  return fc.tuple(
    fitting.map((request) => sentForm(request)),
    ...(hasInput ? [odd, invalid] : []),
  );
}

/** How a reply violates the contract; undefined if it does not. */
function violation(operation: Endpoint, isFitting: boolean, reply: Awaited<ReturnType<Handlers['send']>>) {
  const { status = 200, json, headers } = reply;
  if (status === 200) {
    if (!isFitting) return 'accepted an invalid request';
    return z.safeParse(operation.reply, json).success ? undefined : 'a reply outside its schema';
  }
  const refusal = z.safeParse(problem, json);
  if (status >= 500 || !refusal.success || refusal.data.code === 'unexpected') return `failed with ${status}`;
  const { code } = refusal.data;
  if (refusalStatus[code] !== status) return `${code} with the status ${status}`;
  if (!refusalsOf(operation).includes(code)) return `${code}, which the operation does not declare`;
  if (!isFitting && !['invalid-input', 'not-json'].includes(code)) return `${code} for an invalid request`;
  if (status === 429 && !(Number(headers['retry-after']) >= 1)) return 'no time to come back at';
  return undefined;
}

/** People with ids of their own to refer to: one with a running attempt and a new one; or an admin. */
async function callersOf({ access }: Endpoint): Promise<{ userId: string; values: Known }[]> {
  const { engine } = handlers;
  if (access === 'admin') return [{ userId: await makeAdmin(engine, `${ulid()}@example.com`), values: known }];
  const { userId, attemptId, view } = await startedAttempt(engine);
  return [userId, newPerson()].map((caller, index) => {
    const values: Known = new Map();
    learn(values, { codes: ['WELCOME', 'SECOND'], quizId: 1, textVersion: consentTextVersion, attemptId });
    learn(values, index === 0 ? view.questions : {});
    return { userId: caller, values };
  });
}

describe('generated requests, valid and invalid', () => {
  it.each(operations)(
    '%s never fails, accepts no invalid request and refuses only with codes it declares',
    async (name, operation) => {
      const callers = await callersOf(operation);
      const drawn = callers.map(({ userId, values }) =>
        requestsFor(operation, values).map((requests) => ({ userId, requests })),
      );
      const property = fc.asyncProperty(fc.oneof(...drawn), async ({ userId, requests }) => {
        const token = handlers.tokenOf(userId, { email: `${userId}@example.com` });
        for (const request of requests) {
          const reply = await handlers.send(name, { ...request, token });
          expect(violation(operation, fits(operation, request), reply), reply.text).toBeUndefined();
          if (reply.status !== 200) continue;
          succeeded.add(name);
          if (operation.access === 'admin') learn(known, reply.json);
        }
      });
      await fc.assert(property, { seed: Number(seed), numRuns: Number(numRuns) });
    },
  );

  it('most operations succeed, so the requests get past the checks', () => {
    expect(succeeded.size).toBeGreaterThan(45);
  });
});
