import type { TestProject } from 'vitest/node';
import { startDynamo } from '#infra/local/dynamo.ts';

declare module 'vitest' {
  interface ProvidedContext {
    dynamoEndpoint: string;
  }
}

/** One DynamoDB Local in memory for the whole run; each test file makes its own table in it. */
export default async function setup(project: TestProject) {
  const dynamo = await startDynamo();
  project.provide('dynamoEndpoint', dynamo.endpoint);
  return () => dynamo.close();
}
