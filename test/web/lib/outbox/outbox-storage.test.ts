import { expect, it } from 'vitest';
import { isOnlyInPage } from '#web/lib/outbox/outbox-database.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';

it('a browser without IndexedDB refuses an answer, and the page still knows it', async () => {
  const answer = { questionId: '1', optionId: 'a', answeredAfterMs: 0 };
  await expect(indexedDbOutbox.add('1.1.A', answer)).rejects.toThrow('does not store');
  expect(await indexedDbOutbox.list('1.1.A')).toEqual([answer]);
  expect(await isOnlyInPage('answers')).toBe(true);
  await expect(indexedDbOutbox.remove('1.1.A', '1')).rejects.toThrow('does not store');
  expect(await indexedDbOutbox.listAttempts()).toEqual([]);
  expect(await isOnlyInPage('answers')).toBe(false);
});
