import { AsyncLocalStorage } from 'node:async_hooks';
import { Readable } from 'node:stream';
import { S3Client } from '@aws-sdk/client-s3';

/** A call to a service of AWS, as it goes over the network. */
export interface AwsCall {
  service: 'dynamodb' | 's3' | 'email' | 'cognito-idp';
  /** E.g. `UpdateItem`, `SendRawEmail`; for S3 the method. */
  name: string;
  isWrite: boolean;
  body: string;
}

export interface AwsReply {
  statusCode: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Stands in for the network between a function and AWS. */
export type Network = (call: AwsCall, send: () => Promise<AwsReply>) => Promise<AwsReply>;

interface Sent {
  method: string;
  hostname: string;
  port?: number;
  headers: Record<string, string>;
  body?: unknown;
}

interface RequestHandler {
  handle(
    request: Sent,
    options?: unknown,
  ): Promise<{ response: Omit<AwsReply, 'body'> & { body?: AsyncIterable<Uint8Array> } }>;
}

const network = new AsyncLocalStorage<Network>();

/** All calls to AWS that `run` makes, whatever client makes them, go through this network. */
export function onNetwork<T>(through: Network, run: () => Promise<T>): Promise<T> {
  return network.run(through, run);
}

/** Patches the one HTTP handler that all clients of AWS share in this process. @returns what undoes it */
export function interceptAwsCalls(): () => void {
  const client = new S3Client({ region: 'ap-south-1' });
  const prototype = Object.getPrototypeOf(client.config.requestHandler) as RequestHandler;
  const real = Reflect.get(prototype, 'handle');
  prototype.handle = async function (request, options) {
    const through = network.getStore();
    if (!through) return real.call(this, request, options);
    const { body, ...head } = await through(callOf(request), async () => {
      const { response } = await real.call(this, request, options);
      const chunks: Uint8Array[] = [];
      for await (const chunk of response.body ?? []) chunks.push(chunk);
      const { statusCode, headers } = response;
      return { statusCode, headers, body: Buffer.concat(chunks) };
    });
    return { response: { ...head, body: Readable.from(body.length > 0 ? [body] : []) } };
  };
  return () => void (prototype.handle = real);
}

const writes = /^(Update|Put|Delete|TransactWrite|BatchWrite|Send|AdminDelete|PUT|POST|DELETE)/;

function callOf({ method, headers, body }: Sent): AwsCall {
  const text = typeof body === 'string' || body instanceof Uint8Array ? Buffer.from(body).toString() : '';
  const [api, target] = (headers['x-amz-target'] ?? '').split('.');
  if (target)
    return { service: api?.startsWith('DynamoDB') ? 'dynamodb' : 'cognito-idp', ...named(target), body: text };
  const action = /(?:^|&)Action=(\w+)/.exec(text)?.[1];
  return { service: action ? 'email' : 's3', ...named(action ?? method), body: text };
}

const named = (name: string) => ({ name, isWrite: writes.test(name) });
