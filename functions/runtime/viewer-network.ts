import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeHeader } from '#functions/contract/endpoint.ts';
import { networkOf } from '#functions/domain/people/network.ts';

/**
 * The network of a request. Through CloudFront it is the last address in `x-forwarded-for`, which CloudFront has added: the client may
 * have forged those before it. API Gateway adds CloudFront's own. Without the secret the request came directly to the API.
 */
export function viewerNetwork({ headers, requestContext }: APIGatewayProxyEventV2, secret: string): string {
  const { sourceIp } = requestContext.http;
  if (!isSame(headers[edgeHeader] ?? '', secret)) return networkOf(sourceIp);
  const forwarded = (headers['x-forwarded-for'] ?? '').split(',').map((address) => address.trim());
  if (forwarded.at(-1) === sourceIp) forwarded.pop();
  return networkOf(forwarded.at(-1) || sourceIp);
}

function isSame(text: string, secret: string): boolean {
  const digest = (of: string) => createHash('sha256').update(of).digest();
  return timingSafeEqual(digest(text), digest(secret));
}
