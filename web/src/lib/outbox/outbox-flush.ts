/**
 * `delivered`: nothing is left. `refused`: nothing is left, but the server refused some of it. `stuck`: the first item failed too often
 * because of the server. `unreachable`: nothing can be sent, for lack of a network or of an open page.
 */
export type FlushOutcome = 'delivered' | 'refused' | 'stuck' | 'unreachable';

interface Waiter {
  triesLeft: number;
  isRefused: boolean;
  resolve: (outcome: FlushOutcome) => void;
}

/** Callers that wait until an outbox is empty, with the outcome they get. */
export function createFlushWaiters() {
  const waiters = new Set<Waiter>();
  return {
    wait: (tries: number): Promise<FlushOutcome> =>
      new Promise((resolve) => waiters.add({ triesLeft: tries, isRefused: false, resolve })),
    noteRefusal(): void {
      for (const waiter of waiters) waiter.isRefused = true;
    },
    noteFailure(isUnreachable: boolean): void {
      for (const waiter of waiters) {
        waiter.triesLeft -= 1;
        if (waiter.triesLeft > 0) continue;
        waiters.delete(waiter);
        waiter.resolve(isUnreachable ? 'unreachable' : 'stuck');
      }
    },
    release(isEmpty: boolean): void {
      for (const { resolve, isRefused } of waiters)
        resolve(!isEmpty ? 'unreachable' : isRefused ? 'refused' : 'delivered');
      waiters.clear();
    },
  };
}
