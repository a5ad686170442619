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
    ['the network’s answer', () => after(2_900, fresh), fresh],
    ['what is kept, without a network', () => Promise.reject(new TypeError('Failed to fetch')), kept],
    ['what is kept, when it takes more than three seconds', () => after(3_100, fresh), kept],
    ['what is kept, when the server fails', async () => new Response('', { status: 503 }), kept],
  ])('is %s', async (_, ask, expected) => {
    const answer = networkFirst(ask, async () => kept);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(await answer).toBe(expected);
  });

  it('takes a "not found" for an answer', async () => {
    const missing = new Response('', { status: 404 });
    expect(
      await networkFirst(
        async () => missing,
        async () => kept,
      ),
    ).toBe(missing);
  });

  it('waits for the network when nothing is kept, and fails with it', async () => {
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
