import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { describe, expect, it } from 'vitest';
import { edgeHeader } from '#functions/contract/endpoint.ts';
import { networkOf } from '#functions/domain/people/network.ts';
import { cameThroughSite, viewerNetwork } from '#functions/runtime/viewer-network.ts';

const secret = 'what CloudFront knows';
const edge = '130.176.0.1';
const viewer = '203.0.113.7';

const requestWith = (headers: Record<string, string>, sourceIp = edge) =>
  ({ headers, requestContext: { http: { sourceIp } } }) as unknown as APIGatewayProxyEventV2;
const throughEdge = (forwarded: string) => viewerNetwork(requestWith({ 'x-forwarded-for': forwarded }));

describe('cameThroughSite', () => {
  const isLetIn = (headers: Record<string, string>, accepted = secret) =>
    cameThroughSite(requestWith(headers), accepted);

  it('accepts the secret, and either of two during a rotation', () => {
    expect(isLetIn({ [edgeHeader]: secret })).toBe(true);
    expect(isLetIn({ [edgeHeader]: secret }, `${secret},the next`)).toBe(true);
    expect(isLetIn({ [edgeHeader]: 'the next' }, `${secret},the next`)).toBe(true);
  });

  it.each([
    ['without the secret', {}, secret],
    ['with another secret', { [edgeHeader]: 'guessed' }, secret],
    ['with an empty one', { [edgeHeader]: '' }, `${secret},`],
    ['with the whole list', { [edgeHeader]: `${secret},the next` }, `${secret},the next`],
    ['with the beginning of it', { [edgeHeader]: secret.slice(0, 4) }, secret],
  ])('refuses a request %s', (_, headers, accepted) => expect(isLetIn(headers, accepted)).toBe(false));
});

describe('viewerNetwork', () => {
  it.each([
    ['seen by CloudFront', `${viewer}, ${edge}`],
    ['seen by CloudFront, if the gateway adds nothing', viewer],
    ['not forged by the client', `198.51.100.9, 198.51.100.8, ${viewer}, ${edge}`],
    ['not forged by the client to look like CloudFront', `${edge}, ${viewer}, ${edge}`],
    ['that is valid', `unknown, ${viewer},${edge}`],
  ])('is the address %s', (_, forwarded) => expect(throughEdge(forwarded)).toBe(viewer));

  it('is the caller’s own address if nothing was forwarded', () => {
    expect(viewerNetwork(requestWith({}, viewer))).toBe(viewer);
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
  ])('turns “%s” into “%s”', (address, network) => expect(networkOf(address)).toBe(network));
});
