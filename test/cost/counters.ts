import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { functionSizes } from '#infra/constructs/function-sizes.ts';
import { loadHandlers, type FunctionName, type Handlers } from '#infra/local/gateway/functions.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import type { FunctionCalls } from './counts.ts';
import { startCountingProxy } from './counting-proxy.ts';
import { transactionUnits, type Transaction } from './transaction-units.ts';

interface Tally {
  functions: Record<string, FunctionCalls>;
  readUnits: number;
  writeUnits: number;
  files: { writes: number; reads: number; bytes: number };
  mails: { count: number; bytes: number };
}

const emptyTally = (): Tally => ({
  functions: {},
  readUnits: 0,
  writeUnits: 0,
  files: { writes: 0, reads: 0, bytes: 0 },
  mails: { count: 0, bytes: 0 },
});

/** Of a read that finds nothing. DynamoDB Local says 0. */
const leastRead = 0.5;
const isRead = /\.(Get|BatchGet|Query|Scan|TransactGet)/;

/** The deployed functions, and what they cause while they are called. They are loaded at their first call, when the local cloud has set their environment. */
export function countingFunctions() {
  let tally = emptyTally();
  let loading: Promise<Handlers> | undefined;
  const closers: (() => void)[] = [];

  async function load(): Promise<Handlers> {
    const client = localClient(process.env['AWS_ENDPOINT_URL_DYNAMODB'] ?? '');
    closers.push(() => client.destroy());
    await putInFront('AWS_ENDPOINT_URL_DYNAMODB', {
      before: ({ body }) => Buffer.from(JSON.stringify({ ...asObject(body), ReturnConsumedCapacity: 'TOTAL' })),
      async after({ headers, body: asked }, { status, body }) {
        const target = String(headers['x-amz-target']);
        if (isRead.test(target)) tally.readUnits += Math.max(leastRead, unitsOf(asObject(body)));
        else if (target.endsWith('.TransactWriteItems')) {
          const { TransactItems = [] } = asObject(asked) as { TransactItems?: Transaction };
          tally.writeUnits += await transactionUnits(client, TransactItems);
        } else tally.writeUnits += status === 200 ? unitsOf(asObject(body)) : 1;
      },
    });
    await putInFront('AWS_ENDPOINT_URL_S3', {
      after({ method, body }) {
        if (method === 'GET' || method === 'HEAD') tally.files.reads += 1;
        else tally.files.writes += 1;
        if (method === 'PUT') tally.files.bytes += body.length;
      },
    });
    await putInFront('AWS_ENDPOINT_URL_SES', {
      after({ body }) {
        const raw = new URLSearchParams(body.toString()).get('RawMessage.Data') ?? '';
        tally.mails.count += 1;
        tally.mails.bytes += Buffer.byteLength(raw, 'base64');
      },
    });
    return loadHandlers();
  }

  async function putInFront(
    variable: string,
    watch: Omit<Parameters<typeof startCountingProxy>[0], 'target'>,
  ): Promise<void> {
    const proxy = await startCountingProxy({ target: process.env[variable] ?? '', ...watch });
    closers.push(proxy.close);
    process.env[variable] = proxy.endpoint;
  }

  function counted(name: FunctionName): Handlers[FunctionName] {
    return async (event, context) => {
      const handlers = await (loading ??= load());
      const lines: string[] = [];
      const stop = watchLines((line) => lines.push(line));
      try {
        return await handlers[name](event, context);
      } finally {
        stop();
        const known = (tally.functions[name] ??= { calls: 0, logLines: 0, logBytes: 0 });
        known.calls += 1;
        known.logLines += lines.length;
        known.logBytes += lines.reduce((sum, line) => sum + Buffer.byteLength(line), 0);
      }
    };
  }

  const names = Object.keys(functionSizes) as FunctionName[];
  const handlers = Object.fromEntries(names.map((name) => [name, counted(name)])) as Handlers;
  return {
    handlers,
    /** What was counted since the last call. */
    take(): Tally {
      const taken = tally;
      tally = emptyTally();
      return taken;
    },
    close: () => closers.forEach((close) => close()),
  };
}

/** Calls of one person come one after the other, so the lines of a call are its own. */
function watchLines(onLine: (line: string) => void): () => void {
  const { info, warn, error } = console;
  const write = process.stdout.write.bind(process.stdout);
  const keep = (...words: unknown[]) =>
    onLine(words.map((word) => (typeof word === 'string' ? word : JSON.stringify(word))).join(' '));
  Object.assign(console, { info: keep, warn: keep, error: keep });
  process.stdout.write = (chunk: unknown) => {
    onLine(String(chunk));
    return true;
  };
  return () => {
    Object.assign(console, { info, warn, error });
    process.stdout.write = write;
  };
}

const asObject = (body: Buffer): Record<string, unknown> => JSON.parse(body.toString()) as Record<string, unknown>;

function unitsOf({ ConsumedCapacity: consumed }: { ConsumedCapacity?: unknown }): number {
  const all = [consumed ?? []].flat() as ConsumedCapacity[];
  return all.reduce((sum, { CapacityUnits = 0 }) => sum + CapacityUnits, 0);
}
