/** `delivered`: nothing is left. `refused`: nor here, but the server did not take all of it. `stuck`, `unreachable`: the first in line failed too often, in the end by a "not now" of the server or because nothing can be sent, for want of a network or of an open page. */
export type FlushOutcome = 'delivered' | 'refused' | 'stuck' | 'unreachable';

interface Waiter {
  triesLeft: number;
  isRefused: boolean;
  resolve: (outcome: FlushOutcome) => void;
}

/** Those who wait until an outbox is empty, and what they are told. */
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
