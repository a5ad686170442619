import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, it } from 'vitest';
import { requireConflict, retryOnConflict, maxAttempts } from '#functions/adapters/dynamo/look-and-write.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';

const key = { pk: 'THING#1', sk: 'THING' };

it('updateItem sets, sets once, adds, appends and removes attributes, and keeps the others', async () => {
  const table = await makeTable();
  const Item = { ...key, status: 'old', first: 1, count: 2, list: ['a'], gone: 1, kept: 1 };
  await table.db.send(new PutCommand({ TableName: table.name, Item }));
  const update = updateItem(table, {
    key,
    set: { status: 'new', kept: undefined },
    setOnce: { first: 9, second: 9 },
    add: { count: -1 },
    append: { list: ['b'], others: ['c'] },
    remove: ['gone'],
    condition: '#status = :old AND #count < :most',
    values: { ':old': 'old', ':most': 3 },
  });
  await table.db.send(new UpdateCommand(update));
  const { Item: stored } = await table.db.send(new GetCommand({ TableName: table.name, Key: key }));
  expect(stored).toEqual({
    ...{ ...key, status: 'new', first: 1, second: 9, count: 1, list: ['a', 'b'], others: ['c'], kept: 1 },
  });
  await table.db.send(new UpdateCommand(update)).then(
    () => expect.fail('It was taken.'),
    (cause: unknown) => requireConflict(cause),
  );
});

it('retryOnConflict succeeds at the eighth try, and gives up as busy after eight conflicts', async () => {
  let count = 0;
  const never = retryOnConflict('Too busy.', () => Promise.resolve({ conflict: ++count }));
  await expect(never).rejects.toMatchObject({ code: 'busy', message: 'Too busy.', cause: maxAttempts });
  let left = maxAttempts;
  const atLast = retryOnConflict('Too busy.', () =>
    Promise.resolve(--left === 0 ? { done: 'yes' } : { conflict: left }),
  );
  expect(await atLast).toBe('yes');
});
