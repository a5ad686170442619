// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreVersion } from '#functions/contract/admin/banks/versions.ts';
import { callOnce } from '#web/lib/admin/call-once.ts';

vi.mock('#web/lib/session/auth.ts', () => ({ currentToken: async () => 'id-token' }));

const fetched = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => vi.unstubAllGlobals());

const done = () =>
  new Response(JSON.stringify({ quizId: 1, version: 3, revision: 2, questionCount: 4 }), { status: 200 });
const refused = () => new Response(JSON.stringify({ code: 'revision-conflict', message: 'No' }), { status: 409 });
const press = (revision: number) =>
  callOnce(restoreVersion, { params: { quizId: 1 }, body: { version: 1, baseVersion: 2, revision } });

/** The ids that were sent, in order. */
function ids(): (string | undefined)[] {
  return fetched.mock.calls.map(([, init]) => (JSON.parse(String(init?.body)) as { changeId?: string }).changeId);
}

it('a change keeps its id until the server has answered, and then gets a new one', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockResolvedValueOnce(new Response('{}', { status: 503 }));
  fetched.mockImplementation(async () => done());
  await expect(press(1)).rejects.toThrow();
  await expect(press(1)).rejects.toThrow();
  await press(1);
  await press(1);
  const [first, second, third, fourth] = ids();
  expect(first).toMatch(/^[0-9a-z]{10}$/);
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});

it('another change gets its own id, and the retry of a refused change a new one', async () => {
  fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  fetched.mockImplementation(async () => refused());
  await expect(press(5)).rejects.toThrow();
  await expect(press(6)).rejects.toThrow('No');
  await expect(press(6)).rejects.toThrow('No');
  expect(new Set(ids()).size).toBe(3);
});
