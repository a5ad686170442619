import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { edgeHeader } from '#functions/contract/endpoint.ts';
import { networkOf } from '#functions/domain/people/network.ts';

/**
 * Which network a request comes from. Through CloudFront that is the last address CloudFront has put into `x-forwarded-for`: what stands
 * before it, the client may have made up. API Gateway adds CloudFront's own. Without the secret the request came straight to the API.
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
