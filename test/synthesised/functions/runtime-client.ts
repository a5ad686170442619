// Runs inside a function's process, on the Node.js version of its template, in the place of AWS's own runtime interface client.
import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { connectHere } from '../network/connect-here.ts';

interface Invocation {
  headers: Record<string, unknown>;
  body: string;
}
type Handler = (event: unknown, context: object) => Promise<unknown>;

const { env } = process;
const [host = '', port = ''] = (env['AWS_LAMBDA_RUNTIME_API'] ?? '').split(':');
let requestId = '';

function call(method: 'GET' | 'POST', path: string, body = ''): Promise<Invocation> {
  return new Promise((resolve, reject) => {
    const asked = request({ host, port, method, path: `/2018-06-01/runtime/${path}`, timeout: 0 }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve({ headers: answer.headers, body: Buffer.concat(chunks).toString('utf8') }));
    });
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Lambda's own form of an error. */
function described(cause: unknown): string {
  const { name, message, stack = '' } = cause instanceof Error ? cause : new Error(String(cause));
  return JSON.stringify({ errorType: name, errorMessage: message, trace: stack.split('\n') });
}

/** The log format JSON: one object for each line of the console. */
function logAsJson(): void {
  const levels = { debug: 'DEBUG', info: 'INFO', log: 'INFO', warn: 'WARN', error: 'ERROR', trace: 'TRACE' } as const;
  for (const [method, level] of Object.entries(levels))
    Object.assign(console, {
      [method](...parts: unknown[]) {
        const message =
          parts.length === 1
            ? parts[0]
            : parts.map((part) => (typeof part === 'string' ? part : inspect(part))).join(' ');
        process.stdout.write(`${JSON.stringify({ timestamp: new Date().toISOString(), level, requestId, message })}\n`);
      },
    });
}

function member(of: unknown, name: string): unknown {
  if (typeof of !== 'object' || of === null) return undefined;
  return Object.entries(of).find(([key]) => key === name)?.[1];
}

async function loadHandler(): Promise<Handler> {
  const [file = '', name = ''] = (env['_HANDLER'] ?? '').split('.');
  const path = ['.mjs', '.js', '.cjs']
    .map((ending) => join(env['LAMBDA_TASK_ROOT'] ?? '', file + ending))
    .find(existsSync);
  if (!path) throw new Error(`Cannot find module '${file}'`);
  const exported: unknown = await import(pathToFileURL(path).href);
  const handler = member(exported, name) ?? member(member(exported, 'default'), name);
  if (typeof handler !== 'function') throw new Error(`${file}.${name} is undefined or not exported`);
  return async (event, context) => {
    const result: unknown = await Reflect.apply(handler, undefined, [event, context]);
    return result;
  };
}

function contextOf(headers: Record<string, unknown>): object {
  const deadline = Number(headers['lambda-runtime-deadline-ms']);
  return {
    awsRequestId: requestId,
    invokedFunctionArn: String(headers['lambda-runtime-invoked-function-arn']),
    functionName: env['AWS_LAMBDA_FUNCTION_NAME'],
    functionVersion: env['AWS_LAMBDA_FUNCTION_VERSION'],
    memoryLimitInMB: env['AWS_LAMBDA_FUNCTION_MEMORY_SIZE'],
    logGroupName: env['AWS_LAMBDA_LOG_GROUP_NAME'],
    logStreamName: env['AWS_LAMBDA_LOG_STREAM_NAME'],
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, deadline - Date.now()),
  };
}

async function run(): Promise<void> {
  connectHere({ port: Number(env['PLAYED_AWS_PORT']), certificate: env['PLAYED_AWS_CERTIFICATE'] ?? '' });
  delete env['PLAYED_AWS_PORT'];
  delete env['PLAYED_AWS_CERTIFICATE'];
  if (env['AWS_LAMBDA_LOG_FORMAT'] === 'JSON') logAsJson();
  let handler: Handler;
  try {
    handler = await loadHandler();
  } catch (cause) {
    await call('POST', 'init/error', described(cause));
    process.exit(1);
  }
  for (;;) {
    const { headers, body } = await call('GET', 'invocation/next');
    requestId = String(headers['lambda-runtime-aws-request-id']);
    try {
      const result = await handler(JSON.parse(body), contextOf(headers));
      await call('POST', `invocation/${requestId}/response`, JSON.stringify(result) ?? 'null');
    } catch (cause) {
      await call('POST', `invocation/${requestId}/error`, described(cause));
    }
  }
}

await run();
