import { expect, it, onTestFinished, vi } from 'vitest';
import { isOnlyInPage } from '#web/lib/outbox/outbox-database.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';

const answerAt = (at: number) => ({ questionId: String(at), optionId: 'a', answeredAfterMs: at });

it('a browser without IndexedDB refuses an answer, and the page still knows it', async () => {
  const answer = answerAt(1);
  await expect(indexedDbOutbox.add('1.1.A', answer)).rejects.toThrow('does not store');
  expect(await indexedDbOutbox.list('1.1.A')).toEqual([answer]);
  expect(await isOnlyInPage('answers')).toBe(true);
  await expect(indexedDbOutbox.remove('1.1.A', '1')).rejects.toThrow('does not store');
  expect(await indexedDbOutbox.listAttempts()).toEqual([]);
  expect(await isOnlyInPage('answers')).toBe(false);
});

it('answers are listed by attempt in the order of answering, and dropped after 30 days', async () => {
  onTestFinished(() => void vi.useRealTimers());
  const add = (id: string, at: number) => indexedDbOutbox.add(id, answerAt(at)).catch(() => undefined);
  await Promise.all([add('1.1.A', 4), add('1.1.A', 3), add('1.1.B', 2)]);
  expect(await indexedDbOutbox.list('1.1.A')).toEqual([answerAt(3), answerAt(4)]);
  vi.setSystemTime(Date.now() + 29 * 86_400_000);
  expect(await indexedDbOutbox.listAttempts()).toEqual(['1.1.A', '1.1.B']);
  vi.setSystemTime(Date.now() + 2 * 86_400_000);
  expect(await indexedDbOutbox.listAttempts()).toEqual([]);
});
