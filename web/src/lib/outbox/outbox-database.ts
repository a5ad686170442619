const databaseName = 'truein-outbox';
const version = 3;
/** Some browsers never answer an open request. */
const patienceMs = 2_000;

/** `answers` and tab `switches`: those that the server has not received. `attempts`: snapshots for working without a network. */
const keyPaths = { answers: ['attemptId', 'questionId'], switches: 'eventId', attempts: 'userId' };
type StoreName = keyof typeof keyPaths;

let opening: Promise<IDBDatabase> | undefined;

/** Runs one request in its own transaction, in the database of unsent data. */
export async function inStore<T>(
  name: StoreName,
  mode: 'readonly' | 'readwrite',
  work: (store: IDBObjectStore) => IDBRequest,
): Promise<T> {
  const database = await open();
  return new Promise((resolve, reject) => {
    // `strict`, so that data that is shown as stored survives a power cut.
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
