import type { SQSBatchResponse, SQSEvent } from 'aws-lambda';
import { vi } from 'vitest';

type Handler = (event: SQSEvent) => Promise<SQSBatchResponse>;

/**
 * Copies of the deployed handler, each with a pace of its own as each copy of a Lambda function has; one call at a time each.
 * The environment must be set before.
 */
export async function reportWorkers(count: number): Promise<(event: unknown) => Promise<unknown>> {
  const idle: Handler[] = [];
  for (let copy = 0; copy < count; copy++) {
    vi.resetModules();
    const { handler } = await import('#functions/handlers/deliver-report.ts');
    idle.push(handler);
  }
  return async (event) => {
    const handler = idle.pop();
    if (!handler) throw new Error('There are more calls at once than the event source allows.');
    try {
      return await handler(event as SQSEvent);
    } finally {
      idle.push(handler);
    }
  };
}
