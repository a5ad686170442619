import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it } from 'vitest';
import { adminStore } from '#functions/adapters/dynamo/admin/admin-store.ts';
import { profileStore } from '#functions/adapters/dynamo/people/profile-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { createTable, localClient } from '#infra/local/engines/dynamo.ts';
import { setAdmin } from '#infra/people.ts';
import { dynamoEndpoint } from '#test/support/dynamo/dynamo-endpoint.ts';

const client = localClient(dynamoEndpoint());
const table = openTable('set-admin', client);
const profiles = profileStore(table);

beforeAll(async () => {
  await createTable(client, table.name);
  await profiles.upsert({ userId: 'one', email: 'One@Example.com', name: 'One' });
  await profiles.upsert({ userId: 'two', email: 'two@example.com', name: 'Two' });
  await profiles.upsert({ userId: 'one-again', email: 'one@example.com', name: 'One, from another account' });
});

const admins = async () => {
  const found = await Promise.all(['one', 'two', 'one-again'].map((userId) => profiles.find(userId)));
  return found.filter((profile) => profile?.isAdmin).map((profile) => profile?.userId);
};

const onRoster = async () => (await adminStore(table).list()).map(({ userId }) => userId).sort();

it('every account of an address becomes admin, and the last admin stays one', async () => {
  expect(await setAdmin(table, 'one@example.COM', true)).toBe(2);
  expect(await admins()).toEqual(['one', 'one-again']);
  expect(await onRoster()).toEqual(['one', 'one-again']);
  await expect(setAdmin(table, 'one@example.com', false)).rejects.toMatchObject({ code: 'last-admin' });
  expect(await admins()).toHaveLength(1);
  await setAdmin(table, 'two@example.com', true);
  expect(await setAdmin(table, 'one@example.com', false)).toBe(2);
  expect(await admins()).toEqual(['two']);
  expect(await onRoster()).toEqual(['two']);
});

it('an unknown address makes nobody an admin', async () => {
  expect(await setAdmin(table, 'nobody@example.com', true)).toBe(0);
  expect(await admins()).toEqual(['two']);
});

it('accounts beyond the first page of the table are found', async () => {
  const filler = 'x'.repeat(390_000);
  for (const pk of ['A', 'B', 'C', 'D', 'E', 'F'])
    await table.db.send(new PutCommand({ TableName: table.name, Item: { pk, sk: 'X', filler } }));
  expect(await setAdmin(table, 'two@example.com', true)).toBe(1);
  expect(await setAdmin(table, 'one@example.com', true)).toBe(2);
});
