import type { Table } from '#functions/adapters/dynamo/table.ts';

interface Call {
  /** `UpdateItemCommand`, without `Command`: `UpdateItem`. */
  name: string;
  input: Record<string, unknown>;
}

export type Match = (call: Call) => boolean;

/** Runs `around` for each call of this client that matches, in the place of the network. */
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

/** The first `times` matching calls are carried out, and their replies lost. */
export function loseReplies(table: Table, match: Match, times = 1): void {
  let left = times;
  intercept(table, match, async (send) => {
    const reply = await send();
    if (left-- > 0) throw Object.assign(new Error('The connection was reset.'), { name: 'TimeoutError' });
    return reply;
  });
}

/**
 * The first `times` matching calls are carried out, and their replies lost on the way to the SDK, which sends them again. Needs a
 * client that repeats.
 * @returns how many were lost so far.
 */
export function loseRepliesOnTheWay(table: Table, match: Match, times = 1): () => number {
  let lost = 0;
  table.db.middlewareStack.add(
    (next, context) => async (args) => {
      const reply = await next(args);
      const call = { name: nameOf(context), input: inputOf(args) };
      if (lost >= times || !match(call)) return reply;
      lost += 1;
      throw Object.assign(new Error('The connection was reset.'), { name: 'TimeoutError', code: 'ECONNRESET' });
    },
    // Below the SDK's retries.
    { step: 'deserialize', priority: 'high' },
  );
  return () => lost;
}

const nameOf = (context: object): string =>
  String((context as { commandName?: unknown }).commandName).replace('Command', '');

/** What is sent, as DynamoDB gets it. */
function inputOf(args: { request?: unknown }): Record<string, unknown> {
  const { body } = args.request as { body: string };
  return JSON.parse(body) as Record<string, unknown>;
}

/** The first `times` matching calls fail with this error and are not carried out. */
export function failFirst(table: Table, match: Match, error: () => Error, times: number): void {
  let left = times;
  intercept(table, match, async (send) => {
    if (left-- > 0) throw error();
    return send();
  });
}

/** Every call of this client from now on, by name. */
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

/** The write of a grant, and not the look before it. */
export const writesGrant: Match = ({ name, input }) =>
  name.startsWith('TransactWrite') && JSON.stringify(input).includes('GRANT#');
