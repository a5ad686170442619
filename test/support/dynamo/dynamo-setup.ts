import type { TestProject } from 'vitest/node';
import { startDynamo } from '#infra/local/engines/dynamo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dynamoEndpoints: string[];
  }
}

/** One engine for each worker: an engine has one lock for all its tables, so a busy test file would slow the other one down. */
const engines = 3;

/** Runs DynamoDB Local in memory for the whole run and all its projects. Each test file makes its own table in one of the engines. */
export default async function setup({ vitest }: TestProject) {
  if ('dynamoEndpoints' in vitest.getRootProject().getProvidedContext()) return;
  const started = await Promise.all(Array.from({ length: engines }, () => startDynamo()));
  vitest.provide(
    'dynamoEndpoints',
    started.map(({ endpoint }) => endpoint),
  );
  return async () => void (await Promise.all(started.map((dynamo) => dynamo.close())));
}
