import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { edgeHeader } from '#functions/contract/endpoint.ts';
import { networkOf } from '#functions/domain/people/network.ts';
import { viewerNetwork } from '#functions/runtime/viewer-network.ts';

const secret = 'what CloudFront knows';
const edge = '130.176.0.1';
const viewer = '203.0.113.7';

function networkOfRequest(headers: Record<string, string>, sourceIp = edge): string {
  return viewerNetwork(
    { headers, requestContext: { http: { sourceIp } } } as unknown as APIGatewayProxyEventV2,
    secret,
  );
}
const throughEdge = (forwarded: string) => networkOfRequest({ [edgeHeader]: secret, 'x-forwarded-for': forwarded });

describe('the network of a request', () => {
  it.each([
    ['what CloudFront saw', `${viewer}, ${edge}`],
    ['what CloudFront saw, where the gateway adds nothing', viewer],
    ['not what the client made up', `198.51.100.9, 198.51.100.8, ${viewer}, ${edge}`],
    ['not what the client made up to look like CloudFront', `${edge}, ${viewer}, ${edge}`],
    ['not what is no address', `unknown, ${viewer},${edge}`],
  ])('is %s', (_, forwarded) => expect(throughEdge(forwarded)).toBe(viewer));

  it.each([
    ['without the secret', {}],
    ['with another secret', { [edgeHeader]: 'guessed' }],
    ['with an empty one', { [edgeHeader]: '' }],
  ])('is the caller itself %s, whatever it forwards', (_, headers) => {
    expect(networkOfRequest({ ...headers, 'x-forwarded-for': `${viewer}, 198.51.100.9` }, '198.51.100.9')).toBe(
      '198.51.100.9',
    );
  });

  it('is the caller itself where nothing was forwarded', () => {
    expect(networkOfRequest({ [edgeHeader]: secret }, viewer)).toBe(viewer);
    expect(throughEdge('')).toBe(edge);
  });
});

describe('networkOf', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['203.0.113.7:51234', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1:aaaa:bbbb:cccc:dddd', '2001:db8:0:1'],
    ['2001:DB8:0:1::9', '2001:db8:0:1'],
    ['2001:0db8:0000:0001::', '2001:db8:0:1'],
    ['[2001:db8:0:1::9]:443', '2001:db8:0:1'],
    ['2001:db8::1:0:0:0:9', '2001:db8:0:1'],
    ['2001:db8::9', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s → %s', (address, network) => expect(networkOf(address)).toBe(network));
});
