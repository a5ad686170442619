import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { adult, newPerson, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';

type Item = Record<string, unknown> & { sk: string };

const batchSize = 25;
const atOnce = 4;

/** Many people who are in the middle of an attempt: one does it all, and the others have copies of their items. */
export async function openAttempts(engine: Engine, count: number) {
  const first = await startedAttempt(engine);
  await engine.ports.consents.add(first.userId, { ...adult, at: engine.clock() });
  const items = (await engine.items(first.userId, '')) as Item[];
  const userIds = [first.userId, ...Array.from({ length: count - 1 }, () => newPerson())];
  const copies = userIds.slice(1).flatMap((userId) => items.map((item) => copyFor(userId, item)));
  const batches: Item[][] = [];
  while (copies.length > 0) batches.push(copies.splice(0, batchSize));
  const write = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      const requests = batch.map((Item) => ({ PutRequest: { Item } }));
      await engine.table.db.send(new BatchWriteCommand({ RequestItems: { [engine.table.name]: requests } }));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, write));
  return { userIds, attemptId: first.attemptId };
}

function copyFor(userId: string, item: Item): Item {
  const person = item.sk === 'PROFILE' && { userId, email: `${userId}@example.com`, gsi1sk: `${userId}@example.com` };
  return { ...item, pk: `USER#${userId}`, ...person };
}
