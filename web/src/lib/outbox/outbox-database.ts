const databaseName = 'truein-outbox';
const version = 3;
/** Some browsers leave an open request unanswered for ever. */
const patienceMs = 2_000;

/** `answers` and tab `switches`: those the server has not received. `attempts`: what is needed to go on without a network. */
const keyPaths = { answers: ['attemptId', 'questionId'], switches: 'eventId', attempts: 'userId' };
type StoreName = keyof typeof keyPaths;

let opening: Promise<IDBDatabase> | undefined;

/** One request in a transaction of its own, in the database of what waits on this device. */
export async function inStore<T>(
  name: StoreName,
  mode: 'readonly' | 'readwrite',
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    // `strict`: what is said to be kept survives a power cut.
    const transaction = database.transaction(name, mode, mode === 'readwrite' ? { durability: 'strict' } : {});
    const request = work(transaction.objectStore(name));
    transaction.oncomplete = () => resolve(request.result as T);
    transaction.onabort = () => reject(transaction.error ?? new Error('The browser gave up keeping something'));
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
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => {
      for (const [name, keyPath] of Object.entries(keyPaths))
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath });
    };
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
