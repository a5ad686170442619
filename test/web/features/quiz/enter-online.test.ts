// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { enterOnline } from '#web/features/quiz/enter-online.ts';
import { memoryOutbox } from '#test/web/lib/memory-outbox.ts';
import { memorySnapshots } from './memory-snapshots.ts';

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token' }));

const attemptId = '1.1.01J0000000000000000000000A';
const answer = { questionId: '1a', optionId: '2', position: 0, answeredAfterMs: 900 };
const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status });
const problem = (status: number, code: string) => json(status, { code, message: code, requestId: 'r' });
const closed = { attemptId, status: 'completed', endReason: 'limit', questions: [], answered: [] };

/** A server that has the attempt open, where one more entry closes it, and that says this to an answer. */
function serveAnswersWith(reply: () => Response) {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, { method = 'GET' }: RequestInit = {}) => {
    asked.push(`${method} ${address.replace(attemptId, 'X')}`);
    if (address.endsWith('/quiz')) return json(200, { quizId: 1, name: 'Quiz' });
    if (address.endsWith('/seat')) return json(200, { openAttemptId: attemptId, completedCount: 0 });
    return address.endsWith('/answers') ? reply() : json(200, closed);
  });
  return asked;
}

async function enterWithUnsent() {
  const storage = memoryOutbox();
  await storage.add(attemptId, answer);
  const event = { eventId: 'abcdefgh', cause: 'open' as const };
  const entry = enterOnline({ userId: 'u', event, snapshot: undefined, storage, snapshots: memorySnapshots() });
  return { storage, entry };
}

afterEach(() => vi.unstubAllGlobals());

describe('an entry with answers that wait on this device', () => {
  it('lets them go first', async () => {
    const asked = serveAnswersWith(() => json(200, { outcome: 'saved', now: 1 }));
    const { entry } = await enterWithUnsent();
    expect((await entry).view.status).toBe('completed');
    expect(asked.slice(-2)).toEqual(['POST /api/attempts/X/answers', 'POST /api/quizzes/1/entries']);
  });

  it.each([
    [500, 'unexpected'],
    [503, 'busy'],
  ])('does not overtake one that the server cannot take just now (%d)', async (status, code) => {
    const asked = serveAnswersWith(() => problem(status, code));
    const { entry, storage } = await enterWithUnsent();
    await expect(entry).rejects.toMatchObject({ status });
    expect(asked).not.toContain('POST /api/quizzes/1/entries');
    expect(await storage.list(attemptId)).toEqual([answer]);
  });

  it('does not wait for one that the server will never take', async () => {
    const asked = serveAnswersWith(() => problem(404, 'not-found'));
    const { entry } = await enterWithUnsent();
    await entry;
    expect(asked).toContain('POST /api/quizzes/1/entries');
  });
});
