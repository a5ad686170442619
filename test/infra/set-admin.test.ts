import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, it } from 'vitest';
import { profileStore } from '#functions/adapters/dynamo/profile-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { createTable, localClient } from '#infra/local/dynamo.ts';
import { setAdmin } from '#infra/set-admin.ts';
import { dynamoEndpoint } from '#test/support/dynamo-endpoint.ts';

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

it('makes everyone with the address an admin, and takes it back', async () => {
  expect(await setAdmin(table, 'one@example.COM', true)).toBe(2);
  expect(await admins()).toEqual(['one', 'one-again']);
  expect(await setAdmin(table, 'one@example.com', false)).toBe(2);
  expect(await admins()).toEqual([]);
});

it('finds nobody for an unknown address', async () => {
  expect(await setAdmin(table, 'nobody@example.com', true)).toBe(0);
  expect(await admins()).toEqual([]);
});

it('reads on where a page of the table ends', async () => {
  const filler = 'x'.repeat(390_000);
  for (const pk of ['A', 'B', 'C', 'D', 'E', 'F'])
    await table.db.send(new PutCommand({ TableName: table.name, Item: { pk, sk: 'X', filler } }));
  expect(await setAdmin(table, 'two@example.com', true)).toBe(1);
  expect(await setAdmin(table, 'one@example.com', true)).toBe(2);
});
