import {
  DescribeStreamCommand,
  type DynamoDBStreamsClient,
  ExpiredIteratorException,
  GetRecordsCommand,
  GetShardIteratorCommand,
  ListStreamsCommand,
  TrimmedDataAccessException,
  type _Record,
  type Shard,
} from '@aws-sdk/client-dynamodb-streams';

interface StreamOptions {
  client: DynamoDBStreamsClient;
  tableName: string;
  /** Called in order within a shard, and again from the oldest record at each start: the callback must be idempotent. */
  onRecord(record: _Record, streamArn: string): void;
  log: (line: string) => void;
}

const pollMs = 200;

interface OpenShard {
  iterator?: string;
  /** Where to continue when the iterator has expired. */
  lastSequence?: string;
}

/** Reads a table's stream as EventBridge Pipes does: every shard, parents before children, new shards as they appear. */
export async function readStream(options: StreamOptions): Promise<{ close(): Promise<void> }> {
  const { client, tableName, onRecord, log } = options;
  const { Streams = [] } = await client.send(new ListStreamsCommand({ TableName: tableName }));
  const streamArn = Streams.at(-1)?.StreamArn;
  if (!streamArn) throw new Error(`The table ${tableName} has no stream.`);
  const open = new Map<string, OpenShard>();
  const done = new Set<string>();
  let closed = false;
  let lookedAt = 0;

  async function lookForShards(): Promise<void> {
    const shards = await listShards(client, streamArn as string);
    const exists = new Set(shards.map(({ ShardId }) => ShardId));
    for (const { ShardId, ParentShardId } of shards) {
      const parentIsRead = !ParentShardId || !exists.has(ParentShardId) || done.has(ParentShardId);
      if (ShardId && parentIsRead && !open.has(ShardId) && !done.has(ShardId)) open.set(ShardId, {});
    }
    lookedAt = Date.now();
  }

  async function readShard(shardId: string, shard: OpenShard): Promise<void> {
    try {
      shard.iterator ??= await iteratorFor(client, streamArn as string, shardId, shard.lastSequence);
      const { Records = [], NextShardIterator } = await client.send(
        new GetRecordsCommand({ ShardIterator: shard.iterator }),
      );
      for (const record of Records) {
        onRecord(record, streamArn as string);
        if (record.dynamodb?.SequenceNumber) shard.lastSequence = record.dynamodb.SequenceNumber;
      }
      if (NextShardIterator) {
        shard.iterator = NextShardIterator;
        return;
      }
      open.delete(shardId);
      done.add(shardId);
      lookedAt = 0;
    } catch (cause) {
      if (cause instanceof TrimmedDataAccessException) delete shard.lastSequence;
      else if (!(cause instanceof ExpiredIteratorException)) throw cause;
      delete shard.iterator;
    }
  }

  async function loop(): Promise<void> {
    while (!closed) {
      try {
        if (Date.now() - lookedAt > 10_000) await lookForShards();
        for (const [shardId, shard] of open) await readShard(shardId, shard);
      } catch (cause) {
        if (!closed) log(`stream: ${cause instanceof Error ? cause.message : String(cause)}`);
      }
      await new Promise((resolve) => setTimeout(resolve, pollMs));
    }
  }

  const running = loop();
  return {
    async close() {
      closed = true;
      await running;
    },
  };
}

async function listShards(client: DynamoDBStreamsClient, streamArn: string): Promise<Shard[]> {
  const shards: Shard[] = [];
  let after: string | undefined;
  do {
    const { StreamDescription } = await client.send(
      new DescribeStreamCommand({ StreamArn: streamArn, ...(after ? { ExclusiveStartShardId: after } : {}) }),
    );
    shards.push(...(StreamDescription?.Shards ?? []));
    after = StreamDescription?.LastEvaluatedShardId;
  } while (after);
  return shards;
}

async function iteratorFor(
  client: DynamoDBStreamsClient,
  streamArn: string,
  shardId: string,
  after: string | undefined,
): Promise<string> {
  const from = after
    ? { ShardIteratorType: 'AFTER_SEQUENCE_NUMBER' as const, SequenceNumber: after }
    : { ShardIteratorType: 'TRIM_HORIZON' as const };
  const { ShardIterator } = await client.send(
    new GetShardIteratorCommand({ StreamArn: streamArn, ShardId: shardId, ...from }),
  );
  if (!ShardIterator) throw new Error(`No iterator for shard ${shardId}.`);
  return ShardIterator;
}
