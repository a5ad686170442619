import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { functionSizes, type HandlerName } from '#infra/constructs/function-sizes.ts';
import { localNames } from '#infra/local/settings.ts';
import { withTimeout } from '#infra/local/with-timeout.ts';

export type Handler = (event: never, context: Context) => Promise<unknown>;

export type Handlers = Record<HandlerName, Handler>;
/** Runs a function with an event. Throws the function's error, or an error at the function's time limit. */
export type Invoke = (name: HandlerName, event: unknown) => Promise<unknown>;

/** Loads the code of the functions. Set the environment first, because modules read it when they are loaded. */
export async function loadHandlers(): Promise<Handlers> {
  const loaded = Object.keys(functionSizes).map(async (name) => {
    const { handler } = (await import(`#functions/handlers/${name}.ts`)) as { handler: Handler };
    return [name, handler];
  });
  return Object.fromEntries(await Promise.all(loaded)) as Handlers;
}

/** Passes event and result through JSON, as Lambda does. */
export function invoker(handlers: Handlers): Invoke {
  return async (name, event) => {
    const timeoutMs = functionSizes[name].seconds * 1000;
    const outcome = handlers[name](throughJson(event) as never, lambdaContext(name, timeoutMs));
    return throughJson(await withTimeout(timeoutMs, outcome));
  };
}

const throughJson = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)));

function lambdaContext(functionName: string, timeoutMs: number): Context {
  const endsAt = Date.now() + timeoutMs;
  const notSupported = () => {
    throw new Error('Return a promise instead.');
  };
  return {
    functionName,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:${localNames.region}:${localNames.accountId}:function:${functionName}`,
    memoryLimitInMB: '1024',
    awsRequestId: randomUUID(),
    logGroupName: `/aws/lambda/${functionName}`,
    logStreamName: `${new Date().toISOString().slice(0, 10).replaceAll('-', '/')}/[$LATEST]${randomBytes(16).toString('hex')}`,
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, endsAt - Date.now()),
    done: notSupported,
    fail: notSupported,
    succeed: notSupported,
  };
}
