import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { edgeHeader } from '#functions/contract/endpoint.ts';
import { addEdgeHeaders } from '#infra/local/site/web-server.ts';

it('the local site sends its own secret, and the client’s address after those that the client claims', () => {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: '198.51.100.7' });
  const request = new IncomingMessage(socket);
  const sent = { [edgeHeader]: 'guessed', 'x-forwarded-for': '203.0.113.9', accept: 'text/html' };
  Object.assign(request.headers, sent);
  request.rawHeaders = Object.entries(sent).flat();
  addEdgeHeaders(request);
  const { [edgeHeader]: secret, ...others } = request.headers;
  expect(secret).not.toBe('guessed');
  expect(others).toEqual({ accept: 'text/html', 'x-forwarded-for': '203.0.113.9, 198.51.100.7' });
  const pairs = request.rawHeaders.filter((_, index) => index % 2 === 0);
  expect(pairs.toSorted()).toEqual(Object.keys(request.headers).toSorted());
});
