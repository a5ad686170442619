import { afterEach, expect, it, vi } from 'vitest';
import { loadConfig } from '#web/lib/env.ts';

const config = { userPoolId: 'pool', userPoolClientId: 'client', userPoolDomain: 'login.example' };

afterEach(() => void vi.unstubAllGlobals());

it('the configuration is loaded again after a failure, and once after a success', async () => {
  const { userPoolDomain: _, ...incomplete } = config;
  const replies = [new Response('', { status: 503 }), Response.json(incomplete), Response.json(config)];
  vi.stubGlobal('fetch', async () => replies.shift());
  await expect(loadConfig()).rejects.toThrow('/config.json');
  await expect(loadConfig()).rejects.toThrow('/config.json');
  expect(await loadConfig()).toEqual(config);
  expect(await loadConfig()).toEqual(config);
});
