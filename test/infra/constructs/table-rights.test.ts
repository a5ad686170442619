import { describe, expect, it } from 'vitest';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { HandlerName } from '#infra/constructs/function-sizes.ts';
import { indexPartitions, partitions, tableRights } from '#infra/constructs/table-rights.ts';
import { functionsOf, handlerNames, listed, statementsOfRole, type Statement } from '../stacks/resources.ts';
import { stageTemplates } from '../stacks/stage-templates.ts';

const stage = await stageTemplates();

function ofTable(name: HandlerName, effect: Statement['Effect']): Statement[] {
  const role = functionsOf(stage.app).get(name)?.properties.Role['Fn::GetAtt'][0] ?? '';
  return statementsOfRole(stage.app, role).filter(
    ({ Action, Effect }) => Effect === effect && listed(Action).some((action) => action.startsWith('dynamodb:')),
  );
}

/** The kinds of items and index entries by what each function does with them. The tests of the functions run without these limits. */
const rights: Record<HandlerName, Record<string, string[]>> = {
  'public-api': { GetItem: ['CONFIG'], PutItem: ['CONTACT#*'], UpdateItem: ['CONTACT#*', 'COUNTER#*'] },
  'candidate-api': {
    GetItem: ['BANK#*', 'CONFIG', 'COUPON#*', 'QUIZ#*', 'USER#*'],
    Query: ['USER#*'],
    ConditionCheckItem: ['USER#*'],
    PutItem: ['SALE#*', 'USER#*'],
    UpdateItem: ['COUNTER#*', 'COUPON#*', 'USER#*'],
  },
  'account-api': {
    GetItem: ['BANK#*', 'CONFIG', 'CONTACT#*', 'FEEDBACK', 'QUIZ#*', 'USER#*'],
    Query: ['CONTACT#*', 'USER#*'],
    ConditionCheckItem: ['USER#*'],
    PutItem: ['AUDIT#*', 'FEEDBACK', 'USER#*'],
    UpdateItem: ['COUPON#*', 'USER#*'],
    DeleteItem: ['CONTACT#*', 'USER#*'],
    'Query in the index': ['FROM#*'],
  },
  'admin-api': {
    GetItem: [
      ...['ADMINS', 'BANK#*', 'BATCH#*', 'CONFIG', 'CONTACT#*', 'COUPON#*', 'EXPORT#*', 'QUIZ#*', 'UPLOAD#*'],
      'USER#*',
    ],
    Query: ['AUDIT#*', 'CONFIG', 'CONTACT#*', 'EXPORT#*', 'FEEDBACK', 'QUIZ#*', 'UPLOAD#*', 'USER#*'],
    ConditionCheckItem: ['CONFIG', 'QUIZ#*', 'USER#*'],
    PutItem: ['AUDIT#*', 'BANK#*', 'BATCH#*', 'CONFIG', 'COUPON#*', 'EXPORT#*', 'QUIZ#*', 'UPLOAD#*', 'USER#*'],
    UpdateItem: ['ADMINS', 'BATCH#*', 'CONFIG', 'CONTACT#*', 'COUPON#*', 'QUIZ#*', 'UPLOAD#*', 'USER#*'],
    'Query in the index': [
      ...['BATCH#*', 'COUPONS#*', 'ENDED', 'FROM#*', 'OPEN', 'PEOPLE', 'REPORT#*', 'UPLOADS', 'USES#*'],
    ],
  },
  'import-bank': { GetItem: ['UPLOAD#*'], Query: ['CONFIG'], PutItem: ['UPLOAD#*'], UpdateItem: ['UPLOAD#*'] },
  'write-export': {
    GetItem: ['BANK#*', 'BATCH#*', 'QUIZ#*', 'USER#*'],
    Query: ['USER#*'],
    UpdateItem: ['EXPORT#*'],
    'Query in the index': ['ENDED'],
  },
  'deliver-report': {
    GetItem: ['BANK#*', 'QUIZ#*', 'USER#*'],
    Query: ['USER#*'],
    ConditionCheckItem: ['USER#*'],
    PutItem: ['USER#*'],
    UpdateItem: ['USER#*'],
  },
  sweep: {
    GetItem: ['CONFIG', 'QUIZ#*', 'USER#*'],
    ConditionCheckItem: ['USER#*'],
    PutItem: ['USER#*'],
    UpdateItem: ['USER#*'],
    'Query in the index': ['OPEN', 'REPORT#held'],
  },
  'reconcile-reports': { GetItem: ['USER#*'], UpdateItem: ['USER#*'], 'Query in the index': ['REPORT#*'] },
  'record-mail-event': { UpdateItem: ['USER#*'] },
  'remove-report-file': {},
};

it.each(handlerNames)('%s has exactly its rights in the table', (name) => {
  const granted = ofTable(name, 'Allow').flatMap(({ Action, Condition, Resource }) => {
    const place = JSON.stringify(Resource).includes('/index/gsi1') ? ' in the index' : '';
    const kinds = [Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys']].flat().sort();
    return listed(Action).map((action) => [`${action.replace('dynamodb:', '')}${place}`, kinds]);
  });
  const { GetItem } = rights[name];
  const expected = Object.entries({ ...rights[name], ...(GetItem && { BatchGetItem: GetItem }) });
  expect(granted.sort()).toEqual(expected.sort());
});

describe('the audit entries', () => {
  it.each(Object.keys(tableRights) as HandlerName[])('%s is denied any change or removal of audit entries', (name) => {
    const denied = ofTable(name, 'Deny').filter(
      ({ Condition }) =>
        JSON.stringify(Condition) ===
        JSON.stringify({ 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': ['AUDIT#*'] } }),
    );
    expect(denied.flatMap(({ Action }) => listed(Action))).toEqual(
      expect.arrayContaining([
        'dynamodb:UpdateItem',
        'dynamodb:DeleteItem',
        'dynamodb:BatchWriteItem',
        'dynamodb:PartiQLUpdate',
        'dynamodb:PartiQLDelete',
        'dynamodb:PartiQLInsert',
      ]),
    );
    // The denial covers the table, not only an index.
    expect(JSON.stringify(denied.map(({ Resource }) => Resource))).not.toContain('/index/');
  });
});

describe('the partitions', () => {
  const matches = (key: string, pattern: string) =>
    pattern.endsWith('*') ? key.startsWith(pattern.slice(0, -1)) : key === pattern;
  const ref = { quizId: 1, version: 1, ulid: '01J' };
  const items = [
    keys.profile('a'),
    keys.seat('a', 1),
    keys.attempt('a', ref),
    keys.resultOf('a', ref),
    keys.redemption('a', 1, 'C'),
    keys.consent('a', '2030-01'),
    keys.grant('a', '1.1.01J', 'g'),
    keys.export('a', 'e'),
    keys.quiz(1),
    keys.version(1, 1),
    keys.active(),
    keys.quizEntry(1),
    keys.chunk('h', 'FULL', 0),
    keys.key('h'),
    keys.coupon('C'),
    keys.batch('b'),
    keys.admins(),
    keys.formerAdmin('a'),
    keys.knownColumn('frage'),
    keys.holidays(),
    keys.report('a', '1.1.01J'),
    keys.feedback('a', '1.1.01J'),
    keys.feedbackCounts(1),
    keys.upload('u'),
    keys.uploadPart('u', 'ROWS#s', 0),
    keys.contact('2030-01', 'm'),
    keys.audit('2030-01', 'e'),
    keys.sale('2030-01', 's'),
  ];

  it.each(items)('exactly one partition pattern matches the item $pk / $sk', ({ pk }) => {
    expect(Object.values(partitions).filter((pattern) => matches(pk, pattern))).toHaveLength(1);
  });

  it('the index patterns match the keys of the index', () => {
    expect(matches(gsiKeys.open(), indexPartitions.openAttempts)).toBe(true);
    expect(matches(gsiKeys.ended(), indexPartitions.endedAttempts)).toBe(true);
    expect(matches(gsiKeys.report('pending'), indexPartitions.reports)).toBe(true);
    expect(matches(gsiKeys.report('held'), indexPartitions.heldReports)).toBe(true);
    expect(matches(gsiKeys.people(), indexPartitions.people)).toBe(true);
    expect(matches(gsiKeys.coupons(1), indexPartitions.coupons)).toBe(true);
    expect(matches(gsiKeys.batch('b'), indexPartitions.couponBatches)).toBe(true);
    expect(matches(gsiKeys.uses('C'), indexPartitions.couponUses)).toBe(true);
    expect(matches(gsiKeys.messagesFrom('a@b.c'), indexPartitions.messages)).toBe(true);
  });
});
