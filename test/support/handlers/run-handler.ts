import type { Context } from 'aws-lambda';
import { vi } from 'vitest';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { dynamoEndpoint } from '#test/support/dynamo/dynamo-endpoint.ts';

type Handler = (event: unknown, context: Context) => Promise<unknown>;

/** Sets the environment variables that a deployed handler of one table reads. */
export function stubEnvironment({ name }: Pick<Table, 'name'>): void {
  vi.stubEnv('TABLE_NAME', name);
  vi.stubEnv('AWS_REGION', 'ap-south-1');
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'local');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'local');
  vi.stubEnv('AWS_ENDPOINT_URL_DYNAMODB', dynamoEndpoint());
}

/** Runs a scheduled handler once. @returns the lines it logged and the error it threw. */
export async function runScheduled(
  handler: Handler,
  functionName: string,
): Promise<{ lines: string[]; cause?: unknown }> {
  const output = vi.spyOn(process.stdout, 'write').mockImplementation(() => true);
  const lines = () => output.mock.calls.map(([line]) => String(line));
  try {
    await handler({}, { functionName, getRemainingTimeInMillis: () => 60_000 } as Context);
    return { lines: lines() };
  } catch (cause) {
    return { lines: lines(), cause };
  } finally {
    output.mockRestore();
  }
}

/** The lines that are metrics, parsed. */
export function metricsIn(lines: readonly string[]): Record<string, unknown>[] {
  return lines.filter((line) => line.includes('"_aws"')).map((line) => JSON.parse(line) as Record<string, unknown>);
}
