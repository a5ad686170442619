import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what the overview and the exports tell. */
export const overviewMutations: Mutation[] = [
  {
    promise: 'a report that came back is not one that was sent',
    edits: [
      {
        file: 'functions/domain/coupons/batch-code-state.ts',
        find: "report?.status === 'delivered'",
        replace: "report?.status === 'delivered' || report?.status === 'bounced'",
      },
    ],
    tests: ['test/functions/domain/coupons/batch-code-state.test.ts'],
  },
  {
    promise: 'a code that was given back is not counted as redeemed',
    edits: [
      { file: 'functions/adapters/dynamo/coupons/release-use.ts', find: "' REMOVE gsi1pk, gsi1sk'", replace: "''" },
    ],
    tests: ['test/functions/usecases/admin/count-overview.test.ts'],
  },
  {
    promise: 'the funnel follows new batches alone',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts',
        find: ', from: sortableInstant(since)',
        replace: ', from: sortableInstant(since * 0)',
      },
    ],
    tests: ['test/functions/usecases/admin/count-overview.test.ts'],
  },
  {
    promise: 'what has no time left is not running',
    edits: [
      {
        file: 'functions/usecases/admin/count-overview.ts',
        find: '(entry.closesAt ?? 0) - lateWindowMs >= now',
        replace: '(entry.closesAt ?? 0) >= now',
      },
    ],
    tests: ['test/functions/usecases/admin/count-overview.test.ts'],
  },
  {
    promise: 'the days of the overview are those of India',
    edits: [
      {
        file: 'functions/usecases/admin/count-overview.ts',
        find: 'tally.get(indiaDay(at))',
        replace: 'tally.get(new Date(at).toISOString().slice(0, 10))',
      },
    ],
    tests: ['test/functions/usecases/admin/count-overview.test.ts'],
  },
  {
    promise: 'an attempt that ends while the overview is counted is counted once',
    edits: [
      { file: 'functions/usecases/admin/count-overview.ts', find: 'if (open.has(entry.id)) continue;', replace: '' },
    ],
    tests: ['test/functions/usecases/admin/count-overview.test.ts'],
  },
  {
    promise: 'a person is counted once in each span, by the latest action',
    edits: [
      {
        file: 'functions/usecases/admin/people-tally.ts',
        find: 'if (at > (latest.get(userId) ?? -1))',
        replace: 'if (!latest.has(userId))',
      },
    ],
    tests: ['test/functions/usecases/admin/count-overview.test.ts'],
  },
  {
    promise: 'an older count of the overview never replaces a newer one',
    edits: [
      {
        file: 'functions/adapters/dynamo/admin/overview-store.ts',
        find: 'attribute_not_exists(pk) OR countedAt < :at',
        replace: 'attribute_not_exists(pk) OR countedAt <> :at',
      },
    ],
    tests: ['test/functions/usecases/admin/count-overview.test.ts'],
  },
  {
    promise: 'a large count of the overview pauses in proportion',
    edits: [
      {
        file: 'functions/usecases/admin/count-overview.ts',
        find: 'begun < stored.countAgainAt',
        replace: 'begun < 0 * stored.countAgainAt',
      },
    ],
    tests: ['test/functions/usecases/admin/count-overview.test.ts'],
  },
  {
    promise: 'an export knows the coupon of each attempt, also where one code brought several',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/attempt-coupons.ts',
        find: '({ attemptIds }) => attemptIds?.has(id)',
        replace: '({ attemptId }) => attemptId === id',
      },
    ],
    tests: ['test/functions/usecases/admin/exports/workbook-exports.test.ts'],
  },
  {
    promise: 'moments in a workbook are dates of India',
    edits: [
      {
        file: 'functions/adapters/export-file/sheet-xml.ts',
        find: '(at + indiaOffsetMs) / dayMs',
        replace: 'at / dayMs',
      },
    ],
    tests: ['test/functions/adapters/export-file/workbook-file.test.ts'],
  },
  {
    promise: 'a workbook has no text that is run as a formula',
    edits: [{ file: 'functions/adapters/export-file/sheet-xml.ts', find: 'escapeFormula(value)', replace: 'value' }],
    tests: ['test/functions/adapters/export-file/workbook-file.test.ts'],
  },
  {
    promise: 'a downloaded bank runs no formula',
    edits: [
      {
        file: 'functions/domain/uploads/cells/escape-formula.ts',
        find: "? `'${text}` : text",
        replace: '? text : text',
      },
    ],
    tests: ['test/functions/domain/uploads/cells/escape-formula.test.ts'],
  },
];
