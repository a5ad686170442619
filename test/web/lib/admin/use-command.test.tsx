// @vitest-environment jsdom
import { QueryClientProvider, QueryObserver } from '@tanstack/react-query';
import { cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useCommand } from '#web/lib/admin/use-command.ts';
import { makeQueryClient } from '#web/lib/query-client.ts';

const key = ['coupons'];
/** The events in their order. */
let log: string[];
let client: ReturnType<typeof makeQueryClient>;
let close: () => void;
beforeEach(async () => {
  log = [];
  client = makeQueryClient();
  const list = new QueryObserver(client, {
    queryKey: [...key, 'of a quiz'],
    queryFn: async () => {
      log.push('loading');
      await new Promise((resolve) => setTimeout(resolve, 5));
      return log.push('loaded');
    },
  });
  close = list.subscribe(() => undefined);
  await vi.waitFor(() => expect(log).toEqual(['loading', 'loaded']), { timeout: 60_000 });
  log.length = 0;
});
afterEach(() => {
  close();
  cleanup();
});

const within = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={client}>{children}</QueryClientProvider>
);
type Settings = Partial<Parameters<typeof useCommand<string, string>>[0]>;
const command = (settings: Settings) => {
  const send = async (asked: string) => `${asked}: done`;
  const onDone = (done: string, asked: string) => void log.push(done, asked);
  const { result } = renderHook(() => useCommand<string, string>({ send, onDone, reloads: [key], ...settings }), {
    wrapper: within,
  });
  return result;
};
const refuse = async () => Promise.reject(new Error('Somebody else was quicker.'));

it('a command reports success at once and then reloads the lists', async () => {
  const sent = command({});
  sent.current.run('WELCOME');
  await waitFor(() => expect(log).toEqual(['WELCOME: done', 'WELCOME', 'loading', 'loaded']));
});

it('the pending argument is known until the reply arrives', async () => {
  let answer: (words: string) => void = () => undefined;
  const sent = command({ send: () => new Promise((resolve) => (answer = resolve)) });
  sent.current.run('WELCOME');
  await waitFor(() => expect(sent.current).toMatchObject({ isPending: true, pending: 'WELCOME' }));
  answer('done');
  await waitFor(() => expect(sent.current).toMatchObject({ isPending: false, pending: undefined }));
});

it('a refused command shows the reason and reloads the outdated lists', async () => {
  const sent = command({ send: refuse });
  sent.current.run('WELCOME');
  await waitFor(() => expect(sent.current.failure).toBe('Somebody else was quicker.'));
  expect(log).toEqual(['loading', 'loaded']);
  sent.current.reset();
  await waitFor(() => expect(sent.current.failure).toBeUndefined());
});

it('isDoneWhenReloaded reports success only after the lists are reloaded', async () => {
  const sent = command({ isDoneWhenReloaded: true });
  sent.current.run('WELCOME');
  await waitFor(() => expect(log).toEqual(['loading', 'loaded', 'WELCOME: done', 'WELCOME']));
});

it('the outcome decides which lists are reloaded', async () => {
  const reloads = (failure: Error | null) => (failure ? [] : [key]);
  const refused = command({ send: refuse, reloads, isDoneWhenReloaded: true });
  refused.current.run('WELCOME');
  await waitFor(() => expect(refused.current.failure).toBeDefined());
  expect(log).toEqual([]);
  command({ reloads }).current.run('WELCOME');
  await waitFor(() => expect(log).toEqual(['WELCOME: done', 'WELCOME', 'loading', 'loaded']));
});
