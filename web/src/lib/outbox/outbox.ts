import { codeOf, NetworkFailure } from '#web/lib/api-problem.ts';
import { createFlushWaiters, type FlushOutcome } from './outbox-flush.ts';
import type { OutboxListener, SavedState } from './outbox-listener.ts';
import type { OutboxParts } from './outbox-parts.ts';
import type { Answer } from './outbox-storage.ts';
import { mayRetryAnswer, isServerFailure, pauseMs } from '#web/lib/retry.ts';

export type { OutboxListener, SavedState } from './outbox-listener.ts';

/** Number of consecutive server failures after which the person is told. */
const failuresToTell = 3;

export interface Outbox {
  /** Stores an answer on this device and sends it after the earlier ones. A question with a waiting answer keeps its first one. */
  add(answer: Answer): void;
  /** Tries at once, and returns the outcome. */
  flush(tries?: number): Promise<FlushOutcome>;
  /** Starts sending. Returns a function that stops it; answers stay on this device. */
  start(listener: OutboxListener): () => void;
  /** Corrects the times of all waiting answers. */
  shift(byMs: number): void;
  /** In the order of sending. */
  waiting(): Answer[];
  savedState(): SavedState;
  subscribe(onChange: () => void): () => void;
}

interface Item {
  /** Absent for the passage. */
  answer?: Answer;
  /** Settles when it is stored, or the browser has refused it. */
  stored: Promise<unknown>;
  /** It is not stored, so only this page has it. */
  isHeld?: boolean;
}

const inStorage = (answer: Answer): Item => ({ answer, stored: Promise.resolve() });

/** A queue of the answers of one attempt, sent in order, one at a time. An answer leaves it only after the server's reply. */
export function createOutbox(settings: OutboxParts): Outbox {
  const { attemptId, owner, storage, send, unsent = [], passage, unsentAfterPassage = [], random } = settings;
  const queue: Item[] = [
    ...unsent.map(inStorage),
    ...(passage ? [{ stored: Promise.resolve() }] : []),
    ...unsentAfterPassage.map(inStorage),
  ];
  const waiters = createFlushWaiters();
  const watchers = new Set<() => void>();
  let listener: OutboxListener | undefined;
  let running = false;
  let failures = 0;
  /** The part of them that is due to server errors. */
  let serverFailures = 0;
  let endPause: (() => void) | undefined;
  let state: SavedState = waiting().length > 0 ? 'saving' : 'saved';

  function waiting(): Answer[] {
    return queue.flatMap(({ answer }) => answer ?? []);
  }

  function show(next: SavedState): void {
    if (next === state) return;
    state = next;
    for (const watcher of watchers) watcher();
  }

  const showWaiting = () => show(queue.some(({ isHeld }) => isHeld) ? 'held' : serverFailures > 0 ? 'failing' : 'kept');
  /** Also repeats it: the browser may have refused an answer before, or deleted it since. */
  function store(item: Item): void {
    if (!item.answer) return;
    const note = (isHeld: boolean) => () => {
      item.isHeld = isHeld;
      if (failures > 0 && waiting().length > 0) showWaiting();
    };
    item.stored = storage.add(attemptId, item.answer, owner).then(note(false), note(true));
  }
  const noteSuccess = () => (failures = serverFailures = 0);
  const next = () => (listener?.holdsPassage?.() ? queue.find(({ answer }) => answer) : queue[0]);

  async function run(): Promise<void> {
    if (running) return;
    running = true;
    for (let item = next(); item && listener; item = next()) {
      // After a delay, nothing is shown as saved until everything is.
      if (!/kept|held|failing/.test(state) && waiting().length > 0) show('saving');
      await item.stored;
      await (item.answer ? deliver(item.answer) : pass());
    }
    running = false;
    if (next()) return;
    show('saved');
    waiters.release(true);
  }

  async function deliver(answer: Answer): Promise<void> {
    const outcome = await send(answer).then(
      (receipt) => ({ receipt }),
      (error: unknown) => ({ error }),
    );
    if ('error' in outcome && mayRetryAnswer(outcome.error)) return waitAfterFailure(outcome.error);
    if ('error' in outcome && codeOf(outcome.error) === 'attempt-closed') return close();
    drop(answer);
    if ('receipt' in outcome) listener?.onSettled(answer, outcome.receipt);
    else if (codeOf(outcome.error) === 'already-answered') listener?.onSettled(answer, undefined);
    else {
      waiters.noteRefusal();
      listener?.onRefused(answer, outcome.error);
    }
  }

  async function pass(): Promise<void> {
    try {
      if ((await passage?.()) === 'closed') return close();
      noteSuccess();
      queue.shift();
    } catch (error) {
      await waitAfterFailure(error);
    }
  }

  function close(): void {
    const late = waiting();
    for (const answer of late) drop(answer);
    queue.length = 0;
    listener?.onClosed(late.length);
  }

  function drop({ questionId }: Answer): void {
    noteSuccess();
    queue.splice(
      queue.findIndex(({ answer }) => answer?.questionId === questionId),
      1,
    );
    storage.remove(attemptId, questionId).catch(() => undefined); // at worst it is sent again, which is idempotent
  }

  async function waitAfterFailure(error: unknown): Promise<void> {
    failures += 1;
    serverFailures = isServerFailure(error) ? serverFailures + 1 : 0;
    if (waiting().length > 0) showWaiting();
    if (listener) queue.forEach(store);
    if (serverFailures === failuresToTell) listener?.onFailing?.();
    waiters.noteFailure(error instanceof NetworkFailure);
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
      if (waiting().some(({ questionId }) => questionId === answer.questionId)) return;
      const item = inStorage(answer);
      store(item);
      queue.push(item);
      if (failures > 0) showWaiting();
      void run();
    },
    flush(tries = 3) {
      if (!next()) return Promise.resolve('delivered');
      if (!listener) return Promise.resolve('unreachable');
      hurry();
      void run();
      return waiters.wait(tries);
    },
    start(newListener) {
      listener = newListener;
      window.addEventListener('online', hurry);
      void run();
      return () => {
        listener = undefined;
        window.removeEventListener('online', hurry);
        hurry();
        waiters.release(queue.length === 0);
      };
    },
    shift(byMs) {
      for (const item of queue) {
        if (!item.answer) continue;
        const answeredAfterMs = Math.max(0, item.answer.answeredAfterMs + byMs);
        item.answer = { ...item.answer, answeredAfterMs };
        store(item);
      }
    },
    waiting,
    savedState: () => state,
    subscribe(onChange) {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
  };
}
