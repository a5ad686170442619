import type { IncomingHttpHeaders } from 'node:http';
import { runInNewContext } from 'node:vm';
import * as z from 'zod/mini';
import type { Deployment } from '../assembly/resolve.ts';

const properties = z.object({
  FunctionCode: z.string(),
  FunctionConfig: z.object({
    Runtime: z.literal('cloudfront-js-2.0'),
    KeyValueStoreAssociations: z.optional(z.never()),
  }),
});
const routed = z.union([
  z.object({ statusCode: z.number(), headers: z._default(z.record(z.string(), z.object({ value: z.string() })), {}) }),
  z.object({ uri: z.string() }),
]);

interface Viewed {
  method: string;
  uri: string;
  url: URL;
  headers: IncomingHttpHeaders;
}

const called = (handler: object, event: object): unknown => {
  if (typeof handler !== 'function') throw new Error('This is no function.');
  const result: unknown = Reflect.apply(handler, undefined, [event]);
  return result;
};

/** Runs a function of CloudFront. Its answer: another path, or an answer of its own. */
export function edgeFunction(deployment: Deployment, arn: string) {
  const found = deployment
    .ofType('AWS::CloudFront::Function')
    .find(({ attributes }) => attributes['FunctionARN'] === arn);
  if (!found) throw new Error(`A behaviour runs ${arn}, which is no function of the template.`);
  const { FunctionCode } = properties.parse(found.properties);
  const handler: unknown = runInNewContext(`${FunctionCode}\nhandler`);
  if (typeof handler !== 'function') throw new Error(`${found.logicalId} has no function handler.`);

  return async ({
    method,
    uri,
    url,
    headers,
  }: Viewed): Promise<{ uri: string } | { status: number; headers: Record<string, string> }> => {
    const valued = (pairs: [string, unknown][]) =>
      Object.fromEntries(pairs.map(([name, value]) => [name, { value: String(value) }]));
    const request = {
      method,
      uri,
      querystring: valued([...url.searchParams]),
      headers: valued(Object.entries(headers)),
      cookies: {},
    };
    const event = { version: '1.0', context: { eventType: 'viewer-request' }, viewer: { ip: '127.0.0.1' }, request };
    const result = routed.parse(await called(handler, event));
    if ('uri' in result) return result;
    const own = Object.entries(result.headers).map(([name, { value }]): [string, string] => [name, value]);
    return { status: result.statusCode, headers: Object.fromEntries(own) };
  };
}
