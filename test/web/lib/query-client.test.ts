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

/** The number of tries until a read with this error fails. */
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
    ['a read is retried twice when the server is busy', busy, 3],
    ['a read is retried twice when no reply comes', unreachable, 3],
    ['a refused read is not retried', refused, 1],
  ])('%s', async (_, error, tries) => {
    expect(await triesOf(error)).toBe(tries);
  });

  it('a read without a network fails instead of being paused', async () => {
    onlineManager.setOnline(false);
    expect(await triesOf(unreachable)).toBe(3);
  });

  it('each screen that opens reads again, however fresh the cache', async () => {
    const ask = vi.fn(async () => 'rows');
    const client = makeQueryClient();
    for (let screens = 0; screens < 2; screens += 1) {
      const close = new QueryObserver(client, { queryKey: ['list'], queryFn: ask }).subscribe(() => undefined);
      await vi.waitFor(() => expect(client.isFetching()).toBe(0), { timeout: 60_000 });
      close();
    }
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('a command', () => {
  it.each([
    ['with a network', true],
    ['without a network', false],
  ])('a command is sent once %s and its failure reported', async (_, isOnline) => {
    onlineManager.setOnline(isOnline);
    const send = vi.fn(() => Promise.reject(unreachable));
    const command = new MutationObserver(makeQueryClient(), { mutationFn: send });
    await expect(command.mutate()).rejects.toBe(unreachable);
    expect(send).toHaveBeenCalledTimes(1);
  });
});
