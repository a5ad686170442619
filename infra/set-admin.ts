import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { adminStore } from '#functions/adapters/dynamo/admin/admin-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

interface Found {
  userId: string;
  email: string;
  isAdmin?: boolean;
}

/** Who does it, for the audit: nobody has signed in. */
const byCommand = 'command line';

/**
 * Makes everyone with this address an admin, or no admin any more; a person has a profile after their first sign-in.
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

/** From the table itself, page by page: the index follows a sign-in after a moment. */
async function readProfiles({ db, name }: Table): Promise<Found[]> {
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
