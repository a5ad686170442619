import type { Mutation } from './mutation.ts';

const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);

/** Breaks of what the overview and the exports tell. */
export const overviewMutations: Mutation[] = [
  {
    promise: 'a report that came back is not one that was sent',
    edits: [
      {
        file: 'functions/domain/code-state.ts',
        find: "report?.status === 'delivered'",
        replace: "report?.status === 'delivered' || report?.status === 'bounced'",
      },
    ],
    tests: ['test/functions/domain/code-state.test.ts'],
  },
  {
    promise: 'a code that was given back is not counted as redeemed',
    edits: [{ file: dynamo('release-use'), find: "' REMOVE gsi1pk, gsi1sk'", replace: "''" }],
    tests: ofUseCase('get-overview'),
  },
  {
    promise: 'the funnel follows new batches alone',
    edits: [
      {
        file: dynamo('list-batches-since'),
        find: ', from: sortableInstant(since)',
        replace: ', from: sortableInstant(since * 0)',
      },
    ],
    tests: ofUseCase('get-overview'),
  },
  {
    promise: 'what has no time left is not running',
    edits: [
      {
        file: 'functions/usecases/get-overview.ts',
        find: 'closesAt - lateWindowMs >= now',
        replace: 'closesAt >= now',
      },
    ],
    tests: ofUseCase('get-overview'),
  },
  {
    promise: 'the days of the overview are those of India',
    edits: [
      {
        file: 'functions/usecases/get-overview.ts',
        find: 'tally.get(indiaDay(at))',
        replace: 'tally.get(new Date(at).toISOString().slice(0, 10))',
      },
    ],
    tests: ofUseCase('get-overview'),
  },
  {
    promise: 'an export knows the coupon of each attempt, also where one code brought several',
    edits: [{ file: dynamo('attempt-coupons'), find: "|| isIn(item['attemptIds'], id)", replace: '' }],
    tests: ofUseCase('get-workbook-page'),
  },
  {
    promise: 'moments in a workbook are dates of India',
    edits: [{ file: 'web/src/lib/sheet-xml.ts', find: '(at + indiaOffsetMs) / dayMs', replace: 'at / dayMs' }],
    tests: ['test/web/lib/write-workbook.test.ts'],
  },
  {
    promise: 'a workbook has no text that is run as a formula',
    edits: [{ file: 'web/src/lib/sheet-xml.ts', find: 'harmless(value)', replace: 'value' }],
    tests: ['test/web/lib/write-workbook.test.ts'],
  },
  {
    promise: 'a downloaded bank runs no formula',
    edits: [{ file: 'functions/domain/harmless-cell.ts', find: "? `'${text}` : text", replace: '? text : text' }],
    tests: ['test/functions/domain/harmless-cell.test.ts'],
  },
];
