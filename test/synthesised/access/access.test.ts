import { describe, expect, it } from 'vitest';
import { openAccess } from './access.ts';
import { attemptedInDynamo } from './dynamo-calls.ts';
import type { Statement } from './policies.ts';

const role = 'arn:aws:iam::000000000000:role/answering';
const prefix = 'arn:aws:dynamodb:ap-south-1:000000000000:';
const table = `${prefix}table/records`;
const people: Statement = {
  Effect: 'Allow',
  Action: ['dynamodb:GetItem', 'dynamodb:UpdateItem', 'dynamodb:Query'],
  Resource: [table],
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['USER#*', 'QUIZ#*'] } },
};
const openPeople: Statement = {
  Effect: 'Allow',
  Action: ['dynamodb:Query'],
  Resource: [`${table}/index/gsi1`],
  Condition: { 'ForAllValues:StringLike': { 'dynamodb:LeadingKeys': ['OPEN#*'] } },
};
const noAudit: Statement = {
  Effect: 'Deny',
  Action: ['dynamodb:UpdateItem'],
  Resource: [table],
  Condition: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['AUDIT#*'] } },
};

const open = (...Statement: Statement[]) =>
  openAccess({
    ofRoles: new Map([[role, { documents: [{ Version: '2012-10-17', Statement }] }]]),
    ofResources: new Map(),
  });

const key = (pk: string) => ({ pk: { S: pk }, sk: { S: 'X' } });
const query = (pk: string, IndexName?: string) => ({
  TableName: 'records',
  ...(IndexName && { IndexName }),
  KeyConditionExpression: '#p = :pk AND begins_with(sk, :s)',
  ExpressionAttributeNames: { '#p': IndexName ? 'gsi1pk' : 'pk' },
  ExpressionAttributeValues: { ':pk': { S: pk }, ':s': { S: 'X' } },
});
const keyName = (_: string, index?: string) => (index ? 'gsi1pk' : 'pk');

async function refusals(access: ReturnType<typeof open>, operation: string, body: unknown): Promise<string[]> {
  const answers = [];
  for (const each of attemptedInDynamo(operation, body, prefix, keyName))
    answers.push(await access.refusal({ role }, each));
  return answers.filter((answer) => answer !== undefined);
}

describe('the policies of a role', () => {
  const item = (pk: string) => ({ TableName: 'records', Key: key(pk) });
  it.each([
    ['allow an item of a listed kind', 'GetItem', item('USER#1'), true],
    ['refuse an item of another kind', 'GetItem', item('COUPON#1'), false],
    ['refuse an action that is not listed', 'PutItem', { TableName: 'records', Item: key('USER#1') }, false],
    ['refuse another table', 'GetItem', { TableName: 'others', Key: key('USER#1') }, false],
    ['allow a partition of a listed kind', 'Query', query('USER#1'), true],
    ['refuse a partition of another kind', 'Query', query('SALE#1'), false],
    ['allow a listed partition of the index', 'Query', query('OPEN#1', 'gsi1'), true],
    ['refuse another partition of the index', 'Query', query('PEOPLE', 'gsi1'), false],
    [
      'refuse BatchGetItem when only GetItem is listed',
      'BatchGetItem',
      { RequestItems: { records: { Keys: [key('USER#1')] } } },
      false,
    ],
    [
      'allow a transaction when each part is allowed',
      'TransactWriteItems',
      { TransactItems: [{ Update: item('USER#1') }, { Update: item('QUIZ#1') }] },
      true,
    ],
    [
      'refuse a transaction with one part that is not listed',
      'TransactWriteItems',
      { TransactItems: [{ Update: item('USER#1') }, { Delete: item('USER#1') }] },
      false,
    ],
    ['refuse an allowed action that a statement denies', 'UpdateItem', item('AUDIT#1'), false],
  ])('%s', async (_, operation, body, isAllowed) => {
    const anything = { ...people, Condition: {} };
    const access = operation === 'UpdateItem' ? open(anything, noAudit) : open(people, openPeople, noAudit);
    expect((await refusals(access, operation, body)).length === 0).toBe(isAllowed);
  });

  it('count the use of the one permission that a call needed', async () => {
    const access = open(people);
    await refusals(access, 'GetItem', { TableName: 'records', Key: key('USER#1') });
    const used = access.usage().filter(({ uses }) => uses > 0);
    expect(access.usage()).toHaveLength(6);
    expect(used).toEqual([{ role, action: 'dynamodb:GetItem', resource: table, leadingKeys: 'USER#*', uses: 1 }]);
  });

  it('record a refused call with its keys', async () => {
    const access = open(people);
    await refusals(access, 'GetItem', { TableName: 'records', Key: key('SALE#1') });
    expect(access.denied()).toEqual([{ who: role, action: 'dynamodb:GetItem', resource: table, keys: 'SALE#1' }]);
  });
});

describe('the policy of a resource', () => {
  const queue = 'arn:aws:sqs:ap-south-1:000000000000:imports';
  const admitted = (Principal: object, Condition: Statement['Condition'] = {}) =>
    openAccess({
      ofRoles: new Map(),
      ofResources: new Map([
        [
          queue,
          {
            Version: '2012-10-17',
            Statement: [{ Effect: 'Allow', Action: ['sqs:SendMessage'], Resource: [queue], Principal, Condition }],
          },
        ],
      ]),
    });
  const send = (access: ReturnType<typeof admitted>, account = '000000000000') =>
    access.refusal(
      { service: 's3.amazonaws.com' },
      { action: 'sqs:SendMessage', resource: queue, context: { 'aws:SourceAccount': account } },
    );

  it('admits the service that the policy names', async () => {
    expect(await send(admitted({ Service: ['s3.amazonaws.com'] }))).toBeUndefined();
  });
  it('refuses another service', async () => {
    expect(await send(admitted({ Service: ['sns.amazonaws.com'] }))).toContain('not authorized');
  });
  it('refuses the service on behalf of another account', async () => {
    const access = admitted(
      { Service: ['s3.amazonaws.com'] },
      { StringEquals: { 'aws:SourceAccount': ['000000000000'] } },
    );
    expect(await send(access)).toBeUndefined();
    expect(await send(access, '111111111111')).toContain('not authorized');
  });
});
