import type { Page } from 'playwright-core';

/** How many answers the browser has written down, as what may be sent later. */
export function answersOnDevice(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open('truein-outbox');
        opening.onerror = () => reject(opening.error ?? new Error('no database'));
        opening.onsuccess = () => {
          const counting = opening.result.transaction('answers').objectStore('answers').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );
}
