import type { TestProject } from 'vitest/node';
import { startDynamo } from '#infra/local/engines/dynamo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dynamoEndpoints: string[];
  }
}

/** As many as there are workers: one engine has one lock for all its tables, and a crowd in one file would hold up the other. */
const engines = 2;

/** DynamoDB Local in memory for the whole run; each test file makes its own table in one of them. */
export default async function setup(project: TestProject) {
  const started = await Promise.all(Array.from({ length: engines }, () => startDynamo()));
  project.provide(
    'dynamoEndpoints',
    started.map(({ endpoint }) => endpoint),
  );
  return async () => void (await Promise.all(started.map((dynamo) => dynamo.close())));
}
