import { ListUsersCommand, type CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { S3Client } from '@aws-sdk/client-s3';
import { paginateScan } from '@aws-sdk/lib-dynamodb';
import { signInDirectory } from '#functions/adapters/cognito/sign-in-directory.ts';
import { adminStore } from '#functions/adapters/dynamo/admin/admin-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { senderMessages } from '#functions/adapters/dynamo/people/contact-store.ts';
import { personStore } from '#functions/adapters/dynamo/people/person-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { personFiles } from '#functions/adapters/s3/report-files.ts';
import { eraseMe } from '#functions/usecases/people/erase-me.ts';

interface Found {
  userId: string;
  email: string;
  isAdmin?: boolean;
}

/** The actor in the audit, because the command line has no signed-in person. */
const byCommand = 'command line';

/**
 * Makes everyone with this address an admin, or revokes that. A person has a profile after their first sign-in.
 * Whose rights end is remembered for the audit. @returns how many people have the address. Throws Refusal `last-admin`.
 */
export async function setAdmin(table: Table, email: string, isAdmin: boolean): Promise<number> {
  const store = adminStore(table);
  const people = await profilesOf(table, email);
  const action = { by: byCommand, at: Date.now() };
  for (const person of people) {
    if (isAdmin) await store.grant(person.userId, action);
    else if (person.isAdmin) await store.revoke(person.userId, action);
  }
  return people.length;
}

/** The profiles with this address. Reads the table itself page by page, because the index lags behind a sign-in. */
async function profilesOf({ db, name }: Table, email: string): Promise<Found[]> {
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
  return found.filter((each) => each.email.toLowerCase() === email.toLowerCase());
}

/** The places where a stage stores personal data. */
export interface Places {
  table: Table;
  s3: S3Client;
  reportsBucket: string;
  cognito: CognitoIdentityProviderClient;
  userPoolId: string;
}

export interface Person {
  userId: string;
  /** Their name in the user pool; undefined if they are no longer in it. */
  username: string | undefined;
  isAdmin: boolean;
}

/**
 * Everyone who has signed in with this address: usually one person, more if they had an account before. This also searches the user pool,
 * because an interrupted erasure may already have removed the address from the table.
 */
export async function findPeople(places: Places, email: string): Promise<Person[]> {
  const inTable = await profilesOf(places.table, email);
  const listed = await Promise.all([
    listUsers(places, `email = "${email}"`),
    ...inTable.map(({ userId }) => listUsers(places, `sub = "${userId}"`)),
  ]);
  const inPool = new Map(listed.flat().map((each) => [each.userId, each.username]));
  const ids = new Set([...inTable.map(({ userId }) => userId), ...inPool.keys()]);
  return [...ids].map((userId) => ({
    userId,
    username: inPool.get(userId),
    isAdmin: inTable.some((profile) => profile.userId === userId && profile.isAdmin === true),
  }));
}

async function listUsers({ cognito, userPoolId }: Places, Filter: string) {
  const { Users = [] } = await cognito.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter }));
  return Users.flatMap(({ Username, Attributes = [] }) => {
    const userId = Attributes.find(({ Name }) => Name === 'sub')?.Value;
    return userId !== undefined && Username !== undefined ? [{ userId, username: Username }] : [];
  });
}

/**
 * Erases a person and the messages from this address, like the erasure at `/account`. If it is interrupted, run it again.
 * Throws Refusal `needs-another-admin`.
 */
export async function erasePerson(
  places: Places,
  { userId, username }: Omit<Person, 'isAdmin'>,
  email: string,
): Promise<void> {
  const { table } = places;
  const directory = signInDirectory(places.cognito, places.userPoolId);
  const ports = {
    people: personStore(table),
    personFiles: personFiles(places.s3, places.reportsBucket),
    messages: senderMessages(table),
    directory: { remove: (name: string) => (name === '' ? Promise.resolve() : directory.remove(name)) },
    clock: Date.now,
  };
  await eraseMe(ports, { userId, username: username ?? '', email });
}
