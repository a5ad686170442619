import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { QueryCommand } from '@aws-sdk/client-dynamodb';
import { api } from '#functions/contract/api.ts';
import { apiPrefix, type Endpoint } from '#functions/contract/endpoint.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import { matchRoute } from '#infra/local/gateway/gateway-routes.ts';
import { runCommand } from '#infra/run-command.ts';
import { resourcesOf } from '#test/infra/stacks/resources.ts';
import { prodWithDomain } from '#test/infra/stacks/stage-templates.ts';
import { synthStage } from '#test/infra/stacks/synth-stage.ts';
import { leadBrowsersTo } from '#test/e2e/support/network-setup.ts';
import type { SynthesisedCloud } from '#test/synthesised/cloud-options.ts';
import { startFilled } from '#test/synthesised/filled-cloud.ts';
import { installNode } from '#test/synthesised/functions/node-binary.ts';
import { assembly, synthesise } from '#test/synthesised/synthesise.ts';
import { takeJourney } from './candidate-journey.ts';
import { costFile, costPage } from './cost-page.ts';
import { countsFile, type Counts } from './counts.ts';
import { countsOf, handlerOf, untilQuiet } from './counters.ts';
import { http2Bytes } from './http2-bytes.ts';
import { watchSite } from './watch-site.ts';

// `npm run cost`: counts what an attempt causes, and writes docs/cost.md.
const usage =
  'Usage: npm run cost [-- --again: writes the page from the stored counts | --no-synth: takes the assembly of the last run]';

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

/** One candidate on the synthesised application, with what runs by a schedule held back. */
async function countAll(isSynthesised: boolean): Promise<Counts> {
  const resources = countResources();
  installNode();
  if (!isSynthesised && !(await synthesise('prod'))) throw new Error('The application was not synthesised.');
  const dataFolder = mkdtempSync(join(tmpdir(), 'truein-cost-'));
  const cloud = await startFilled({ assembly, dataFolder, isUnscheduled: true });
  try {
    leadBrowsersTo(cloud.network);
    const { journal } = cloud;
    const mailEvents = () => countsOf(journal.read().counts).functions['record-mail-event']?.calls ?? 0;
    const idle = await countIdle(cloud);
    await untilQuiet(journal);
    journal.resetCounts();
    const site = watchSite({ port: cloud.network.port, host: new URL(cloud.origin).host });
    const userId = await takeJourney(cloud.origin, async () => {
      // The mail, and both events about it.
      for (let tries = 0; mailEvents() < 2; tries += 1) {
        if (tries > 400) throw new Error(`No report was mailed: ${JSON.stringify(journal.read().errors)}`);
        await setTimeout(250);
      }
    });
    await untilQuiet(journal);
    site.stop();
    const made = countsOf(journal.read().counts);
    const toApi = site.requests.filter(({ path }) => path.startsWith(`${apiPrefix}/`));
    const toSite = site.requests.filter(({ path }) => !path.startsWith(`${apiPrefix}/`));
    const saves = toApi.filter(({ method, path }) => operationOf(method, path) === 'saveAnswer');
    const kept = toApi.filter(({ method, path }) => isKept(operationOf(method, path))).length;
    return {
      at: new Date().toISOString().slice(0, 10),
      attempt: {
        site: sum(toSite),
        api: { ...sum(toApi), bytesToOrigin: sum(toApi.filter(({ method }) => method !== 'GET')).bytesIn },
        keptAtEdge: kept,
        answeredAtEdge: toApi.length - made.apiRequests,
        operations: tally(toApi.map(({ method, path }) => operationOf(method, path))),
        functions: made.functions,
        table: made.table,
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

/** By what a read of the person's partition takes. */
async function storedBytes({ endpoint, name }: SynthesisedCloud['table'], userId: string): Promise<number> {
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

/** One run of each scheduled function with nothing to do, the second one: the first loads and warms up. */
async function countIdle({ schedules, journal }: SynthesisedCloud): Promise<Counts['idle']> {
  const idle: Counts['idle'] = {};
  for (const { functionId, runOnce } of schedules) {
    await runOnce();
    await untilQuiet(journal);
    journal.resetCounts();
    await runOnce();
    await untilQuiet(journal);
    const { functions, table } = countsOf(journal.read().counts);
    const own = functions[handlerOf(functionId)];
    if (!own) throw new Error(`${functionId} was not called.`);
    idle[handlerOf(functionId)] = { ...own, ...table };
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
  const { values } = parseArgs({
    args,
    options: { again: { type: 'boolean' }, 'no-synth': { type: 'boolean', default: false } },
  });
  if (!values.again) writeFileSync(countsFile, `${JSON.stringify(await countAll(values['no-synth']), null, 2)}\n`);
  writeFileSync(costFile, await costPage());
  return `${costFile} is written.`;
});
process.exit();
