import {
  CreateTableCommand,
  type DynamoDBClient,
  UpdateTimeToLiveCommand,
  type CreateTableCommandInput,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { attemptedInDynamo, type KeyNames } from '../access/dynamo-calls.ts';
import type { SignedRequest } from '../access/signature.ts';
import { account, type Deployed, type Deployment } from '../assembly/resolve.ts';
import { askEngine, passedOn } from '../network/forward.ts';
import { openBusyTable } from './busy-table.ts';
import type { SignedService } from './signed-service.ts';

const keySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const projection = z.object({
  ProjectionType: z.enum(['KEYS_ONLY', 'ALL', 'INCLUDE']),
  NonKeyAttributes: z.optional(z.array(z.string())),
});
const tableProperties = z.object({
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  BillingMode: z.optional(z.enum(['PAY_PER_REQUEST', 'PROVISIONED'])),
  KeySchema: keySchema,
  GlobalSecondaryIndexes: z._default(
    z.array(z.object({ IndexName: z.string(), KeySchema: keySchema, Projection: projection })),
    [],
  ),
  StreamSpecification: z.optional(
    z.object({ StreamViewType: z.enum(['NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES', 'KEYS_ONLY']) }),
  ),
  TimeToLiveSpecification: z.optional(z.object({ AttributeName: z.optional(z.string()), Enabled: z.boolean() })),
});

const tablesOf = (deployment: Deployment): Deployed[] =>
  ['AWS::DynamoDB::GlobalTable', 'AWS::DynamoDB::Table'].flatMap(deployment.ofType);

/** Makes the tables of the templates. */
export async function makeTables(deployment: Deployment, client: DynamoDBClient): Promise<void> {
  for (const { ref, properties } of tablesOf(deployment)) {
    const {
      TimeToLiveSpecification: ttl,
      StreamSpecification,
      GlobalSecondaryIndexes,
      BillingMode,
      ...rest
    } = tableProperties.parse(properties);
    const input: CreateTableCommandInput = {
      TableName: ref,
      ...rest,
      BillingMode: BillingMode ?? 'PAY_PER_REQUEST',
      ...(GlobalSecondaryIndexes.length > 0 && {
        GlobalSecondaryIndexes: GlobalSecondaryIndexes.map(
          ({ Projection: { ProjectionType, NonKeyAttributes }, ...index }) => ({
            ...index,
            Projection: { ProjectionType, ...(NonKeyAttributes && { NonKeyAttributes }) },
          }),
        ),
      }),
      ...(StreamSpecification && { StreamSpecification: { StreamEnabled: true, ...StreamSpecification } }),
    };
    await client.send(new CreateTableCommand(input));
    if (ttl?.Enabled && ttl.AttributeName)
      await client.send(
        new UpdateTimeToLiveCommand({
          TableName: ref,
          TimeToLiveSpecification: { AttributeName: ttl.AttributeName, Enabled: true },
        }),
      );
  }
}

/** The partition keys of the tables and their indexes. */
export function keyNamesOf(deployment: Deployment): KeyNames & { all(table: string): string[] } {
  const hashOf = (schema: z.infer<typeof keySchema>) =>
    schema.find(({ KeyType }) => KeyType === 'HASH')?.AttributeName ?? '';
  const tables = new Map(tablesOf(deployment).map(({ ref, properties }) => [ref, tableProperties.parse(properties)]));
  const hash = (table: string, index?: string) => {
    const found = tables.get(table);
    const schema = index
      ? found?.GlobalSecondaryIndexes.find(({ IndexName }) => IndexName === index)?.KeySchema
      : found?.KeySchema;
    return hashOf(schema ?? []);
  };
  return Object.assign(hash, {
    all: (table: string) => (tables.get(table)?.KeySchema ?? []).map((each) => each.AttributeName),
  });
}

const problem = z.object({
  __type: z.optional(z.string()),
  message: z.optional(z.string()),
  Message: z.optional(z.string()),
  CancellationReasons: z._default(z.array(z.object({ Code: z.string(), Message: z.optional(z.string()) })), []),
});
const misunderstood = /(ValidationException|ResourceNotFoundException|SerializationException)$/;

interface DynamoOptions {
  endpoint: string;
  region: string;
  keyNames: ReturnType<typeof keyNamesOf>;
}

/** DynamoDB: the engine behind the policies of whoever asks. */
export function dynamoService({ endpoint, region, keyNames }: DynamoOptions): SignedService {
  const keyOf = (table: string, item: Record<string, unknown>) =>
    JSON.stringify([table, ...keyNames.all(table).map((name) => item[name])]);
  const busy = openBusyTable(keyOf);
  const operationOf = ({ headers }: SignedRequest) => String(headers['x-amz-target']).split('.').at(-1) ?? '';
  const error = (code: string, message: string) =>
    Buffer.from(JSON.stringify({ __type: `com.amazon.coral.service#${code}`, message }));
  return {
    accessDenied: { status: 400, code: 'AccessDeniedException' },
    attempted: (request) =>
      attemptedInDynamo(
        operationOf(request),
        JSON.parse(request.body.toString('utf8')),
        `arn:aws:dynamodb:${region}:${account}:`,
        keyNames,
      ),
    refuse: (_, code, message) => ({
      status: 400,
      headers: { 'content-type': 'application/x-amz-json-1.0' },
      body: error(code, message),
    }),
    rejection(request, { status, body }) {
      if (status !== 400) return undefined;
      const parsed = problem.parse(JSON.parse(body.toString('utf8')));
      const { __type = '', message = parsed.Message ?? '', CancellationReasons } = parsed;
      const why = misunderstood.test(__type)
        ? `${__type.split('#').at(-1)}: ${message}`
        : CancellationReasons.find(({ Code }) => Code === 'ValidationError')?.Message;
      return why ? { call: `dynamodb:${operationOf(request)}`, why } : undefined;
    },
    answer(request) {
      const asked: unknown = JSON.parse(request.body.toString('utf8'));
      return busy.around(operationOf(request), asked, () =>
        askEngine(endpoint, { ...request, headers: passedOn(request.headers) }),
      );
    },
  };
}
