import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import {
  CreateTableCommand,
  DynamoDBClient,
  ListTablesCommand,
  ResourceInUseException,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { gsi1 } from '#functions/adapters/dynamo/keys.ts';
import { freePort } from '#infra/local/ports.ts';
import { preflight, thisMachine } from '#infra/local/preflight.ts';

export interface LocalDynamo {
  endpoint: string;
  close(): Promise<void>;
}

interface DynamoOptions {
  port?: number;
  /** Folder for the tables. Without it, they are kept in memory. */
  dataFolder?: string;
  /** Without it, `preflight` finds or installs one. */
  javaPath?: string;
}

const emulator = join(
  dirname(createRequire(import.meta.url).resolve('amplify-dynamodb-simulator/package.json')),
  'emulator',
);

/** Starts Amazon's DynamoDB Local and waits until it answers. It stops when this process exits. */
export async function startDynamo({ port, dataFolder, javaPath }: DynamoOptions = {}): Promise<LocalDynamo> {
  const chosenPort = port ?? (await freePort());
  if (dataFolder) mkdirSync(dataFolder, { recursive: true });
  const java = spawn(
    javaPath ?? preflight(thisMachine(console.log)).javaPath,
    [
      '-Xmx1g',
      // Halves the time to start. The process is too short-lived to benefit from the better compiler.
      '-XX:TieredStopAtLevel=1',
      '-XX:+UseSerialGC',
      '-Djava.library.path=./DynamoDBLocal_lib',
      '-jar',
      'DynamoDBLocal.jar',
      '-port',
      String(chosenPort),
      '-sharedDb',
      ...(dataFolder ? ['-dbPath', dataFolder] : ['-inMemory']),
    ],
    { cwd: emulator, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const kill = () => java.kill('SIGKILL');
  process.once('exit', kill);
  const endpoint = `http://127.0.0.1:${chosenPort}`;
  try {
    await untilReady(java, endpoint);
  } catch (cause) {
    kill();
    throw cause;
  }
  return {
    endpoint,
    async close() {
      process.off('exit', kill);
      if (java.exitCode !== null || java.signalCode !== null) return;
      const exited = once(java, 'exit');
      java.kill('SIGTERM');
      await exited;
    },
  };
}

async function untilReady(java: ChildProcess, endpoint: string): Promise<void> {
  let stderr = '';
  java.stderr?.on('data', (chunk: Buffer) => (stderr = (stderr + chunk.toString()).slice(-2000)));
  let failed: Error | undefined;
  java.once('error', (error) => (failed = error));
  java.once('exit', (code) => (failed ??= new Error(`DynamoDB Local stopped with code ${code}. ${stderr.trim()}`)));
  const client = localClient(endpoint);
  for (let tries = 0; tries < 300; tries++) {
    if (failed) throw failed;
    try {
      await client.send(new ListTablesCommand({}));
      client.destroy();
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error(`DynamoDB Local did not answer within 30 s. ${stderr.trim()}`);
}

/**
 * A client for DynamoDB Local, which accepts any credentials. It retries like the SDK in AWS, because the engine closes connections that
 * are idle for half a minute while the process is busy.
 */
export function localClient(endpoint: string): DynamoDBClient {
  return new DynamoDBClient({
    endpoint,
    region: 'ap-south-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
}

interface TableOptions {
  /** Enables the stream. A stream more than doubles the time of a write, and the longer it is, the slower it gets. */
  hasStream?: boolean;
  /** Whether expired items (`ttl`) are deleted. */
  expires?: boolean;
}

/** Creates the product's table like the data stack. It leaves an existing table unchanged. */
export async function createTable(
  client: DynamoDBClient,
  tableName: string,
  { hasStream = true, expires = true }: TableOptions = {},
): Promise<void> {
  const text = (name: string) => ({ AttributeName: name, AttributeType: 'S' as const });
  const hash = (name: string) => ({ AttributeName: name, KeyType: 'HASH' as const });
  const range = (name: string) => ({ AttributeName: name, KeyType: 'RANGE' as const });
  try {
    await client.send(
      new CreateTableCommand({
        TableName: tableName,
        BillingMode: 'PAY_PER_REQUEST',
        AttributeDefinitions: [text('pk'), text('sk'), text('gsi1pk'), text('gsi1sk')],
        KeySchema: [hash('pk'), range('sk')],
        GlobalSecondaryIndexes: [
          {
            IndexName: gsi1,
            KeySchema: [hash('gsi1pk'), range('gsi1sk')],
            Projection: { ProjectionType: 'KEYS_ONLY' },
          },
        ],
        ...(hasStream && { StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' } }),
      }),
    );
    if (!expires) return;
    await client.send(
      new UpdateTimeToLiveCommand({
        TableName: tableName,
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      }),
    );
  } catch (cause) {
    if (!(cause instanceof ResourceInUseException)) throw cause;
  }
}
