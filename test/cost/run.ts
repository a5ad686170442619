import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { api } from '#functions/contract/api.ts';
import { apiPrefix, type Endpoint } from '#functions/contract/endpoint.ts';
import { startCloud, type Cloud } from '#infra/local/cloud.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import { scheduledEvent } from '#infra/local/events/events-shapes.ts';
import { invoker } from '#infra/local/gateway/functions.ts';
import { matchRoute } from '#infra/local/gateway/gateway-routes.ts';
import { runCommand } from '#infra/run-command.ts';
import { resourcesOf } from '#test/infra/stacks/resources.ts';
import { prodWithDomain } from '#test/infra/stacks/stage-templates.ts';
import { synthStage } from '#test/infra/stacks/synth-stage.ts';
import { takeJourney } from './candidate-journey.ts';
import { costFile, costPage } from './cost-page.ts';
import { countsFile, type Counts } from './counts.ts';
import { countingFunctions } from './counters.ts';
import { http2Bytes } from './http2-bytes.ts';
import { watchSite } from './watch-site.ts';

// `npm run cost`: counts what an attempt causes, and writes docs/cost.md.
const usage = 'Usage: npm run cost [-- --again: writes the page from the stored counts]';

/** The reconciliation runs a fifth as often, and a timer takes 2³¹ ms at most. */
const never = 400_000_000;
const operations = Object.entries<Endpoint>(api).map(([name, endpoint]) => ({ name, endpoint }));

function operationOf(method: string, path: string): string {
  const route = matchRoute(
    operations.map(({ endpoint }) => endpoint),
    method,
    new URL(path, 'http://site').pathname,
  );
  const found = typeof route === 'object' && operations.find(({ endpoint }) => endpoint === route.endpoint);
  return found ? found.name : 'unknown';
}

/** `{"outcome":"saved","deadline":…}`. */
const answerReplyBytes = 99;

const isKept = (operation: string) =>
  operations.some(({ name, endpoint }) => name === operation && endpoint.edgeSeconds !== undefined);

async function countAll(): Promise<Counts> {
  const resources = countResources();
  const functions = countingFunctions();
  const dataFolder = mkdtempSync(join(tmpdir(), 'truein-cost-'));
  const cloud = await startCloud({
    dataFolder,
    site: 'build',
    seed: true,
    scheduleEveryMs: never,
    handlers: functions.handlers,
  });
  try {
    functions.take();
    const site = watchSite(cloud.origin);
    let made = functions.take();
    const userId = await takeJourney(cloud.origin, async () => {
      // The mail, and both events about it.
      for (let tries = 0; (made.functions['record-mail-event']?.calls ?? 0) < 2; tries += 1) {
        if (tries > 400) throw new Error(`No report was mailed: ${JSON.stringify(made)}`);
        await setTimeout(250);
        made = joined(made, functions.take());
      }
    });
    made = joined(made, functions.take());
    site.stop();
    const idle = await countIdle(functions);
    const toApi = site.requests.filter(({ path }) => path.startsWith(`${apiPrefix}/`));
    const toSite = site.requests.filter(({ path }) => !/^\/(api|_local)\//.test(path));
    const saves = toApi.filter(({ method, path }) => operationOf(method, path) === 'saveAnswer');
    return {
      at: new Date().toISOString().slice(0, 10),
      attempt: {
        site: sum(toSite),
        api: { ...sum(toApi), bytesToOrigin: sum(toApi.filter(({ method }) => method !== 'GET')).bytesIn },
        keptAtEdge: toApi.filter(({ method, path }) => isKept(operationOf(method, path))).length,
        operations: tally(toApi.map(({ method, path }) => operationOf(method, path))),
        functions: made.functions,
        table: { readUnits: made.readUnits, writeUnits: made.writeUnits },
        files: made.files,
        storedBytes: await storedBytes(cloud.table, userId),
        mails: made.mails,
        answer: await weigh(saves[Math.floor(saves.length / 2)]),
      },
      idle,
      resources,
    };
  } finally {
    await cloud.close();
    functions.close();
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

async function weigh(save: ReturnType<typeof watchSite>['requests'][number] | undefined) {
  if (!save) throw new Error('No answer was saved.');
  const { path, bytesIn, bytesOut, requestHeaders, replyHeaders } = save;
  const requestBytes = Number(requestHeaders['content-length']);
  const http2 = await http2Bytes({ path, requestHeaders, requestBytes, replyHeaders, replyBytes: answerReplyBytes });
  return { bytesIn, bytesOut, http2 };
}

type Made = ReturnType<ReturnType<typeof countingFunctions>['take']>;

function joined(a: Made, b: Made): Made {
  const names = new Set([...Object.keys(a.functions), ...Object.keys(b.functions)]);
  const none = { calls: 0, logLines: 0, logBytes: 0 };
  return {
    functions: Object.fromEntries(
      [...names].map((name) => [name, added(a.functions[name] ?? none, b.functions[name] ?? none)]),
    ),
    readUnits: a.readUnits + b.readUnits,
    writeUnits: a.writeUnits + b.writeUnits,
    files: added(a.files, b.files),
    mails: added(a.mails, b.mails),
  };
}

function added<T extends Record<string, number>>(a: T, b: T): T {
  return Object.fromEntries(Object.entries(a).map(([name, value]) => [name, value + (b[name] ?? 0)])) as T;
}

/** By what a read of the person's partition takes. */
async function storedBytes({ endpoint, name }: Cloud['table'], userId: string): Promise<number> {
  const client = localClient(endpoint);
  const { ConsumedCapacity } = await client.send(
    new QueryCommand({
      TableName: name,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': { S: `USER#${userId}` } },
      ConsistentRead: true,
      ReturnConsumedCapacity: 'TOTAL',
    }),
  );
  client.destroy();
  return (ConsumedCapacity?.CapacityUnits ?? 0) * 4096;
}

/** One run of each scheduled function in an empty table, the second one: the first loads and warms up. */
async function countIdle(functions: ReturnType<typeof countingFunctions>): Promise<Counts['idle']> {
  const invoke = invoker(functions.handlers);
  const idle: Counts['idle'] = {};
  for (const name of ['close-expired-attempts', 'release-reports', 'count-overview', 'reconcile-reports'] as const) {
    await invoke(name, scheduledEvent(name));
    functions.take();
    await invoke(name, scheduledEvent(name));
    const { functions: calls, readUnits, writeUnits } = functions.take();
    const own = calls[name];
    if (own) idle[name] = { ...own, readUnits, writeUnits };
  }
  return idle;
}

const sum = (requests: readonly { bytesIn: number; bytesOut: number }[]) => ({
  requests: requests.length,
  bytesIn: requests.reduce((bytes, { bytesIn }) => bytes + bytesIn, 0),
  bytesOut: requests.reduce((bytes, { bytesOut }) => bytes + bytesOut, 0),
});

function tally(names: readonly string[]): Record<string, number> {
  const counted: Record<string, number> = {};
  for (const name of names.toSorted()) counted[name] = (counted[name] ?? 0) + 1;
  return counted;
}

/** The firewall is at the site's own domain, so the stage has one here. */
function countResources(): Counts['resources'] {
  const { data, app, siteLogs, firewall } = synthStage({ config: prodWithDomain });
  const templates = [data, app, siteLogs, ...(firewall ? [firewall] : [])];
  const types = templates.flatMap(({ Resources }) => Object.values(Resources).map(({ Type }) => Type));
  const acls = firewall ? resourcesOf<{ Rules: unknown[] }>(firewall, 'AWS::WAFv2::WebACL') : [];
  const rules = acls.reduce((total, { properties }) => total + properties.Rules.length, 0);
  return { ...tally(types), 'rules of the firewall': rules };
}

await runCommand(usage, async (args) => {
  const { values } = parseArgs({ args, options: { again: { type: 'boolean' } } });
  if (!values.again) writeFileSync(countsFile, `${JSON.stringify(await countAll(), null, 2)}\n`);
  writeFileSync(costFile, await costPage());
  return `${costFile} is written.`;
});
process.exit();
