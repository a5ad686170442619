// @vitest-environment jsdom
import { onlineManager, QueryObserver, MutationObserver } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiProblem, NetworkFailure } from '#web/lib/api-problem.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';

const refused = new ApiProblem({ code: 'forbidden', message: 'No.', status: 403 });
const busy = new ApiProblem({ code: 'busy', message: 'Later.', status: 503 });
const unreachable = new NetworkFailure(new TypeError('fetch failed'));

afterEach(() => {
  onlineManager.setOnline(true);
  vi.useRealTimers();
});

/** How often a read that fails in this way is asked for until its failure is told. */
async function triesOf(error: Error): Promise<number> {
  vi.useFakeTimers();
  const ask = vi.fn(() => Promise.reject(error));
  const failure = makeQueryClient()
    .fetchQuery({ queryKey: ['list'], queryFn: ask })
    .catch((cause: unknown) => cause);
  await vi.runAllTimersAsync();
  expect(await failure).toBe(error);
  return ask.mock.calls.length;
}

describe('a read', () => {
  it.each([
    ['is repeated twice where the server is busy', busy, 3],
    ['is repeated twice where no answer comes', unreachable, 3],
    ['is not repeated after a clear no', refused, 1],
  ])('%s', async (_, error, tries) => {
    expect(await triesOf(error)).toBe(tries);
  });

  it('without a network is tried, and its failure told, rather than held back', async () => {
    onlineManager.setOnline(false);
    expect(await triesOf(unreachable)).toBe(3);
  });

  it('is asked for again by each screen that opens, however young what is there', async () => {
    const ask = vi.fn(async () => 'rows');
    const client = makeQueryClient();
    for (let screens = 0; screens < 2; screens += 1) {
      const close = new QueryObserver(client, { queryKey: ['list'], queryFn: ask }).subscribe(() => undefined);
      await vi.waitFor(() => expect(client.isFetching()).toBe(0));
      close();
    }
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('a command', () => {
  it.each([
    ['with a network', true],
    ['without one', false],
  ])('is sent once, %s, and its failure told', async (_, isOnline) => {
    onlineManager.setOnline(isOnline);
    const send = vi.fn(() => Promise.reject(unreachable));
    const command = new MutationObserver(makeQueryClient(), { mutationFn: send });
    await expect(command.mutate()).rejects.toBe(unreachable);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
