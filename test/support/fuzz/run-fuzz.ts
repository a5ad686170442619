import { Agent, createServer, request as httpRequest } from 'node:http';
import { ulid } from 'ulid';
import { api } from '#functions/contract/api.ts';
import { edgeHeader, type Access, type Endpoint } from '#functions/contract/endpoint.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import type { FunctionName } from '#infra/local/gateway/functions.ts';
import { openGateway } from '#infra/local/gateway/gateway.ts';
import { jwtAuthorizer } from '#infra/local/gateway/jwt-authorizer.ts';
import { listen } from '#infra/local/engines/listen.ts';
import { siteSecret, startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeAdmin } from '#test/support/make-admin.ts';
import { newPerson, startedAttempt } from '#test/support/engine/make-engine.ts';
import { stageDrafts } from '#test/support/sheets/stage-drafts.ts';
import { endpointOf, judgeReply, type FuzzReply } from './judge-reply.ts';
import { knownValues } from './known.ts';
import { makeRequest, type FuzzRequest } from './make-request.ts';
import { seeded } from './random.ts';

export interface FuzzOutcome {
  /** Number of replies by status. */
  byStatus: Record<number, number>;
  /** Operations that answered 200 at least once. */
  succeeded: Set<string>;
  /** Replies that violate the contract, with the request to repeat it. */
  wrong: { what: string; request: string; reply: string }[];
}

const accessOf: Partial<Record<FunctionName, Access>> = {
  'public-api': 'public',
  'candidate-api': 'candidate',
  'account-api': 'account',
  'admin-api': 'admin',
};
const crowd = 4;

/** Sends random requests one by one to the gateway with the deployed functions behind it, and judges every reply. */
export async function runFuzz({ requests, seed }: { requests: number; seed: number }): Promise<FuzzOutcome> {
  const handlers = await startHandlers();
  const gateway = await startGateway(handlers);
  const random = seeded(seed);
  const known = knownValues();
  // Makes an attempt of their own first: with someone else's, they reach nothing.
  const newcomer = () => ({ userId: newPerson(), known: knownValues(known) });
  const people = Array.from({ length: crowd }, newcomer);
  await furnish(handlers, known);
  await handlers.countOverview();
  for (const person of people.slice(0, crowd / 2)) {
    await handlers.engine.redeem(person.userId);
    person.known.learn(await handlers.engine.enter(person.userId));
  }
  const newAdmin = (count: number) => makeAdmin(handlers.engine, `chief-${count}@example.com`);
  let admin = await newAdmin(0);
  let isByAdmin = false;
  const outcome: FuzzOutcome = { byStatus: {}, succeeded: new Set(), wrong: [] };

  for (let count = 0; count < requests; count++) {
    const person = random.pick(people);
    const request = makeRequest(({ access }) => {
      isByAdmin = random.chance(access === 'admin' ? 0.95 : 0.05);
      const userId = isByAdmin ? admin : person.userId;
      return {
        token: access === 'public' ? undefined : handlers.tokenOf(userId, { email: `${userId}@example.com` }),
        known: access === 'admin' ? known : person.known,
      };
    }, random);
    const reply = await gateway.send(request);
    outcome.byStatus[reply.status] = (outcome.byStatus[reply.status] ?? 0) + 1;
    const what = judgeReply(request, reply);
    if (what) outcome.wrong.push({ what, request: described(request), reply: reply.text.slice(0, 500) });
    if (reply.status === 200) {
      outcome.succeeded.add(operationOf(request));
      const told = JSON.parse(reply.text) as unknown;
      (/^\/api\/admin\//.test(request.path) ? known : person.known).learn(told);
    }
    // Replaces a person who has erased their account.
    if (/erased/.test(reply.text)) people[people.indexOf(person)] = newcomer();
    // A request may have revoked the admin's rights, or erased the admin.
    if (isByAdmin && (reply.status === 403 || /erased/.test(reply.text))) admin = await newAdmin(count);
  }
  gateway.close();
  handlers.issuer.close();
  return outcome;
}

function operationOf(request: FuzzRequest): string {
  const endpoint = endpointOf(request);
  return Object.entries<Endpoint>(api).find(([, operation]) => operation === endpoint)?.[0] ?? 'none';
}

const described = ({ method, path, body, headers }: FuzzRequest) =>
  `${method} ${path.slice(0, 500)} ${headers['content-type'] ?? ''} ${body?.toString().slice(0, 1_000) ?? ''}`;

/** Makes data that requests can refer to: a bank, coupons, running and ended attempts. */
async function furnish({ engine }: Handlers, known: ReturnType<typeof knownValues>): Promise<void> {
  await engine.publish(makeBank(12));
  for (const code of ['WELCOME', 'SECOND']) {
    await engine.addCoupon({ code });
    known.add('code', code);
  }
  known.add('quizId', 1);
  known.add('version', 1);
  known.add('textVersion', consentTextVersion);
  known.learn({ uploadId: await stagedUpload(engine), quizId: 1 });
  for (const isOver of [true, false]) {
    const { userId, attemptId } = await startedAttempt(engine);
    if (isOver) await engine.end(userId, attemptId);
    known.learn({ userId, attemptId });
  }
}

/** An upload that was read and not published. */
async function stagedUpload({ ports, clock }: Handlers['engine']): Promise<string> {
  const uploadId = ulid();
  await ports.uploads.create({ uploadId, fileName: 'bank.xlsx', by: 'admin', now: clock() });
  await stageDrafts(ports, uploadId, makeBank(5), 1);
  return uploadId;
}

async function startGateway({ handlerOf, issuer }: Handlers) {
  const gateway = openGateway({
    endpoints: Object.values(api),
    authorize: jwtAuthorizer(issuer),
    async invoke(name, event) {
      const access = accessOf[name];
      if (!access) throw new Error(`${name} serves no requests.`);
      const given = JSON.parse(JSON.stringify(event)) as never;
      return handlerOf[access](given);
    },
  });
  const server = createServer((request, response) => void gateway(request, response));
  const port = await listen(server, 0);
  const agent = new Agent({ keepAlive: true });
  return {
    send: ({ method, path, headers, body }: FuzzRequest) =>
      new Promise<FuzzReply>((resolve, reject) => {
        const length = body ? { 'content-length': String(body.length) } : {};
        const options = {
          port,
          host: '127.0.0.1',
          method,
          path,
          headers: { ...headers, ...length, [edgeHeader]: siteSecret },
          agent,
        };
        const request = httpRequest(options, (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.once('error', reject);
          response.once('end', () =>
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(chunks).toString(),
              retryAfter: response.headers['retry-after'],
            }),
          );
        });
        request.once('error', reject);
        request.end(body);
      }),
    close() {
      agent.destroy();
      server.close();
    },
  };
}
