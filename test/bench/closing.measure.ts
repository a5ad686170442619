import { BatchWriteCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';
import { makeEngine, newPerson, startedAttempt } from '#test/support/engine/make-engine.ts';
import { keepSection } from './support/figures.ts';
import { timed } from './support/statistics.ts';

const due = 2_000;

it('measures how fast expired attempts are closed', async () => {
  const engine = await makeEngine({ questions: 60 });
  const { userId } = await startedAttempt(engine);
  const items = await engine.items(userId, '');
  const requests = Array.from({ length: due - 1 }, newPerson).flatMap((person) =>
    items.map((item) => ({ PutRequest: { Item: { ...item, pk: `USER#${person}` } } })),
  );
  for (let from = 0; from < requests.length; from += 25) {
    const RequestItems = { [engine.table.name]: requests.slice(from, from + 25) };
    await engine.table.db.send(new BatchWriteCommand({ RequestItems }));
  }
  engine.clock.advance(24 * 60 * 60_000 + lateWindowMs);
  const { ms, result } = await timed(() => closeExpiredAttempts(engine.ports));
  expect(result).toMatchObject({ ended: due, failures: [], isDrained: true });
  keepSection('closing', {
    title: 'Closing expired attempts',
    how: `One run of \`close-expired-attempts\` over ${due.toLocaleString('en')} attempts that are due at once, on DynamoDB Local.`,
    figures: [{ name: 'Attempts a minute', value: Math.round((due / ms) * 60_000), unit: '', min: 2_000 }],
  });
});
