import { describe, expect, it } from 'vitest';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';

describe('indexedDbOutbox', () => {
  it('a browser without IndexedDB fails instead of hanging', async () => {
    await expect(indexedDbOutbox.listAttempts()).rejects.toThrow(/indexedDB/);
    await expect(indexedDbOutbox.add('1.1.A', { questionId: '1', optionId: 'a', answeredAfterMs: 0 })).rejects.toThrow(
      /indexedDB/,
    );
  });
});
