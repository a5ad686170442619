import { marshall } from '@aws-sdk/util-dynamodb';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { isToDeliver } from '#infra/local/events/events-stream-shape.ts';
import type { Engine } from '#test/support/engine/make-engine.ts';

/** Whether the stream's filter lets the last change of a report through to the queue. */
export async function isBrought(
  engine: Engine,
  { userId, attemptId }: { userId: string; attemptId: string },
  eventName: 'INSERT' | 'MODIFY' = 'MODIFY',
): Promise<boolean> {
  const [item = {}] = await engine.items(userId, `RESULT#${attemptId}`);
  const Keys = marshall(keys.result(userId, attemptId));
  return isToDeliver({ eventName, dynamodb: { Keys, NewImage: marshall(item) } });
}
