import type { Mutation } from '#test/mutations/mutation.ts';
const leakTest = 'test/functions/handlers/leak.test.ts';

/** Breaks of what a report and an export tell a candidate of the key, and of the time. */
export const reportMutations: Mutation[] = [
  {
    promise: 'no figure for a sub-parameter of too few answers',
    edits: [
      {
        file: 'functions/domain/reports/figures/withhold-figures.ts',
        find: '{ subParameter: 3,',
        replace: '{ subParameter: 2,',
      },
    ],
    tests: ['test/functions/domain/reports/figures/withhold-figures.test.ts'],
  },
  {
    promise: 'no figure of a single answer, though it is the only question',
    edits: [{ file: 'functions/domain/reports/figures/withhold-figures.ts', find: 'counted > 1 && ', replace: '' }],
    tests: ['test/functions/domain/reports/figures/withhold-figures.test.ts', leakTest],
  },
  {
    promise: 'no figure for a main parameter of fewer than six answers',
    edits: [
      { file: 'functions/domain/reports/figures/withhold-figures.ts', find: 'parameter: 6,', replace: 'parameter: 5,' },
    ],
    tests: ['test/functions/domain/reports/figures/withhold-figures.test.ts'],
  },
  {
    promise: 'no figure for a main parameter that is not half answered',
    edits: [
      {
        file: 'functions/domain/reports/figures/withhold-figures.ts',
        find: ' && counted * 2 >= counts.questionCount',
        replace: '',
      },
    ],
    tests: ['test/functions/domain/reports/figures/withhold-figures.test.ts'],
  },
  {
    promise: 'no total unless every main parameter has a figure',
    edits: [
      {
        file: 'functions/domain/reports/figures/withhold-figures.ts',
        find: 'shown.length > 0 && isEveryFigureShown(shown)',
        replace: 'shown.some((parameter) => parameter.figure !== undefined)',
      },
    ],
    tests: [
      'test/functions/domain/reports/figures/withhold-figures.test.ts',
      'test/functions/usecases/people/account.test.ts',
    ],
  },
  {
    promise: 'no figure that subtraction tells',
    edits: [
      {
        file: 'functions/domain/reports/figures/withhold-figures.ts',
        find: 'rest() < minAnswers.subParameter',
        replace: 'rest() < minAnswers.subParameter - 1',
      },
    ],
    tests: ['test/functions/domain/reports/figures/withhold-figures.test.ts'],
  },
  {
    promise: 'no phrase of fewer than six answers',
    edits: [
      { file: 'functions/domain/reports/figures/withhold-figures.ts', find: 'phrases: 6 }', replace: 'phrases: 5 }' },
    ],
    tests: ['test/functions/domain/reports/figures/withhold-figures.test.ts', leakTest],
  },
  {
    promise: 'no sum of points in the personal export that the report does not show',
    edits: [
      {
        file: 'functions/usecases/people/export-my-data.ts',
        find: 'return figure ? { score: figure.raw } : {};',
        replace: 'return { score: figure?.raw ?? attempt.score };',
      },
    ],
    tests: ['test/functions/usecases/people/account.test.ts', leakTest],
  },
  {
    promise: 'no sum of points in the personal export before the report is out',
    edits: [
      {
        file: 'functions/usecases/people/export-my-data.ts',
        find: 'isReleased(delivery) ?',
        replace: 'delivery.reportKey !== undefined ?',
      },
    ],
    tests: ['test/functions/usecases/people/account.test.ts'],
  },
  {
    promise: 'no sum of points of a minor in the personal export',
    edits: [{ file: 'functions/usecases/people/export-my-data.ts', find: 'if (isMinor) return {};', replace: '' }],
    tests: ['test/functions/usecases/people/account.test.ts'],
  },
  {
    promise: 'no report before its mail has left',
    edits: [{ file: 'functions/domain/reports/visible-report.ts', find: 'sending: false', replace: 'sending: true' }],
    tests: ['test/functions/usecases/people/account.test.ts', leakTest],
  },
  {
    promise: 'a report that was out stays out while it is sent again',
    edits: [
      {
        file: 'functions/domain/reports/visible-report.ts',
        find: '[{ status }, ...earlier]',
        replace: '[{ status }, ...earlier.slice(1)]',
      },
    ],
    tests: ['test/functions/usecases/people/account.test.ts'],
  },
  {
    promise: 'the sentence on late answers stands in the report',
    edits: [
      {
        file: 'functions/domain/reports/sections/opening-sections.ts',
        find: 'if (lateCount === 0) return undefined;',
        replace: 'if (lateCount >= 0) return undefined;',
      },
    ],
    tests: ['test/functions/domain/reports/document/compose-report.test.ts'],
  },
  {
    promise: 'an admin sees how many answers arrived after the time',
    edits: [
      {
        file: 'functions/usecases/attempts/view-attempts.ts',
        find: 'lateCount: attempt.late.length',
        replace: 'lateCount: 0',
      },
    ],
    tests: ['test/functions/usecases/attempts/list-attempts.test.ts'],
  },
  {
    promise: 'the export of scores counts the answers that arrived after the time',
    edits: [
      { file: 'functions/usecases/admin/exports/export-rows.ts', find: '[late.length, raw,', replace: '[0, raw,' },
    ],
    tests: ['test/functions/usecases/admin/exports/csv-exports.test.ts'],
  },
  {
    promise: 'the personal export counts the answers that arrived after the time',
    edits: [
      { file: 'functions/usecases/people/export-my-data.ts', find: 'lateCount: late.length', replace: 'lateCount: 0' },
    ],
    tests: ['test/functions/usecases/people/account.test.ts'],
  },
  {
    promise: 'what arrived before extra time was granted is not late',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/grants/grant-to-attempt.ts',
        find: 'packAnswer(unpackAnswer(packed))',
        replace: 'packAnswer(unpackAnswer(packed), unpackAnswer(packed).isLate)',
      },
    ],
    tests: ['test/functions/usecases/attempts/grant-to-attempt.test.ts'],
  },
  {
    promise: 'what arrives while extra time is granted is not late',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/grants/grant-to-attempt.ts',
        find: 'seen: { deadline: stored.deadline, ...(wasOver && { answered: stored.answered }) }',
        replace: 'seen: { deadline: stored.deadline }',
      },
    ],
    tests: ['test/functions/usecases/attempts/grant-to-attempt.test.ts'],
  },
  ...['failed', 'unknown'].map((status) => ({
    promise: `a report whose mail was set aside is its candidate's all the same (${status})`,
    edits: [
      { file: 'functions/domain/reports/visible-report.ts', find: `${status}: true`, replace: `${status}: false` },
    ],
    tests: ['test/functions/domain/reports/visible-report.test.ts'],
  })),
  {
    promise: 'an export of one person ends with its last moment',
    edits: [
      {
        file: 'functions/usecases/admin/exports/read-export.ts',
        find: 'endedAt >= from && endedAt <= until',
        replace: 'endedAt >= from',
      },
    ],
    tests: ['test/functions/usecases/admin/exports/csv-exports.test.ts'],
  },
];
