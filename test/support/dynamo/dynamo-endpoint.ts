import { inject } from 'vitest';

/** The endpoint of the engine that this test worker uses. */
export function dynamoEndpoint(): string {
  const endpoints = inject('dynamoEndpoints');
  const endpoint = endpoints[Number(process.env.VITEST_POOL_ID ?? 1) % endpoints.length];
  if (endpoint === undefined) throw new Error('No DynamoDB Local was started for the tests.');
  return endpoint;
}
