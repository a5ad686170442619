import type { Mutation } from './mutation.ts';

const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);

/** Breaks of what is promised of the codes of a batch. */
export const codeMutations: Mutation[] = [
  {
    promise: 'a coupon is not limited to fewer uses than it has',
    edits: [
      { file: dynamo('change-coupon'), find: "' AND #uses <= :maxUses'", replace: "' AND :maxUses >= :maxUses'" },
    ],
    tests: ofUseCase('admin/coupons'),
  },
  {
    promise: 'a code that was deactivated by itself is not redeemed',
    edits: [
      {
        file: dynamo('coupon-store'),
        find: "'active = :true AND attribute_not_exists(deactivated) AND ",
        replace: "'active = :true AND ",
      },
    ],
    tests: ofUseCase('admin/batch-codes'),
  },
  {
    promise: 'a batch has no part in an attempt for which its code was changed for a coupon of none',
    edits: [
      {
        file: dynamo('coupon-store'),
        find: "batchId ? ', #batch = :batch' : ' REMOVE #batch'",
        replace: "batchId ? ', #batch = :batch' : ''",
      },
      {
        file: dynamo('coupon-store'),
        find: "{ '#ttl': 'ttl', '#batch': 'batch' }",
        replace: "{ '#ttl': 'ttl', ...(batchId && { '#batch': 'batch' }) }",
      },
    ],
    tests: ofUseCase('admin/coupon-batches'),
  },
  {
    promise: 'a change of a batch activates no code that was deactivated by itself',
    edits: [
      {
        file: dynamo('apply-batch-terms'),
        find: 'terms = :revision',
        replace: 'terms = :revision REMOVE deactivated',
      },
    ],
    tests: ofUseCase('admin/batch-codes'),
  },
  {
    promise: 'of the release of a code and its first answer one wins',
    edits: [
      {
        file: dynamo('release-use'),
        find: "ConditionExpression: '#status = :reserved'",
        replace: "ConditionExpression: '#status = :reserved OR attribute_exists(pk)'",
      },
      {
        file: dynamo('release-code'),
        find: "'attribute_not_exists(coupon) OR coupon <> :code'",
        replace: "'attribute_exists(pk)'",
      },
      {
        file: dynamo('release-code'),
        find: "ConditionExpression: 'coupon = :code'",
        replace: "ConditionExpression: 'attribute_exists(pk)'",
      },
    ],
    tests: ofUseCase('admin/batch-codes'),
  },
  {
    promise: 'a started code is not released',
    edits: [{ file: dynamo('release-code'), find: "use['status'] === 'consumed'", replace: 'false' }],
    tests: ofUseCase('admin/batch-codes'),
  },
  {
    promise: 'a repeated release never takes a code from the next person',
    edits: [{ file: dynamo('release-code'), find: "use?.['redeemedAt'] !== redeemedAt", replace: '!use' }],
    tests: ofUseCase('admin/batch-codes'),
  },
  {
    promise: 'of a page of codes only their own uses are read',
    edits: [
      {
        file: dynamo('coupon-use'),
        find: 'from: `${first}#`, until: `${last}#~`',
        replace: "from: ' ', until: '~'",
      },
      { file: dynamo('coupon-use'), find: 'wanted.has(codeOfRedemption(key))', replace: 'wanted.size > 0' },
    ],
    tests: ofUseCase('admin/batch-codes'),
  },
];
