import type { Table } from '#functions/adapters/dynamo/table.ts';

interface Call {
  /** The command's name without `Command`, e.g. `UpdateItem`. */
  name: string;
  input: Record<string, unknown>;
}

export type Match = (call: Call) => boolean;

/** Runs `around` in place of the network for each matching call of this client. */
export function intercept(
  table: Table,
  match: Match,
  around: (send: () => Promise<unknown>, call: Call) => Promise<unknown>,
): void {
  table.db.middlewareStack.add(
    (next, context) => async (args) => {
      const call = {
        name: String(context['commandName']).replace('Command', ''),
        input: args.input as Record<string, unknown>,
      };
      if (!match(call)) return next(args);
      return (await around(() => next(args), call)) as Awaited<ReturnType<typeof next>>;
    },
    { step: 'initialize', priority: 'high' },
  );
}

/** Holds the first matching call until it is released. */
export function hold(table: Table, match: Match): { reached: Promise<void>; release(): void } {
  let arrived: () => void = () => undefined;
  let letGo: () => void = () => undefined;
  const reached = new Promise<void>((resolve) => (arrived = resolve));
  const released = new Promise<void>((resolve) => (letGo = resolve));
  let held = false;
  intercept(
    table,
    (call) => !held && match(call),
    async (send) => {
      held = true;
      arrived();
      await released;
      return send();
    },
  );
  return { reached, release: () => letGo() };
}

/** Carries out the first matching call, and loses its reply. */
export function loseReplies(table: Table, match: Match): void {
  let isLost = false;
  intercept(table, match, async (send) => {
    const reply = await send();
    if (isLost) return reply;
    isLost = true;
    throw Object.assign(new Error('The connection was reset.'), { code: 'ECONNRESET' });
  });
}

/**
 * Carries out the first matching call, and loses its reply below the SDK, which then retries. Needs a client that retries.
 * @returns how many were lost so far.
 */
export function loseRepliesOnTheWay(table: Table, match: Match): () => number {
  let lost = 0;
  table.db.middlewareStack.add(
    (next, context) => async (args) => {
      const reply = await next(args);
      const call = { name: nameOf(context), input: inputOf(args) };
      if (lost > 0 || !match(call)) return reply;
      lost += 1;
      throw Object.assign(new Error('The connection was reset.'), { name: 'TimeoutError', code: 'ECONNRESET' });
    },
    // Below the SDK's retries, so that the SDK sees the fault.
    { step: 'deserialize', priority: 'high' },
  );
  return () => lost;
}

const nameOf = (context: object): string =>
  String((context as { commandName?: unknown }).commandName).replace('Command', '');

/** The request's input as DynamoDB gets it. */
function inputOf(args: { request?: unknown }): Record<string, unknown> {
  const { body } = args.request as { body: string };
  return JSON.parse(body) as Record<string, unknown>;
}

/** Fails the first `times` matching calls with this error, without carrying them out. */
export function failFirst(table: Table, match: Match, error: () => Error, times: number): void {
  let left = times;
  intercept(table, match, async (send) => {
    if (left-- > 0) throw error();
    return send();
  });
}

/** Lets each query of this client read one key, so that its pages end early. */
export function queryOneByOne(table: Table): void {
  const isQuery: Match = ({ name }) => name === 'Query';
  intercept(table, isQuery, (send, { input }) => ((input['Limit'] = 1), send()));
}

/** Records every later call of this client by name. */
export function record(table: Table): Call[] {
  const calls: Call[] = [];
  intercept(
    table,
    () => true,
    async (send, call) => {
      calls.push(call);
      return send();
    },
  );
  return calls;
}

export const writesTo =
  (sk: string): Match =>
  ({ name, input }) =>
    !name.startsWith('Get') && !name.startsWith('Query') && JSON.stringify(input).includes(sk);

/** Matches the write of a grant, not the read before it. */
export const writesGrant: Match = ({ name, input }) =>
  name.startsWith('TransactWrite') && JSON.stringify(input).includes('GRANT#');
