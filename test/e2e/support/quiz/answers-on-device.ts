import type { Page } from 'playwright-core';

/** How many answers the browser has written down, as what may be sent later. */
export const answersOnDevice = (page: Page): Promise<number> => countOnDevice(page, 'answers');

/** How many attempts the browser could go on with: their questions, and what was answered. */
export const papersOnDevice = (page: Page): Promise<number> => countOnDevice(page, 'attempts');

function countOnDevice(page: Page, store: string): Promise<number> {
  return page.evaluate(
    (name) =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('truein-outbox');
        opening.onerror = () => reject(opening.error ?? new Error('no database'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction(name).objectStore(name).count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
    store,
  );
}
