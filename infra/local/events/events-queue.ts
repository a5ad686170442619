import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { sqsEvent, type QueuedMessage } from './events-shapes.ts';
import { withTimeout } from '#infra/local/with-timeout.ts';

export interface QueueOptions {
  name: string;
  /** Calls the function with a batch. */
  deliver(event: unknown): Promise<unknown>;
  batchSize?: number;
  concurrency?: number;
  /** Time after which an unfinished batch is delivered again. */
  visibilityMs?: number;
  /** Delay before the first delivery of a message. */
  delayMs?: number;
  /** How many times a message is received before it is moved to the dead letters. */
  maxReceiveCount?: number;
  /** Pause before the first retry. It doubles with each retry, up to the visibility time-out, which is the pause in AWS. */
  firstRetryMs?: number;
  /** File that keeps the messages across restarts. */
  file?: string;
  log?: (line: string) => void;
}

export interface Queue {
  send(body: string): void;
  deadLetters(): QueuedMessage[];
  /** Stops delivering and waits for running batches. Unprocessed messages stay in the file. */
  close(): Promise<void>;
}

/** SQS with its event source mapping and dead-letter queue: at-least-once delivery. */
export function openQueue(options: QueueOptions): Queue {
  const {
    name,
    deliver,
    batchSize = 10,
    concurrency = 4,
    visibilityMs = 60_000,
    delayMs = 0,
    maxReceiveCount = 5,
    firstRetryMs = 250,
    file,
    log = console.error,
  } = options;
  const { waiting, dead } = loadMessages(file);
  const running = new Set<Promise<void>>();
  let timer: NodeJS.Timeout | undefined;
  let closed = false;

  const save = () => file && saveMessages(file, { waiting, dead });

  function pump(): void {
    clearTimeout(timer);
    if (closed) return;
    const now = Date.now();
    const visible = [...waiting.values()].filter((message) => message.visibleAt <= now);
    while (visible.length && running.size < concurrency) {
      const batch = receive(visible.splice(0, batchSize), now).finally(() => running.delete(batch) && pump());
      running.add(batch);
    }
    const next = Math.min(...[...waiting.values()].map(({ visibleAt }) => visibleAt));
    if (Number.isFinite(next) && running.size < concurrency) timer = setTimeout(pump, Math.max(1, next - now));
  }

  async function receive(batch: QueuedMessage[], now: number): Promise<void> {
    for (const message of batch) {
      message.receiveCount++;
      message.firstReceivedAt ??= now;
      message.visibleAt = now + visibilityMs;
    }
    save();
    const failed = await deliverInTime(sqsEvent(name, batch), batch);
    const at = Date.now(); // one time for all, so that the failed messages are retried together
    for (const message of batch) settle(message, failed.has(message.messageId), at);
    save();
  }

  async function deliverInTime(event: unknown, batch: QueuedMessage[]): Promise<Set<string>> {
    try {
      return failedMessageIds(await withTimeout(visibilityMs, deliver(event)), batch);
    } catch (cause) {
      log(`${name}: a batch of ${batch.length} failed: ${cause instanceof Error ? cause.message : String(cause)}`);
      return new Set(batch.map(({ messageId }) => messageId));
    }
  }

  function settle(message: QueuedMessage, failed: boolean, at: number): void {
    if (failed && message.receiveCount < maxReceiveCount) {
      message.visibleAt = at + Math.min(visibilityMs, firstRetryMs * 2 ** (message.receiveCount - 1));
      return;
    }
    waiting.delete(message.messageId);
    if (!failed) return;
    dead.push(message);
    log(
      `${name}: message ${message.messageId} is a dead letter after ${message.receiveCount} deliveries; see /_local/dead-letters.`,
    );
  }

  timer = setTimeout(pump, 1);
  return {
    send(body) {
      const now = Date.now();
      const messageId = randomUUID();
      waiting.set(messageId, { messageId, body, sentAt: now, receiveCount: 0, visibleAt: now + delayMs });
      save();
      clearTimeout(timer);
      if (!closed) timer = setTimeout(pump, 1);
    },
    deadLetters: () => [...dead],
    async close() {
      closed = true;
      clearTimeout(timer);
      await Promise.allSettled(running);
    },
  };
}

interface Messages {
  waiting: Map<string, QueuedMessage>;
  dead: QueuedMessage[];
}

function loadMessages(file: string | undefined): Messages {
  if (!file || !existsSync(file)) return { waiting: new Map(), dead: [] };
  const { waiting, dead } = JSON.parse(readFileSync(file, 'utf8')) as Record<keyof Messages, QueuedMessage[]>;
  return { waiting: new Map(waiting.map((message) => [message.messageId, { ...message, visibleAt: 0 }])), dead };
}

function saveMessages(file: string, { waiting, dead }: Messages): void {
  writeFileSync(`${file}.draft`, JSON.stringify({ waiting: [...waiting.values()], dead }));
  renameSync(`${file}.draft`, file);
}

/**
 * Ids of the messages to retry, by Lambda's rules for `ReportBatchItemFailures`: a missing or empty list means none, an unknown id means
 * all.
 */
function failedMessageIds(result: unknown, batch: readonly QueuedMessage[]): Set<string> {
  const known = new Set(batch.map(({ messageId }) => messageId));
  const failures = listed(result);
  const failed = failures.filter((id): id is string => typeof id === 'string' && known.has(id));
  return failed.length === failures.length ? new Set(failed) : known;
}

function listed(result: unknown): unknown[] {
  const failures = (result as { batchItemFailures?: unknown } | null | undefined)?.batchItemFailures ?? [];
  if (!Array.isArray(failures)) return [undefined];
  return failures.map((failure: { itemIdentifier?: unknown } | null) => failure?.itemIdentifier);
}
