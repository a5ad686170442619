import { setTimeout as wait } from 'node:timers/promises';
import * as z from 'zod/mini';
import type { Access } from '../access/access.ts';
import type { Deployment } from '../assembly/resolve.ts';
import type { Lambda } from '../functions/lambda.ts';
import type { Queues } from './queues.ts';

const config = z.object({
  FunctionName: z.string(),
  Qualifier: z.string(),
  MaximumRetryAttempts: z._default(z.number(), 2),
  DestinationConfig: z.optional(z.object({ OnFailure: z.optional(z.object({ Destination: z.string() })) })),
});

export interface AsyncCalls {
  /** Calls a function and forgets it: what fails is called again, and told to the function's destination in the end. */
  call(arn: string, event: unknown): void;
  close(): Promise<void>;
}

interface AsyncCallsOptions {
  deployment: Deployment;
  lambda: Lambda;
  access: Access;
  queues: Queues;
  speed: number;
  log(line: string): void;
}

/** Lambda's own waits before the first and the second repetition. */
const retryAfterMs = [60_000, 120_000];

/** Lambda's asynchronous calls, with the retries and destinations of the template. */
export function openAsyncCalls({ deployment, lambda, access, queues, speed, log }: AsyncCallsOptions): AsyncCalls {
  const configs = deployment.ofType('AWS::Lambda::EventInvokeConfig').map(({ properties }) => config.parse(properties));
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  async function run(arn: string, event: unknown): Promise<void> {
    const { name, roleArn, logicalId } = lambda.settingsOf(arn);
    const qualifier = arn.split(':')[7] ?? '$LATEST';
    const own = configs.find((each) => [name, arn].includes(each.FunctionName) && each.Qualifier === qualifier);
    const retries = own?.MaximumRetryAttempts ?? 2;
    for (let tries = 0; ; tries++) {
      try {
        await lambda.invoke(arn, event);
        return;
      } catch (cause) {
        log(`${logicalId} failed: ${cause instanceof Error ? cause.message : String(cause)}`);
        if (tries >= retries) break;
        await wait((retryAfterMs[tries] ?? 0) / speed, undefined, { signal: stopping.signal });
      }
    }
    const destination = own?.DestinationConfig?.OnFailure?.Destination;
    if (!destination) return;
    const refusal = await access.refusal(
      { role: roleArn },
      { action: 'sqs:SendMessage', resource: destination, context: {} },
    );
    if (refusal) return log(refusal);
    queues.send(
      destination,
      JSON.stringify({
        version: '1.0',
        requestContext: { functionArn: arn, condition: 'RetriesExhausted' },
        requestPayload: event,
      }),
    );
  }

  return {
    call(arn, event) {
      const one: Promise<void> = run(arn, event)
        .catch((cause: unknown) => void (stopping.signal.aborted || log(String(cause))))
        .finally(() => running.delete(one));
      running.add(one);
    },
    async close() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}
