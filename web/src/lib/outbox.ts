import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import type { Answer, OutboxStorage } from '#web/lib/outbox-storage.ts';
import { isPassing, pauseMs } from '#web/lib/retry.ts';

/** `kept`: could not be sent yet, and waits on this device. */
export type SavedState = 'saved' | 'saving' | 'kept';

/** `delivered`: nothing is left. `refused`: nor here, but the server did not take all of it. `stuck`: the first in line failed too often. */
type FlushOutcome = 'delivered' | 'refused' | 'stuck';

export interface OutboxListener {
  /** The server has an answer to this question; without a receipt it is another one, saved before from elsewhere. */
  onSettled(answer: Answer, receipt: AnswerReceipt | undefined): void;
  /** The server does not take this answer, now or ever. */
  onRefused(answer: Answer): void;
  /** The attempt has ended; nothing more is taken. */
  onClosed(): void;
}

export interface Outbox {
  /** Keeps an answer on this device and sends it after those before it. A question that is waiting here keeps its first answer. */
  add(answer: Answer): void;
  /** Tries at once, and tells what came of it. */
  flush(tries?: number): Promise<FlushOutcome>;
  /** Begins to send. Returns what stops it; answers stay on this device. */
  start(listener: OutboxListener): () => void;
  savedState(): SavedState;
  subscribe(onChange: () => void): () => void;
}

interface OutboxSettings {
  attemptId: string;
  storage: OutboxStorage;
  send: (answer: Answer) => Promise<AnswerReceipt>;
  /** What the storage had of this attempt. */
  unsent?: readonly Answer[];
  random?: () => number;
}

interface Item {
  answer: Answer;
  /** Settles when the storage has it, or cannot have it. */
  stored: Promise<unknown>;
}

interface Waiter {
  triesLeft: number;
  outcome: FlushOutcome;
  resolve: (outcome: FlushOutcome) => void;
}

/** A queue of the answers of one attempt, sent in order, one at a time. An answer leaves it only when the server has spoken. */
export function createOutbox({ attemptId, storage, send, unsent = [], random }: OutboxSettings): Outbox {
  const queue: Item[] = unsent.map((answer) => ({ answer, stored: Promise.resolve() }));
  const waiting = new Set<Waiter>();
  const watchers = new Set<() => void>();
  let listener: OutboxListener | undefined;
  let running = false;
  let failures = 0;
  let endPause: (() => void) | undefined;
  let state: SavedState = queue.length > 0 ? 'saving' : 'saved';

  function show(next: SavedState): void {
    if (next === state) return;
    state = next;
    for (const watcher of watchers) watcher();
  }

  function answerWaiting(): void {
    for (const { resolve, outcome } of waiting) resolve(queue.length > 0 ? 'stuck' : outcome);
    waiting.clear();
  }

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    for (let item = queue[0]; item && listener; item = queue[0]) {
      if (state !== 'kept') show('saving'); // what has had to wait is not called saved until all of it is
      await item.stored;
      await deliver(item.answer);
    }
    running = false;
    if (queue.length > 0) return;
    show('saved');
    answerWaiting();
  }

  async function deliver(answer: Answer): Promise<void> {
    const outcome = await send(answer).then(
      (receipt) => ({ receipt }),
      (error: unknown) => ({ error }),
    );
    if ('error' in outcome && isPassing(outcome.error)) return waitAfterFailure();
    if ('error' in outcome && codeOf(outcome.error) === 'attempt-closed') {
      for (const { answer: late } of [...queue]) drop(late);
      return listener?.onClosed();
    }
    drop(answer);
    if ('receipt' in outcome) listener?.onSettled(answer, outcome.receipt);
    else if (codeOf(outcome.error) === 'already-answered') listener?.onSettled(answer, undefined);
    else refuse(answer);
  }

  function refuse(answer: Answer): void {
    for (const waiter of waiting) waiter.outcome = 'refused';
    listener?.onRefused(answer);
  }

  function drop({ questionId }: Answer): void {
    failures = 0;
    queue.splice(
      queue.findIndex(({ answer }) => answer.questionId === questionId),
      1,
    );
    storage.remove(attemptId, questionId).catch(() => undefined); // at worst it is sent again, which the server bears
  }

  async function waitAfterFailure(): Promise<void> {
    failures += 1;
    show('kept');
    for (const waiter of waiting) {
      waiter.triesLeft -= 1;
      if (waiter.triesLeft > 0) continue;
      waiting.delete(waiter);
      waiter.resolve('stuck');
    }
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pauseMs(failures, random));
      endPause = () => {
        clearTimeout(timer);
        resolve();
      };
    });
    endPause = undefined;
  }

  const hurry = () => endPause?.();

  return {
    add(answer) {
      if (queue.some((item) => item.answer.questionId === answer.questionId)) return;
      queue.push({ answer, stored: storage.add(attemptId, answer).catch(() => undefined) });
      void run();
    },
    flush(tries = 3) {
      if (queue.length === 0) return Promise.resolve('delivered');
      if (!listener) return Promise.resolve('stuck');
      hurry();
      return new Promise((resolve) => waiting.add({ triesLeft: tries, outcome: 'delivered', resolve }));
    },
    start(newListener) {
      listener = newListener;
      window.addEventListener('online', hurry);
      void run();
      return () => {
        listener = undefined;
        window.removeEventListener('online', hurry);
        hurry();
        answerWaiting();
      };
    },
    savedState: () => state,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}

function codeOf(error: unknown): string | undefined {
  return error instanceof ApiProblem ? error.code : undefined;
}
