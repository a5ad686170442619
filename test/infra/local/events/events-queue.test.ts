import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openQueue, type Queue, type QueueOptions } from '#infra/local/events/events-queue.ts';

/** Within a time that a busy machine needs, too. */
const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 15_000, interval: 10 });

interface Received {
  messageId: string;
  body: string;
  receives: number;
}

let queue: Queue | undefined;
afterEach(() => queue?.close());

/** A queue whose function answers with `answer`; the batches it was given. */
function openWith(
  answer: (batch: Received[]) => unknown,
  options: Partial<QueueOptions> = {},
): { queue: Queue; batches: Received[][] } {
  const batches: Received[][] = [];
  queue = openQueue({
    name: 'work',
    firstRetryMs: 5,
    log: () => undefined,
    async deliver(event) {
      const records = (
        event as { Records: { messageId: string; body: string; attributes: { ApproximateReceiveCount: string } }[] }
      ).Records;
      const batch = records.map(({ messageId, body, attributes }) => ({
        messageId,
        body,
        receives: Number(attributes.ApproximateReceiveCount),
      }));
      batches.push(batch);
      return answer(batch);
    },
    ...options,
  });
  return { queue, batches };
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const bodies = (batches: Received[][]) => batches.map((batch) => batch.map(({ body }) => body));

describe('a queue', () => {
  it('delivers what was sent, in batches, once', async () => {
    const { queue, batches } = openWith(() => undefined, { batchSize: 2 });
    for (const body of ['a', 'b', 'c']) queue.send(body);
    await soon(() => expect(bodies(batches)).toEqual([['a', 'b'], ['c']]));
    await pause(40);
    expect(batches).toHaveLength(2);
    expect(queue.deadLetters()).toEqual([]);
  });

  it('keeps a message back for as long as it is to', async () => {
    const { queue, batches } = openWith(() => undefined, { delayMs: 400 });
    const sentAt = Date.now();
    queue.send('a');
    await soon(() => expect(bodies(batches)).toEqual([['a']]));
    expect(Date.now() - sentAt).toBeGreaterThanOrEqual(390);
  });

  it('delivers a failed batch again and counts, and sets it aside after the last try', async () => {
    const { queue, batches } = openWith(
      () => {
        throw new Error('no');
      },
      { maxReceiveCount: 3 },
    );
    queue.send('a');
    await soon(() => expect(queue.deadLetters()).toMatchObject([{ body: 'a', receiveCount: 3 }]));
    expect(batches.map(([first]) => first?.receives)).toEqual([1, 2, 3]);
    await pause(40);
    expect(batches).toHaveLength(3);
  });

  it('waits longer before each try', async () => {
    const times: number[] = [];
    const { queue } = openWith(
      () => {
        times.push(Date.now());
        throw new Error('no');
      },
      { maxReceiveCount: 3, firstRetryMs: 60 },
    );
    queue.send('a');
    await soon(() => expect(times).toHaveLength(3));
    const [first = 0, second = 0, third = 0] = times;
    expect(second - first).toBeGreaterThanOrEqual(55);
    expect(third - second).toBeGreaterThanOrEqual(115);
  });

  it('brings back only the messages that the function names', async () => {
    const { queue, batches } = openWith((batch) => ({
      batchItemFailures: batch
        .filter(({ body, receives }) => body === 'b' && receives === 1)
        .map(({ messageId: itemIdentifier }) => ({ itemIdentifier })),
    }));
    for (const body of ['a', 'b', 'c']) queue.send(body);
    await soon(() => expect(bodies(batches)).toEqual([['a', 'b', 'c'], ['b']]));
    await pause(40);
    expect(batches).toHaveLength(2);
  });

  it.each([
    ['an unknown id', [{ itemIdentifier: 'someone-else' }]],
    ['an empty id', [{ itemIdentifier: '' }]],
    ['null for an id', [{ itemIdentifier: null }]],
    ['another key', [{ id: 'x' }]],
    ['no list', 'all of them'],
  ])('brings back the whole batch for %s', async (_, batchItemFailures) => {
    const { queue, batches } = openWith(([first]) => (first?.receives === 1 ? { batchItemFailures } : undefined));
    queue.send('a');
    queue.send('b');
    await soon(() =>
      expect(bodies(batches)).toEqual([
        ['a', 'b'],
        ['a', 'b'],
      ]),
    );
  });

  it.each([[undefined], [null], [{}], [{ batchItemFailures: [] }], [{ batchItemFailures: null }]])(
    'takes %j for success',
    async (answer) => {
      const { queue, batches } = openWith(() => answer);
      queue.send('a');
      await pause(60);
      expect(bodies(batches)).toEqual([['a']]);
    },
  );

  it('delivers again when there is no answer within the visibility time-out', async () => {
    const { queue, batches } = openWith(
      ([first]) => (first?.receives === 1 ? new Promise(() => undefined) : undefined),
      { visibilityMs: 30 },
    );
    queue.send('a');
    await soon(() => expect(batches).toHaveLength(2));
    expect(batches[1]?.[0]?.receives).toBe(2);
  });

  it('runs no more batches at once than it may', async () => {
    let running = 0;
    let most = 0;
    const { queue, batches } = openWith(
      async () => {
        most = Math.max(most, ++running);
        await pause(10);
        running--;
      },
      { batchSize: 1, concurrency: 2 },
    );
    for (const body of 'abcdef') queue.send(body);
    await soon(() => expect(batches).toHaveLength(6));
    expect(most).toBe(2);
  });

  it('keeps what is not done and what is dead over a restart', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'queue-')), 'queue.json');
    const fail = () => {
      throw new Error('no');
    };
    const before = openWith(fail, { file, maxReceiveCount: 1, batchSize: 1 });
    before.queue.send('dead');
    await soon(() => expect(before.queue.deadLetters()).toHaveLength(1));
    await before.queue.close();
    before.queue.send('late');

    const after = openWith(() => undefined, { file });
    await soon(() => expect(bodies(after.batches)).toEqual([['late']]));
    expect(after.queue.deadLetters()).toMatchObject([{ body: 'dead' }]);
  });
});
