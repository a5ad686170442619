import { broken, type Mutation } from '#test/mutations/mutation.ts';

const ofOnce = ['test/functions/usecases/admin/make-once.test.ts'];

/** Breaks of a change that is pressed again after a lost reply. */
export const changeMutations: Mutation[] = [
  broken(
    'a change that was made is told again as the first time',
    'functions/usecases/admin/make-once.ts',
    'if (madeAt === undefined) throw cause;',
    'if (madeAt !== 1) throw cause;',
    ofOnce,
  ),
  broken(
    'a restoration that is sent twice at once is told once more what the first was told',
    'functions/usecases/banks/restore-version.ts',
    'return makeOnce(ports, restoration.changeId, () => restore(ports, restoration), replay);',
    'return (await replay().catch(() => undefined)) ?? restore(ports, restoration);',
    ['test/functions/usecases/banks/versions.test.ts'],
  ),
  broken(
    'only a change that was made is told so',
    'functions/usecases/admin/make-once.ts',
    'await changes.madeAt(changeId) : undefined;',
    '((await changes.madeAt(changeId)) ?? 1) : undefined;',
    ofOnce,
  ),
  broken(
    'a change is noted with what it changes',
    'functions/adapters/dynamo/coupons/change-coupon.ts',
    '...putChange(table.name, { ...action, changeId }),',
    '...putChange(table.name, action),',
    ofOnce,
  ),
  broken(
    'a change is made once, whatever another admin has done since',
    'functions/adapters/dynamo/admin/change-records.ts',
    ", ConditionExpression: 'attribute_not_exists(pk)' }",
    ' }',
    ofOnce,
  ),
  broken(
    'the note of a change is gone after a day',
    'functions/adapters/dynamo/admin/change-records.ts',
    'Math.floor(at / 1000) + keptSeconds',
    'at + keptSeconds',
    ofOnce,
  ),
  broken(
    'a change that is pressed again has its id',
    'web/src/lib/admin/call-once.ts',
    'if (!isTransient(error)) unknown.delete(press);',
    'if (isTransient(error)) unknown.delete(press);',
    ['test/web/lib/admin/call-once.test.ts'],
  ),
];
