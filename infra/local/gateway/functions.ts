import { randomBytes, randomUUID } from 'node:crypto';
import type { Context } from 'aws-lambda';
import { functionSizes } from '#infra/constructs/function-sizes.ts';
import { localNames } from '#infra/local/settings.ts';
import { withTimeout } from '#infra/local/with-timeout.ts';

export type Handler = (event: never, context: Context) => Promise<unknown>;

const modules = {
  'public-api': () => import('#functions/handlers/public-api.ts'),
  'candidate-api': () => import('#functions/handlers/candidate-api.ts'),
  'account-api': () => import('#functions/handlers/account-api.ts'),
  'admin-api': () => import('#functions/handlers/admin-api.ts'),
  'import-bank': () => import('#functions/handlers/import-bank.ts'),
  'write-export': () => import('#functions/handlers/write-export.ts'),
  'deliver-report': () => import('#functions/handlers/deliver-report.ts'),
  'close-expired-attempts': () => import('#functions/handlers/close-expired-attempts.ts'),
  'release-reports': () => import('#functions/handlers/release-reports.ts'),
  'reconcile-reports': () => import('#functions/handlers/reconcile-reports.ts'),
  'remove-report-file': () => import('#functions/handlers/remove-report-file.ts'),
  'record-mail-event': () => import('#functions/handlers/record-mail-event.ts'),
} satisfies Record<string, () => Promise<{ handler: Handler }>>;

export type FunctionName = keyof typeof modules;
export type Handlers = Record<FunctionName, Handler>;
/** Runs a function with an event. Throws the function's errors, and at its time limit. */
export type Invoke = (name: FunctionName, event: unknown) => Promise<unknown>;

/** Loads the deployed code. Set the environment first: modules read it when they are loaded. */
export async function loadHandlers(): Promise<Handlers> {
  const loaded = Object.entries(modules).map(async ([name, load]) => [
    name,
    ((await load()) as { handler: Handler }).handler,
  ]);
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
