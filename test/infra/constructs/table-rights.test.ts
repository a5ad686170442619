import { describe, expect, it } from 'vitest';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { HandlerName } from '#infra/constructs/function-sizes.ts';
import { indexPartitions, partitions, tableRights } from '#infra/constructs/table-rights.ts';
import { functionsOf, handlerNames, listed, statementsOfRole, type Statement } from '../stacks/resources.ts';
import { stageTemplates } from '../stacks/stage-templates.ts';

const stage = await stageTemplates();

interface Granted {
  actions: string[];
  leadingKeys: unknown;
  index: boolean;
}

function ofTable(name: HandlerName, effect: Statement['Effect']): Statement[] {
  const role = functionsOf(stage.app).get(name)?.properties.Role['Fn::GetAtt'][0] ?? '';
  return statementsOfRole(stage.app, role).filter(
    ({ Action, Effect }) => Effect === effect && listed(Action).some((action) => action.startsWith('dynamodb:')),
  );
}

function tableStatements(name: HandlerName): Granted[] {
  return ofTable(name, 'Allow').map(({ Action, Condition, Resource }) => ({
    actions: listed(Action),
    leadingKeys: Condition?.['ForAllValues:StringLike']?.['dynamodb:LeadingKeys'],
    index: JSON.stringify(Resource).includes('/index/gsi1'),
  }));
}

function kindsFor(name: HandlerName, action: string, index = false): unknown[] {
  return tableStatements(name)
    .filter((each) => each.actions.includes(action) && each.index === index)
    .flatMap(({ leadingKeys }) => leadingKeys)
    .sort();
}

describe('the right to write', () => {
  it.each([
    ['public-api', ['CONTACT#*'], ['CONTACT#*', 'COUNTER#*']],
    ['candidate-api', ['SALE#*', 'USER#*'], ['COUNTER#*', 'COUPON#*', 'USER#*']],
    ['account-api', ['AUDIT#*', 'USER#*'], ['COUPON#*']],
    [
      'admin-api',
      ['AUDIT#*', 'BANK#*', 'BATCH#*', 'CONFIG', 'COUPON#*', 'EXPORT#*', 'QUIZ#*', 'UPLOAD#*', 'USER#*'],
      ['ADMINS', 'BATCH#*', 'CONFIG', 'COUPON#*', 'QUIZ#*', 'UPLOAD#*', 'USER#*'],
    ],
    ['import-bank', ['UPLOAD#*'], ['UPLOAD#*']],
    ['write-export', [], ['EXPORT#*']],
    ['deliver-report', ['USER#*'], ['USER#*']],
    ['sweep', ['USER#*'], ['USER#*']],
    ['reconcile-reports', [], ['USER#*']],
    ['record-mail-event', [], ['USER#*']],
    ['remove-report-file', [], []],
  ] as const)('%s may put items of %j and update items of %j', (name, put, updated) => {
    expect(kindsFor(name, 'dynamodb:PutItem')).toEqual(put);
    expect(kindsFor(name, 'dynamodb:UpdateItem')).toEqual(updated);
  });

  it('goes with the right to check an item where a transaction does so', () => {
    const checked = handlerNames.map((name) => [name, kindsFor(name, 'dynamodb:ConditionCheckItem')] as const);
    expect(Object.fromEntries(checked.filter(([, kinds]) => kinds.length > 0))).toEqual({
      'candidate-api': ['USER#*'],
      'admin-api': ['CONFIG', 'QUIZ#*', 'USER#*'],
      'deliver-report': ['USER#*'],
      sweep: ['USER#*'],
    });
  });
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

  it('only remove-report-file has no rights in the table', () => {
    const others = handlerNames.filter((name) => !(name in tableRights));
    expect(others.map((name) => [name, ofTable(name, 'Allow')])).toEqual([['remove-report-file', []]]);
  });

  it('only the admin API may read audit entries', () => {
    const readers = handlerNames.filter((name) => kindsFor(name, 'dynamodb:Query').includes('AUDIT#*'));
    expect(readers).toEqual(['admin-api']);
  });
});

describe('the right to remove', () => {
  it('only account-api may delete items, of people and their messages', () => {
    const removers = handlerNames
      .map((name) => [name, kindsFor(name, 'dynamodb:DeleteItem')] as const)
      .filter(([, kinds]) => kinds.length > 0);
    expect(Object.fromEntries(removers)).toEqual({ 'account-api': ['CONTACT#*', 'USER#*'] });
  });
});

describe('the right to read', () => {
  it('the public API may read the configuration of the sale only', () =>
    expect(kindsFor('public-api', 'dynamodb:GetItem')).toEqual(['CONFIG']));

  it('the account API may read banks, quizzes, the sale and the person’s own items', () =>
    expect(kindsFor('account-api', 'dynamodb:GetItem')).toEqual(['BANK#*', 'CONFIG', 'CONTACT#*', 'QUIZ#*', 'USER#*']));

  it('single and batch reads have the same rights', () => {
    for (const name of handlerNames)
      expect([name, kindsFor(name, 'dynamodb:GetItem')]).toEqual([name, kindsFor(name, 'dynamodb:BatchGetItem')]);
  });

  it('each function may query only its own partitions of the index', () => {
    const readers = handlerNames
      .map((name) => [name, kindsFor(name, 'dynamodb:Query', true)] as const)
      .filter(([, kinds]) => kinds.length > 0);
    expect(Object.fromEntries(readers)).toEqual({
      'account-api': ['FROM#*'],
      'admin-api': ['BATCH#*', 'COUPONS#*', 'ENDED', 'OPEN', 'PEOPLE', 'REPORT#*', 'UPLOADS', 'USES#*'],
      'reconcile-reports': ['REPORT#*'],
      sweep: ['OPEN', 'REPORT#held'],
      'write-export': ['ENDED'],
    });
  });
});

it('no right covers the whole table', () => {
  for (const name of handlerNames)
    for (const each of tableStatements(name)) expect([name, each.leadingKeys]).toEqual([name, expect.anything()]);
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
