import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { adminStore } from '#functions/adapters/dynamo/admin/admin-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

interface Found {
  userId: string;
  email: string;
  isAdmin?: boolean;
}

/** The actor in the audit, because the command line has no signed-in person. */
const byCommand = 'command line';

/**
 * Makes everyone with this address an admin, or revokes it. A person has a profile after their first sign-in.
 * @returns how many. Throws Refusal `last-admin`.
 */
export async function setAdmin(table: Table, email: string, isAdmin: boolean): Promise<number> {
  const store = adminStore(table);
  const people = await readProfiles(table);
  const meant = people.filter((person) => person.email.toLowerCase() === email.toLowerCase());
  const action = { by: byCommand, at: Date.now() };
  for (const person of meant) {
    if (isAdmin) await store.grant(person.userId, action);
    else if (person.isAdmin) await store.revoke(person.userId, action);
  }
  return meant.length;
}

/** Reads the table itself page by page, because the index lags behind a sign-in. */
export async function readProfiles({ db, name }: Table): Promise<Found[]> {
  const found: Found[] = [];
  const pages = paginateScan(
    { client: db },
    {
      TableName: name,
      FilterExpression: 'sk = :profile AND attribute_exists(email)',
      ProjectionExpression: 'userId, email, isAdmin',
      ConsistentRead: true,
      ExpressionAttributeValues: { ':profile': keys.profile('').sk },
    },
  );
  for await (const { Items = [] } of pages) found.push(...(Items as Found[]));
  return found;
}
