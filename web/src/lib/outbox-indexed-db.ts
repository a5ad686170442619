import type { Answer, OutboxStorage } from '#web/lib/outbox-storage.ts';

const databaseName = 'truein-outbox';
const storeName = 'answers';
/** Some browsers leave an open request unanswered for ever. */
const patienceMs = 2_000;
/** By then every attempt has long been closed. */
const keptForMs = 30 * 24 * 60 * 60 * 1000;

type Row = Answer & { attemptId: string; addedAt: number };

let opening: Promise<IDBDatabase> | undefined;

/** The answers that wait on this device, in IndexedDB, by attempt and question. */
export const indexedDbOutbox: OutboxStorage = {
  async add(attemptId, answer) {
    const row: Row = { ...answer, attemptId, addedAt: Date.now() };
    await inStore('readwrite', (store) => store.put(row));
  },
  async remove(attemptId, questionId) {
    await inStore('readwrite', (store) => store.delete([attemptId, questionId]));
  },
  async list(attemptId) {
    const rows = await inStore<Row[]>('readonly', (store) =>
      store.getAll(IDBKeyRange.bound([attemptId], [attemptId, []])),
    );
    return rows.toSorted((a, b) => a.answeredAfterMs - b.answeredAfterMs).map(answerOf);
  },
  async listAttempts() {
    const rows = await inStore<Row[]>('readonly', (store) => store.getAll());
    const [old, kept] = [rows.filter(isOld), rows.filter((row) => !isOld(row))];
    await Promise.all(old.map(({ attemptId, questionId }) => indexedDbOutbox.remove(attemptId, questionId)));
    return [...new Set(kept.map(({ attemptId }) => attemptId))];
  },
};

function isOld({ addedAt }: Row): boolean {
  return Date.now() - addedAt > keptForMs;
}

function answerOf({ questionId, optionId, position, answeredAfterMs }: Row): Answer {
  return { questionId, optionId, position, answeredAfterMs };
}

async function inStore<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => IDBRequest): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    // `strict`: what is said to be kept survives a power cut.
    const transaction = database.transaction(storeName, mode, mode === 'readwrite' ? { durability: 'strict' } : {});
    const request = work(transaction.objectStore(storeName));
    transaction.oncomplete = () => resolve(request.result as T);
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser gave up keeping an answer'));
  });
}

function open(): Promise<IDBDatabase> {
  opening ??= openDatabase().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The browser does not open its database')), patienceMs);
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(storeName, { keyPath: ['attemptId', 'questionId'] });
    request.onerror = () => reject(request.error ?? new Error('The browser refuses its database'));
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        database.close();
        opening = undefined;
      };
      database.onversionchange = forget;
      database.onclose = forget;
      resolve(database);
    };
  });
}
