import { abortAfter } from '#web/lib/abort-after.ts';
import { getActiveQuiz } from '#functions/contract/quiz.ts';

const databaseName = 'truein-rehearsal';
const storeName = 'probe';
const patienceMs = 4_000;

/** Whether the browser's database returns what was stored. The test leaves nothing in it. */
export async function canStore(): Promise<boolean> {
  try {
    return await inTime(writeAndRead());
  } catch {
    return false;
  }
}

/** The latency of a small uncached answer of the server; undefined if there is none. */
export async function measureConnection(): Promise<number | undefined> {
  const start = performance.now();
  try {
    const { method, path } = getActiveQuiz;
    const signal = abortAfter(patienceMs);
    const answer = await fetch(`/api${path}`, { method, cache: 'no-store', signal });
    await answer.arrayBuffer(); // an unread body would hold the connection
    return performance.now() - start;
  } catch {
    return undefined;
  }
}

async function writeAndRead(): Promise<boolean> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(storeName);
  const database = await done(opening);
  try {
    const store = database.transaction(storeName, 'readwrite').objectStore(storeName);
    await done(store.put('kept', 'answer'));
    return (await done(store.get('answer'))) === 'kept';
  } finally {
    database.close();
    indexedDB.deleteDatabase(databaseName);
  }
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The browser refuses its database'));
  });
}

/** Some browsers never answer an open request. */
function inTime<T>(work: Promise<T>): Promise<T> {
  const overdue = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The browser does not open its database')), patienceMs);
  });
  return Promise.race([work, overdue]);
}
