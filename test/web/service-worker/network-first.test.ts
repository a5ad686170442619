import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { networkFirst } from '../../../web/service-worker/network-first.ts';

const fresh = new Response('fresh');
const kept = new Response('kept');
const after = (ms: number, answer: Response) =>
  new Promise<Response>((resolve) => setTimeout(() => resolve(answer), ms));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('networkFirst', () => {
  it.each([
    ['the network’s reply wins', () => after(2_900, fresh), fresh],
    ['the cached reply is used without a network', () => Promise.reject(new TypeError('Failed to fetch')), kept],
    ['the cached reply is used after three seconds', () => after(3_100, fresh), kept],
    ['the cached reply is used when the server fails', async () => new Response('', { status: 503 }), kept],
  ])('%s', async (_, ask, expected) => {
    const answer = networkFirst(ask, async () => kept);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toBe(expected);
  });

  it('a 404 counts as a reply', async () => {
    const missing = new Response('', { status: 404 });
    expect(
      await networkFirst(
        async () => missing,
        async () => kept,
      ),
    ).toBe(missing);
  });

  it('the network’s reply or failure is awaited when nothing is cached', async () => {
    const slow = networkFirst(
      () => after(9_000, fresh),
      async () => undefined,
    );
    await vi.advanceTimersByTimeAsync(9_000);
    expect(await slow).toBe(fresh);
    const dead = () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(networkFirst(dead, async () => undefined)).rejects.toThrow('Failed to fetch');
  });
});
