import {
  DescribeStreamCommand,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
  TrimmedDataAccessException,
  type DynamoDBStreamsClient,
} from '@aws-sdk/client-dynamodb-streams';
import { afterEach, expect, it, vi } from 'vitest';
import { readStream } from '#infra/local/events/stream-reader.ts';

/** Within a time that a busy machine needs, too. */
const soon = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 15_000, interval: 10 });

interface FakeShard {
  parent?: string;
  /** Sequence numbers. */
  records: string[];
  closed?: boolean;
}

let reader: { close(): Promise<void> } | undefined;
afterEach(() => reader?.close());

/** A stream of these shards; an iterator is `shard:position`. `fail` may throw for one of them, once it has been asked. */
async function read(shards: Record<string, FakeShard>, fail: (iterator: string) => void = () => undefined) {
  const seen: string[] = [];
  const iterators: string[] = [];
  const send = async (command: unknown) => {
    if (command instanceof ListStreamsCommand) return { Streams: [{ StreamArn: 'arn' }] };
    if (command instanceof DescribeStreamCommand) {
      const names = Object.keys(shards);
      const next = names.indexOf(command.input.ExclusiveStartShardId ?? '') + 1;
      const name = names[next] ?? '';
      const parent = shards[name]?.parent;
      const page = [{ ShardId: name, ...(parent ? { ParentShardId: parent } : {}) }];
      return {
        StreamDescription: { Shards: page, ...(next + 1 < names.length ? { LastEvaluatedShardId: name } : {}) },
      };
    }
    if (command instanceof GetShardIteratorCommand) {
      const { ShardId = '', ShardIteratorType, SequenceNumber = '' } = command.input;
      const from =
        ShardIteratorType === 'TRIM_HORIZON' ? 0 : (shards[ShardId]?.records.indexOf(SequenceNumber) ?? 0) + 1;
      iterators.push(`${ShardId}:${from}`);
      return { ShardIterator: `${ShardId}:${from}` };
    }
    if (!(command instanceof GetRecordsCommand)) throw new Error('unexpected call');
    const iterator = command.input.ShardIterator ?? '';
    fail(iterator);
    const [name = '', at = ''] = iterator.split(':');
    const { records = [], closed = false } = shards[name] ?? {};
    const sequence = records[Number(at)];
    const ended = closed && Number(at) + 1 >= records.length;
    const next = sequence === undefined ? Number(at) : Number(at) + 1;
    return {
      Records: sequence === undefined ? [] : [{ dynamodb: { SequenceNumber: sequence } }],
      ...(ended ? {} : { NextShardIterator: `${name}:${next}` }),
    };
  };
  reader = await readStream({
    client: { send } as unknown as DynamoDBStreamsClient,
    tableName: 't',
    onRecord: (record) => seen.push(record.dynamodb?.SequenceNumber ?? ''),
    pollMs: 2,
    log: () => undefined,
  });
  return { seen, iterators };
}

it('reads every shard from its beginning, over all pages of the list', async () => {
  const { seen } = await read({ a: { records: ['1', '2'] }, b: { records: ['3'] }, c: { records: ['4'] } });
  await soon(() => expect([...seen].sort()).toEqual(['1', '2', '3', '4']));
});

it('reads a parent to its end before its children', async () => {
  const { seen } = await read({
    child: { parent: 'parent', records: ['4'] },
    parent: { parent: 'long gone', records: ['1', '2', '3'], closed: true },
  });
  await soon(() => expect(seen).toEqual(['1', '2', '3', '4']));
});

it('finds the shards that come later', async () => {
  const shards: Record<string, FakeShard> = { a: { records: ['1'], closed: false } };
  const { seen } = await read(shards);
  await soon(() => expect(seen).toEqual(['1']));
  shards['b'] = { parent: 'a', records: ['3'] };
  Object.assign(shards['a'] ?? {}, { records: ['1', '2'], closed: true });
  await soon(() => expect(seen).toEqual(['1', '2', '3']));
});

it('goes on after the last record when an iterator has expired', async () => {
  let expired = false;
  const { seen, iterators } = await read({ a: { records: ['1', '2', '3'] } }, (iterator) => {
    if (iterator !== 'a:2' || expired) return;
    expired = true;
    throw new ExpiredIteratorException({ message: 'old', $metadata: {} });
  });
  await soon(() => expect(seen).toEqual(['1', '2', '3']));
  expect(iterators).toEqual(['a:0', 'a:2']);
});

it('begins with the oldest record when its place is trimmed', async () => {
  let trimmed = false;
  const { seen } = await read({ a: { records: ['1', '2'] } }, (iterator) => {
    if (iterator !== 'a:1' || trimmed) return;
    trimmed = true;
    throw new TrimmedDataAccessException({ message: 'gone', $metadata: {} });
  });
  await soon(() => expect(seen).toEqual(['1', '1', '2']));
});

it('outlives an outage', async () => {
  let failures = 0;
  const { seen } = await read({ a: { records: ['1', '2'] } }, (iterator) => {
    if (iterator === 'a:1' && failures++ < 3) throw new Error('connection refused');
  });
  await soon(() => expect(seen).toEqual(['1', '2']));
});
