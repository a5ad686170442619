import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeHeader } from '#functions/contract/endpoint.ts';
import { networkOf } from '#functions/domain/people/network.ts';

/**
 * The network of a request. Through CloudFront it is the last address in `x-forwarded-for`, which CloudFront has added: the client may
 * have forged those before it. API Gateway adds CloudFront's own.
 */
export function viewerNetwork({ headers, requestContext }: APIGatewayProxyEventV2): string {
  const { sourceIp } = requestContext.http;
  const forwarded = (headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim());
  if (forwarded.at(-1) === sourceIp) forwarded.pop();
  return networkOf(forwarded.at(-1) || sourceIp);
}

/**
 * Whether the request came through the site: CloudFront sends one of these secrets, which are separated by commas. There are two while
 * the secret is being changed. A direct call to the API has none: it would bypass the firewall and could forge addresses.
 */
export function cameThroughSite({ headers }: APIGatewayProxyEventV2, secrets: string): boolean {
  const shown = headers[edgeHeader] ?? '';
  return shown !== '' && secrets.split(',').some((secret) => isSame(shown, secret));
}

function isSame(text: string, secret: string): boolean {
  const digest = (of: string) => createHash('sha256').update(of).digest();
  return timingSafeEqual(digest(text), digest(secret));
}
