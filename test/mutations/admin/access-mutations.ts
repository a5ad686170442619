import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of who sees what. */
export const accessMutations: Mutation[] = [
  {
    promise: 'a non-admin gets 403 from every admin route',
    edits: [
      { file: 'functions/usecases/admin/require-admin.ts', find: 'if (!profile?.isAdmin)', replace: 'if (!profile)' },
    ],
    tests: ['test/functions/handlers/rights.test.ts'],
  },
  {
    promise: 'a token is checked for its use',
    edits: [
      {
        file: 'functions/runtime/token.ts',
        find: "use !== 'id'",
        replace: "use === ''",
      },
    ],
    tests: ['test/functions/handlers/rights.test.ts'],
  },
  {
    promise: 'no points before the result',
    edits: [
      {
        file: 'functions/domain/banks/question-bank.ts',
        find: '({ id, text: option.text })',
        replace: '({ id, text: `${option.text} ${option.points}` })',
      },
    ],
    tests: ['test/functions/handlers/leak.test.ts'],
  },
  {
    promise: "a report is nobody else's",
    edits: [
      {
        file: 'functions/usecases/reports/get-my-report-file.ts',
        find: "if (!delivery) refuse('not-found', 'There is no report of such an attempt.');",
        replace: '',
      },
      {
        file: 'functions/usecases/reports/get-my-report-file.ts',
        find: 'const reportKey = releasedFile(delivery);',
        replace: 'const reportKey = delivery ? releasedFile(delivery) : `reports/anybody/${attemptId}.pdf`;',
      },
    ],
    tests: ['test/functions/usecases/people/account.test.ts', 'test/functions/handlers/rights.test.ts'],
  },
  {
    promise: 'the PDF with all answers is its candidate’s when the report is, and not before',
    edits: [
      {
        file: 'functions/usecases/reports/get-my-report-file.ts',
        find: 'const reportKey = releasedFile(delivery);',
        replace: "const reportKey = answers === 'all' ? delivery.reportKey : releasedFile(delivery);",
      },
    ],
    tests: ['test/functions/usecases/reports/answers-file.test.ts'],
  },
  {
    promise: 'the PDF with all answers is asked for by its own choice',
    edits: [
      {
        file: 'functions/usecases/reports/report-file-choice.ts',
        find: 'if (answers === undefined)',
        replace: 'if (answers !== undefined)',
      },
    ],
    tests: ['test/functions/usecases/reports/answers-file.test.ts'],
  },
  {
    promise: 'there is always an admin',
    edits: [
      {
        file: 'functions/adapters/dynamo/admin/admin-roster.ts',
        find: "'size(userIds) > :one AND contains(userIds, :id)'",
        replace: "'size(userIds) >= :one AND contains(userIds, :id)'",
      },
    ],
    tests: ['test/functions/usecases/admin/admins.test.ts'],
  },
];
