import { inStore } from './outbox-database.ts';

/**
 * Forgets the papers and what was answered on them, whoever took them: the device may be anyone's. Answers that have not reached
 * the server are not kept here, and stay.
 */
export async function forgetPapers(): Promise<void> {
  await inStore('attempts', 'readwrite', (store) => store.clear()).catch(() => undefined); // a browser that keeps nothing has nothing to forget
}
