import { execFile } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import { S3Client } from '@aws-sdk/client-s3';
import { PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { ulid } from 'ulid';
import { contactStore } from '#functions/adapters/dynamo/people/contact-store.ts';
import { profileStore } from '#functions/adapters/dynamo/people/profile-store.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { erasePerson, findPeople, setAdmin, type Places } from '#infra/people.ts';
import { createTable, localClient } from '#infra/local/engines/dynamo.ts';
import { dynamoEndpoint } from '#test/support/dynamo/dynamo-endpoint.ts';
import { stubEnvironment } from '#test/support/handlers/run-handler.ts';

interface PoolUser {
  Username: string;
  sub: string;
  email: string;
}

/** New ids for each test, because an erased person's id is blocked for a day. */
let one: string;
let two: string;
let tests = 0;

/** The contents of the fake user pool and bucket. */
let pool: PoolUser[];
let files: string[];
let isPoolDown: boolean;

const server = createServer((request, response) => {
  void text(request).then((body) => {
    const target = String(request.headers['x-amz-target'] ?? '').split('.')[1];
    if (target !== undefined && isPoolDown) return response.writeHead(400).end('{"__type":"NotAuthorizedException"}');
    if (target === 'ListUsers') {
      const { Filter } = JSON.parse(body) as { Filter: string };
      const [, name, value] = /^(\w+) = "([^"]+)"$/.exec(Filter) ?? [];
      const found = pool.filter((user) => (name === 'sub' ? user.sub : user.email) === value);
      const Users = found.map(({ Username, sub }) => ({ Username, Attributes: [{ Name: 'sub', Value: sub }] }));
      return response.end(JSON.stringify({ Users }));
    }
    if (target === 'AdminDeleteUser') {
      const { Username } = JSON.parse(body) as PoolUser;
      if (!pool.some((user) => user.Username === Username))
        return response.writeHead(400).end('{"__type":"UserNotFoundException"}');
      pool = pool.filter((user) => user.Username !== Username);
      return response.end('{}');
    }
    if (body.includes('Action=DescribeStacks')) {
      const outputs = { TableName: table.name, ReportsBucket: 'reports', UserPoolId: places.userPoolId };
      const members = Object.entries(outputs).map(
        ([key, value]) => `<member><OutputKey>${key}</OutputKey><OutputValue>${value}</OutputValue></member>`,
      );
      const stack = `<Stacks><member><Outputs>${members.join('')}</Outputs></member></Stacks>`;
      return response.end(`<Response><DescribeStacksResult>${stack}</DescribeStacksResult></Response>`);
    }
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://s3');
    if (request.method === 'DELETE') {
      files = files.filter((file) => file !== decodeURIComponent(pathname.slice('/reports/'.length)));
      return response.writeHead(204).end();
    }
    const listed = files.filter((file) => file.startsWith(searchParams.get('prefix') ?? ''));
    const versions = listed.map((file) => `<Version><Key>${file}</Key><VersionId>1</VersionId></Version>`).join('');
    response.setHeader('content-type', 'application/xml');
    return response.end(`<ListVersionsResult><IsTruncated>false</IsTruncated>${versions}</ListVersionsResult>`);
  });
});

const client = localClient(dynamoEndpoint());
const table = openTable('account-erase', client);
let places: Places;
let endpoint: string;

beforeAll(async () => {
  await createTable(client, table.name);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const settings = { endpoint, region: 'ap-south-1', credentials: { accessKeyId: 'a', secretAccessKey: 'b' } };
  places = {
    table,
    s3: new S3Client({ ...settings, forcePathStyle: true }),
    reportsBucket: 'reports',
    cognito: new CognitoIdentityProviderClient(settings),
    userPoolId: 'ap-south-1_Test',
  };
});
afterAll(() => {
  places.s3.destroy();
  places.cognito.destroy();
  server.close();
});

beforeEach(async () => {
  isPoolDown = false;
  tests += 1;
  one = `one-${tests}`;
  two = `two-${tests}`;
  pool = [one, two].map((sub) => ({ Username: `Google_${sub}`, sub, email: `${sub}@example.com` }));
  files = [`reports/${one}/1.pdf`, `reports/${two}/1.pdf`];
  for (const userId of [one, two]) {
    await profileStore(table).upsert({ userId, email: `${userId}@example.com`, name: userId });
    await table.db.send(
      new PutCommand({ TableName: table.name, Item: { pk: `USER#${userId}`, sk: 'SEAT#1', owner: userId } }),
    );
    const words = { name: userId, designation: 'x', organization: 'x', contactNo: '1', message: 'Hello' };
    await contactStore(table).add({ ...words, email: `${userId}@example.com`, messageId: ulid(), at: Date.now() });
  }
});

/** All items of the table that contain this text. */
async function itemsWith(words: string): Promise<unknown[]> {
  const { Items = [] } = await table.db.send(new ScanCommand({ TableName: table.name, ConsistentRead: true }));
  return Items.filter((item) => JSON.stringify(item).includes(words));
}

async function eraseAll(email: string): Promise<number> {
  const people = await findPeople(places, email);
  for (const person of people) await erasePerson(places, person, email);
  return people.length;
}

describe('erasePerson', () => {
  it('the person is erased from table, bucket and pool, and others keep everything', async () => {
    expect(await eraseAll(`${one.toUpperCase()}@example.com`)).toBe(1);
    expect(await itemsWith(`${one}@example.com`)).toEqual([]);
    expect(await itemsWith(`"owner":"${one}"`)).toEqual([]);
    expect(pool.map(({ sub }) => sub)).toEqual([two]);
    expect(files).toEqual([`reports/${two}/1.pdf`]);
    expect(await itemsWith(`${two}@example.com`)).toHaveLength(2);
    expect(await itemsWith(`"owner":"${two}"`)).toHaveLength(1);
  });

  it('a second run finishes an interrupted erasure although the table lacks the address', async () => {
    const address = `${two}@example.com`;
    const [person] = await findPeople(places, address);
    if (!person) throw new Error('Nobody was found.');
    isPoolDown = true;
    await expect(erasePerson(places, person, address)).rejects.toThrow();
    expect(await itemsWith(address)).toEqual([]);
    expect(pool.map(({ sub }) => sub)).toContain(two);
    isPoolDown = false;
    expect(await eraseAll(address)).toBe(1);
    expect(pool.map(({ sub }) => sub)).toEqual([one]);
    await expect(erasePerson(places, person, address)).resolves.toBeUndefined();
  });

  it('an admin is erased only once their rights are revoked, and their name is kept for the audit', async () => {
    const address = `${one}@example.com`;
    await setAdmin(table, `${two}@example.com`, true);
    await setAdmin(table, address, true);
    expect(await findPeople(places, address)).toMatchObject([{ userId: one, isAdmin: true }]);
    await expect(eraseAll(address)).rejects.toMatchObject({ code: 'needs-another-admin' });
    expect(await itemsWith(`"owner":"${one}"`)).toHaveLength(1);
    await setAdmin(table, address, false);
    expect(await eraseAll(address)).toBe(1);
    expect(await itemsWith(address)).toMatchObject([{ pk: 'ADMINS', sk: `FORMER#${one}`, name: one }]);
  });

  it('the command erases a person only with --yes', async () => {
    stubEnvironment(table);
    vi.stubEnv('AWS_ENDPOINT_URL', endpoint);
    onTestFinished(() => void vi.unstubAllEnvs());
    const command = ['--import', 'tsx', 'infra/person.ts', 'erase', `${one}@example.com`, '--stage', 'dev'];
    const run = (...more: string[]) => promisify(execFile)(process.execPath, [...command, ...more]);
    await run();
    expect(await itemsWith(`${one}@example.com`)).toHaveLength(2);
    await run('--yes');
    expect(await itemsWith(`${one}@example.com`)).toEqual([]);
  });

  it('an unknown address erases nobody', async () => expect(await eraseAll('nobody@example.com')).toBe(0));
});
