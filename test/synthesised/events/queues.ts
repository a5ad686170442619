import * as z from 'zod/mini';
import { openQueue, type Queue } from '#infra/local/events/events-queue.ts';
import type { QueuedMessage } from '#infra/local/events/events-shapes.ts';
import type { Access } from '../access/access.ts';
import type { Deployment } from '../assembly/resolve.ts';
import type { Lambda } from '../functions/lambda.ts';

const queue = z.object({
  VisibilityTimeout: z._default(z.number(), 30),
  DelaySeconds: z._default(z.number(), 0),
  MessageRetentionPeriod: z._default(z.number(), 345_600),
  RedrivePolicy: z.optional(z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() })),
});
const mapping = z.strictObject({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z._default(z.number(), 10),
  Enabled: z._default(z.boolean(), true),
  FunctionResponseTypes: z._default(z.array(z.literal('ReportBatchItemFailures')), []),
  ScalingConfig: z.optional(z.object({ MaximumConcurrency: z.number() })),
  MaximumBatchingWindowInSeconds: z._default(z.number(), 0),
});

export interface Queues {
  /** Sends a message as whoever it is, if the policies allow it. */
  send(arn: string, body: string): void;
  /** What lies in the queues that nothing reads: the dead letters. */
  unread(): Record<string, string[]>;
  close(): Promise<void>;
}

interface QueuesOptions {
  deployment: Deployment;
  lambda: Lambda;
  access: Access;
  /** How many times faster than in AWS a message becomes visible. */
  speed: number;
  log(line: string): void;
}

/** What Lambda must be able to do with a queue before it accepts an event source mapping. */
const readerActions = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
/** Concurrent calls of a mapping without a limit of its own. Lambda begins with five. */
const concurrencyByDefault = 5;

/** SQS with Lambda's event source mappings: queues with the delays and retries of the template. */
export async function openQueues({ deployment, lambda, access, speed, log }: QueuesOptions): Promise<Queues> {
  const mappings = deployment
    .ofType('AWS::Lambda::EventSourceMapping')
    .map(({ properties }) => mapping.parse(properties));
  const read = new Map<string, Queue>();
  const unread = new Map<string, { name: string; bodies: string[] }>();

  for (const { ref, attributes, properties } of deployment.ofType('AWS::SQS::Queue')) {
    const arn = attributes['Arn'] ?? ref;
    const name = attributes['QueueName'] ?? ref;
    const source = mappings.find(({ EventSourceArn, Enabled }) => Enabled && EventSourceArn === arn);
    if (!source) {
      unread.set(arn, { name, bodies: [] });
      continue;
    }
    const { VisibilityTimeout, DelaySeconds, RedrivePolicy } = queue.parse(properties);
    const target = functionArn(source.FunctionName, arn);
    const { roleArn, timeoutSeconds, logicalId } = lambda.settingsOf(target);
    if (VisibilityTimeout < timeoutSeconds)
      throw new Error(
        `Queue ${name} hides a message for ${VisibilityTimeout} s, but ${logicalId} may take ${timeoutSeconds} s: Lambda refuses such a mapping.`,
      );
    for (const action of readerActions) {
      const refusal = await access.refusal({ role: roleArn }, { action, resource: arn, context: {} });
      if (refusal) throw new Error(`Lambda refuses to read the queue ${name}: ${refusal}`);
    }
    const reportsFailures = source.FunctionResponseTypes.length > 0;
    const hiddenMs = (VisibilityTimeout * 1000) / speed;
    read.set(
      arn,
      openQueue({
        name,
        async deliver(event) {
          const result = await lambda.invoke(target, event);
          return reportsFailures ? result : undefined;
        },
        batchSize: source.BatchSize,
        concurrency: source.ScalingConfig?.MaximumConcurrency ?? concurrencyByDefault,
        // The function runs at its own speed, and needs its time.
        visibilityMs: Math.max(hiddenMs, (timeoutSeconds + 1) * 1000),
        firstRetryMs: hiddenMs,
        delayMs: (DelaySeconds * 1000) / speed,
        maxReceiveCount: RedrivePolicy?.maxReceiveCount ?? Infinity,
        log,
      }),
    );
  }
  return {
    send(arn, body) {
      const queueOf = read.get(arn);
      if (queueOf) return queueOf.send(body);
      const found = unread.get(arn);
      if (!found) throw new Error(`There is no queue ${arn}.`);
      found.bodies.push(body);
    },
    unread() {
      const dead = [...read].map(([arn, each]): [string, string[]] => [
        arn.split(':').at(-1) ?? arn,
        bodies(each.deadLetters()),
      ]);
      return Object.fromEntries([
        ...dead,
        ...[...unread.values()].map(({ name, bodies: kept }): [string, string[]] => [name, kept]),
      ]);
    },
    close: async () => void (await Promise.all([...read.values()].map((each) => each.close()))),
  };
}

const bodies = (messages: QueuedMessage[]) => messages.map(({ body }) => body);

/** A mapping names a function by its ARN, or by its name with a qualifier. */
function functionArn(name: string, queueArn: string): string {
  if (name.startsWith('arn:')) return name;
  const [, , , region, account] = queueArn.split(':');
  return `arn:aws:lambda:${region}:${account}:function:${name}`;
}
