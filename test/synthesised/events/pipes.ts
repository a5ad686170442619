import { DynamoDBStreamsClient } from '@aws-sdk/client-dynamodb-streams';
import * as z from 'zod/mini';
import { pipeRecord } from '#infra/local/events/events-stream-shape.ts';
import { readStream } from '#infra/local/events/stream-reader.ts';
import type { Access } from '../access/access.ts';
import type { Deployment } from '../assembly/resolve.ts';
import { matchesPattern } from './event-pattern.ts';
import type { Journal } from '../services/journal.ts';
import type { Queues } from './queues.ts';

const pipe = z.strictObject({
  Name: z.optional(z.string()),
  RoleArn: z.string(),
  Source: z.string(),
  Target: z.string(),
  DesiredState: z._default(z.literal('RUNNING'), 'RUNNING'),
  SourceParameters: z.object({
    DynamoDBStreamParameters: z.object({
      StartingPosition: z.literal('TRIM_HORIZON'),
      BatchSize: z._default(z.number(), 100),
      DeadLetterConfig: z.optional(z.object({ Arn: z.string() })),
    }),
    FilterCriteria: z.optional(z.object({ Filters: z.array(z.object({ Pattern: z.string() })) })),
  }),
  LogConfiguration: z.optional(z.unknown()),
  Tags: z.optional(z.unknown()),
});

interface PipesOptions {
  deployment: Deployment;
  access: Access;
  queues: Queues;
  /** Where the engine of the tables is. */
  endpoint: string;
  region: string;
  /** Is told of each record of the stream, and whether it passes. */
  onRecord: Journal['offered'];
  log(line: string): void;
}

const readerActions = ['DescribeStream', 'GetRecords', 'GetShardIterator'].map((name) => `dynamodb:${name}`);

/** EventBridge Pipes: sends the records of a table's stream that pass a pipe's filter to its queue, by the rights of the pipe's role. */
export async function openPipes({
  deployment,
  access,
  queues,
  endpoint,
  region,
  onRecord: onOffered,
  log,
}: PipesOptions): Promise<{ close(): Promise<void> }> {
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBStreamsClient({ endpoint, region, credentials });
  const pipes = deployment
    .ofType('AWS::Pipes::Pipe')
    .map(({ logicalId, properties }) => ({ logicalId, ...pipe.parse(properties) }));
  const readers: Awaited<ReturnType<typeof readStream>>[] = [];
  for (const { logicalId, RoleArn, Source, Target, SourceParameters } of pipes) {
    const table = deployment.all.find(({ attributes }) => attributes['StreamArn'] === Source);
    if (!table) throw new Error(`The source of the pipe ${logicalId} is no stream of a table.`);
    for (const action of readerActions) {
      const refusal = await access.refusal({ role: RoleArn }, { action, resource: Source, context: {} });
      if (refusal) throw new Error(`The pipe ${logicalId} cannot read its stream: ${refusal}`);
    }
    const patterns = (SourceParameters.FilterCriteria?.Filters ?? []).map(({ Pattern }): unknown =>
      JSON.parse(Pattern),
    );
    const onRecord: Parameters<typeof readStream>[0]['onRecord'] = (streamed) => {
      const record = pipeRecord(streamed, Source);
      const passes = patterns.length === 0 || patterns.some((each) => matchesPattern(each, record));
      onOffered(Target, passes);
      if (!passes) return;
      access
        .refusal({ role: RoleArn }, { action: 'sqs:SendMessage', resource: Target, context: {} })
        .then((refusal) =>
          refusal ? log(`The pipe ${logicalId}: ${refusal}`) : queues.send(Target, JSON.stringify(record)),
        )
        .catch((cause: unknown) => log(`The pipe ${logicalId}: ${String(cause)}`));
    };
    readers.push(await readStream({ client, tableName: table.ref, onRecord, log }));
  }
  return {
    async close() {
      await Promise.all(readers.map((each) => each.close()));
      client.destroy();
    },
  };
}
