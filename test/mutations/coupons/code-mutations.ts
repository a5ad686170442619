import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what is promised of the codes of a batch. */
export const codeMutations: Mutation[] = [
  {
    promise: 'a coupon is not limited to fewer uses than it has',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/change-coupon.ts',
        find: "' AND #uses <= :new_maxUses'",
        replace: "' AND :new_maxUses >= :new_maxUses'",
      },
    ],
    tests: ['test/functions/adapters/dynamo/coupons/coupon-change.test.ts'],
  },
  ...[
    ['a limit may be as low as the uses there are', 'maxUses < coupon.uses', 'maxUses <= coupon.uses'],
    ['a code of a batch is not changed by itself', "return 'part-of-batch'", "return 'revision-conflict'"],
    ['a coupon is changed as it was seen', '(coupon.revision ?? 0) !== revision', '(coupon.revision ?? 0) > revision'],
  ].map(([promise = '', find = '', replace = '']) => ({
    promise,
    edits: [{ file: 'functions/domain/coupons/coupon-change.ts', find, replace }],
    tests: [
      'test/functions/domain/coupons/coupon-change.test.ts',
      'test/functions/adapters/dynamo/coupons/coupon-change.test.ts',
    ],
  })),
  {
    promise: 'a code that was deactivated by itself is not redeemed',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/coupon-store.ts',
        find: "'active = :true AND attribute_not_exists(deactivated) AND ",
        replace: "'active = :true AND ",
      },
    ],
    tests: ['test/functions/usecases/admin/batch-codes.test.ts'],
  },
  {
    promise: 'a batch has no part in an attempt for which its code was changed for a coupon of none',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/coupon-store.ts',
        find: "batchId ? ', #batch = :batch' : ' REMOVE #batch'",
        replace: "batchId ? ', #batch = :batch' : ''",
      },
      {
        file: 'functions/adapters/dynamo/coupons/coupon-store.ts',
        find: "{ '#ttl': 'ttl', '#batch': 'batch' }",
        replace: "{ '#ttl': 'ttl', ...(batchId && { '#batch': 'batch' }) }",
      },
    ],
    tests: ['test/functions/usecases/admin/coupon-batches.test.ts'],
  },
  {
    promise: 'a change of a batch activates no code that was deactivated by itself',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/batches/apply-batch-terms.ts',
        find: "condition: 'terms < :new_terms',",
        replace: "condition: 'terms < :new_terms', remove: ['deactivated'],",
      },
    ],
    tests: ['test/functions/usecases/admin/batch-codes.test.ts'],
  },
  {
    promise: 'of the release of a code and its first answer one wins',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/release-use.ts',
        find: "ConditionExpression: '#status = :reserved'",
        replace: "ConditionExpression: '#status = :reserved OR attribute_exists(pk)'",
      },
      {
        file: 'functions/adapters/dynamo/coupons/batches/release-code.ts',
        find: "'attribute_not_exists(coupon) OR coupon <> :code'",
        replace: "'attribute_exists(pk)'",
      },
      {
        file: 'functions/adapters/dynamo/coupons/batches/release-code.ts',
        find: "ConditionExpression: 'coupon = :code'",
        replace: "ConditionExpression: 'attribute_exists(pk)'",
      },
    ],
    tests: ['test/functions/usecases/admin/batch-codes.test.ts'],
  },
  {
    promise: 'a started code is not released',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/batches/release-code.ts',
        find: "use.status === 'consumed'",
        replace: 'false',
      },
    ],
    tests: ['test/functions/usecases/admin/batch-codes.test.ts'],
  },
  {
    promise: 'a repeated release never takes a code from the next person',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/batches/release-code.ts',
        find: 'use?.redeemedAt !== redeemedAt',
        replace: '!use',
      },
    ],
    tests: ['test/functions/usecases/admin/batch-codes.test.ts'],
  },
  {
    promise: 'of a page of codes only their own uses are read',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/redemption-item.ts',
        find: 'from: `${first}#`, until: `${last}#~`',
        replace: "from: ' ', until: '~'",
      },
      {
        file: 'functions/adapters/dynamo/coupons/redemption-item.ts',
        find: 'wanted.has(codeOfRedemption(key))',
        replace: 'wanted.size > 0',
      },
    ],
    tests: ['test/functions/usecases/admin/batch-codes.test.ts'],
  },
];
