import { vi } from 'vitest';

// A browser that is signed in and keeps answers and papers in memory: jsdom has no IndexedDB. Import this file before any of the site's.
vi.mock('#web/lib/session/auth.ts', () => ({ currentToken: async () => 'token', watchSession: () => () => {} }));
vi.mock('#web/lib/outbox/outbox-storage.ts', async () => ({
  indexedDbOutbox: (await import('#test/web/lib/memory-outbox.ts')).memoryOutbox(),
}));
vi.mock('#web/features/quiz/entry/snapshot-storage.ts', async () => ({
  indexedDbSnapshots: (await import('./memory-snapshots.ts')).memorySnapshots(),
}));
