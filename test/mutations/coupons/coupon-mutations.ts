import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what admins are told of codes and of who has redeemed them, and of what they may send. */
export const couponMutations: Mutation[] = [
  {
    promise: 'a code that was just redeemed is not told as one whose data is deleted',
    edits: [
      {
        file: 'functions/domain/coupons/batch-code-state.ts',
        find: "< indexLagMs ? 'taken'",
        replace: "< 0 ? 'taken'",
      },
    ],
    tests: [
      'test/functions/domain/coupons/batch-code-state.test.ts',
      'test/functions/usecases/admin/batch-codes.test.ts',
    ],
  },
  {
    promise: 'a code knows when it was last redeemed',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/coupon-store.ts',
        find: 'SET lastRedeemedAt = :now ADD',
        replace: 'ADD',
      },
    ],
    tests: ['test/functions/usecases/admin/batch-codes.test.ts'],
  },
  {
    promise: 'a code that is released while its batch is being read is free',
    edits: [
      {
        file: 'functions/usecases/coupons/batches/view-codes.ts',
        find: 'coupon.uses > 0 && use === undefined',
        replace: 'coupon.uses < 0 && use === undefined',
      },
    ],
    tests: ['test/functions/usecases/admin/batch-codes.test.ts'],
  },
  {
    promise: 'each attempt that a code brought its person is found',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/redemption-item.ts',
        find: '.filter((id) => id !== item.attemptId)',
        replace: '.filter(() => false)',
      },
    ],
    tests: ['test/functions/usecases/admin/uses-by-person.test.ts'],
  },
  {
    promise: 'the codes of a person are those of every quiz',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/redemption-item.ts',
        find: 'sk: redemptionPrefix }',
        replace: 'sk: `${redemptionPrefix}1#` }',
      },
    ],
    tests: ['test/functions/usecases/admin/uses-by-person.test.ts'],
  },
  {
    promise: 'a code that its person gave back is told so',
    edits: [
      {
        file: 'functions/usecases/coupons/list-uses-by-person.ts',
        find: "status === 'released' ? ('released' as const)",
        replace: "status === 'released' ? ('redeemed' as const)",
      },
    ],
    tests: ['test/functions/usecases/admin/uses-by-person.test.ts'],
  },
  {
    promise: 'an export of one person has nobody else in it',
    edits: [
      {
        file: 'functions/usecases/admin/exports/read-export.ts',
        find: 'order.person === undefined\n',
        replace: 'order.person !== null\n',
      },
    ],
    tests: ['test/functions/usecases/admin/exports/csv-exports.test.ts'],
  },
  {
    promise: 'an export never takes all batches where none has the words',
    edits: [
      {
        file: 'web/src/features/export/export-draft.ts',
        find: '{ problem: `${none} “${words}”.` }',
        replace: '{ id: undefined }',
      },
    ],
    tests: ['test/web/features/export/export-page.test.tsx'],
  },
  {
    promise: 'a release that can’t work any more asks nothing when it is closed',
    edits: [
      {
        file: 'web/src/ui/form/form-dialog.tsx',
        find: 'isFinal ? onClose : askToClose',
        replace: 'askToClose',
      },
    ],
    tests: ['test/web/features/coupons/batches/batch-screen.test.tsx'],
  },
  {
    promise: 'a filter of reports is cleared with what was only typed',
    edits: [
      { file: 'web/src/features/reports/report-filter-fields.tsx', find: "    setWho({ typed: '' });", replace: '' },
    ],
    tests: ['test/web/features/reports/report-filter.test.tsx'],
  },
  {
    promise: 'a number that the table can’t take is refused at the door',
    edits: [
      {
        file: 'functions/contract/fields.ts',
        find: 'z.minimum(0), z.maximum(1_000_000_000)',
        replace: 'z.minimum(0)',
      },
    ],
    tests: ['test/functions/contract/bounded-numbers.test.ts'],
  },
  {
    promise: 'a coupon can be redeemed in the database when the domain says so: to the last moment of its window',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/coupon-store.ts',
        find: 'validUntil >= :now',
        replace: 'validUntil > :now',
      },
    ],
    tests: ['test/functions/adapters/dynamo/coupons/redemption.test.ts'],
  },
  {
    promise: 'a used-up coupon whose window has not begun is told as invalid',
    edits: [
      {
        file: 'functions/domain/coupons/redemption.ts',
        find: "status === 'used-up' && now >= coupon.validFrom",
        replace: "status === 'used-up'",
      },
    ],
    tests: ['test/functions/domain/coupons/redemption.test.ts'],
  },
];
