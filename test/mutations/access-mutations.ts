import type { Mutation } from './mutation.ts';

const usecase = (file: string) => `functions/usecases/${file}.ts`;
const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);

/** Breaks of who sees what. */
export const accessMutations: Mutation[] = [
  {
    promise: 'a non-admin gets 403 from every admin route',
    edits: [{ file: usecase('require-admin'), find: 'if (!profile?.isAdmin)', replace: 'if (!profile)' }],
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
        file: 'functions/domain/question-bank.ts',
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
        file: usecase('get-my-report'),
        find: "if (!delivery) refuse('not-found', 'There is no report of such an attempt.');",
        replace: '',
      },
      {
        file: usecase('get-my-report'),
        find: 'const reportKey = releasedFile(delivery);',
        replace: 'const reportKey = delivery ? releasedFile(delivery) : `reports/anybody/${attemptId}.pdf`;',
      },
    ],
    tests: [...ofUseCase('account'), 'test/functions/handlers/rights.test.ts'],
  },
  {
    promise: 'the PDF with all answers is its candidate’s when the report is, and not before',
    edits: [
      {
        file: usecase('get-my-report'),
        find: 'const reportKey = releasedFile(delivery);',
        replace: "const reportKey = answers === 'all' ? delivery.reportKey : releasedFile(delivery);",
      },
    ],
    tests: ofUseCase('answers-file'),
  },
  {
    promise: 'the PDF with all answers is asked for by its own choice',
    edits: [
      { file: usecase('chosen-file'), find: 'if (answers === undefined)', replace: 'if (answers !== undefined)' },
    ],
    tests: ofUseCase('answers-file'),
  },
  {
    promise: 'there is always an admin',
    edits: [
      {
        file: dynamo('admin-roster'),
        find: "'size(userIds) > :one AND contains(userIds, :id)'",
        replace: "'size(userIds) >= :one AND contains(userIds, :id)'",
      },
    ],
    tests: ofUseCase('admin/admins'),
  },
];
