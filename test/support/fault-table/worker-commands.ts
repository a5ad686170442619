import type { Context } from 'aws-lambda';
import { sqsEvent } from '#infra/local/events/events-shapes.ts';
import type { Prepared } from './fault-world.ts';

type Handler = (event: never, context: Context) => Promise<unknown>;

const context = { functionName: 'worker', getRemainingTimeInMillis: () => 60_000 } as Context;

/** A message of a queue, redelivered until its worker has handled it. */
export function fromQueue(handler: Handler, body: object): Prepared {
  return {
    run: async (receiveCount) => {
      const message = { messageId: 'm-1', body: JSON.stringify(body), sentAt: 0, visibleAt: 0, receiveCount };
      const reply = await handler(sqsEvent('queue', [message]) as never, context);
      const { batchItemFailures } = reply as { batchItemFailures: unknown[] };
      return { isDone: batchItemFailures.length === 0, told: batchItemFailures.length === 0 ? 'handled' : 'failed' };
    },
  };
}

/** A run of a schedule, which is followed by another one whatever became of it. */
export function onSchedule(handler: Handler): Prepared {
  return { run: () => settled(handler({} as never, context)) };
}

const settled = (work: Promise<unknown>) =>
  work.then(
    () => ({ isDone: true, told: 'handled' }),
    (cause: unknown) => ({ isDone: false, told: String(cause) }),
  );
