import { ListUsersCommand, type CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import type { S3Client } from '@aws-sdk/client-s3';
import { signInDirectory } from '#functions/adapters/cognito/sign-in-directory.ts';
import { senderMessages } from '#functions/adapters/dynamo/people/contact-store.ts';
import { personStore } from '#functions/adapters/dynamo/people/person-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { personFiles } from '#functions/adapters/s3/person-files.ts';
import { eraseMe } from '#functions/usecases/people/erase-me.ts';
import { readProfiles } from '#infra/set-admin.ts';

/** Where a stage keeps what belongs to a person. */
export interface Places {
  table: Table;
  s3: S3Client;
  reportsBucket: string;
  cognito: CognitoIdentityProviderClient;
  userPoolId: string;
}

export interface Person {
  userId: string;
  /** Their name in the user pool; undefined if they are not in it any more. */
  username: string | undefined;
}

/**
 * Everyone who has signed in with this address: most often one, more if they had an account before. The user pool is asked, too, because
 * an erasure that was interrupted has taken the address from the table already.
 */
export async function findPeople(places: Places, email: string): Promise<Person[]> {
  const inTable = (await readProfiles(places.table)).filter((each) => each.email.toLowerCase() === email.toLowerCase());
  const listed = await Promise.all([
    listUsers(places, `email = "${email}"`),
    ...inTable.map(({ userId }) => listUsers(places, `sub = "${userId}"`)),
  ]);
  const inPool = new Map(listed.flat().map((each) => [each.userId, each.username]));
  const ids = new Set([...inTable.map(({ userId }) => userId), ...inPool.keys()]);
  return [...ids].map((userId) => ({ userId, username: inPool.get(userId) }));
}

async function listUsers({ cognito, userPoolId }: Places, Filter: string) {
  const { Users = [] } = await cognito.send(new ListUsersCommand({ UserPoolId: userPoolId, Filter }));
  return Users.flatMap(({ Username, Attributes = [] }) => {
    const userId = Attributes.find(({ Name }) => Name === 'sub')?.Value;
    return userId !== undefined && Username !== undefined ? [{ userId, username: Username }] : [];
  });
}

/** Erases a person, and what came from this address, as they would at `/account`. Another run finishes what an interrupted one began. */
export async function erasePerson(places: Places, { userId, username }: Person, email: string): Promise<void> {
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
