import type { Mutation } from './mutation.ts';

const usecase = (file: string) => `functions/usecases/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);
const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;

/** Breaks of what admins are promised when they publish, activate and restore. */
export const publishMutations: Mutation[] = [
  {
    promise: 'a question is edited or deleted once in one submission',
    edits: [
      {
        file: 'functions/domain/bank-changes.ts',
        find: '  requireOnceEach({ edited, added, deleted, notes });',
        replace: '',
      },
    ],
    tests: ['test/functions/domain/bank-changes.test.ts'],
  },
  {
    promise: 'a file that was refused can not be published',
    edits: [
      {
        file: usecase('publish-bank'),
        find: "upload.status !== 'staged' && upload.status",
        replace: "upload.status === 'waiting' && upload.status",
      },
    ],
    tests: ofUseCase('import-bank'),
  },
  {
    promise: 'an upload that is cancelled in the same moment is not published',
    edits: [
      {
        file: dynamo('change-quiz'),
        find: ' AND #status IN (:staged, :published)',
        replace: ' AND (#status IN (:staged, :published) OR attribute_exists(pk))',
      },
    ],
    tests: ofUseCase('publish-bank'),
  },
  {
    promise: 'an upload that is mapped anew in the same moment is not published',
    edits: [
      {
        file: dynamo('change-quiz'),
        find: "'staging = :seen AND ",
        replace: "'(staging = :seen OR staging <> :seen) AND ",
      },
    ],
    tests: ofUseCase('publish-bank'),
  },
  {
    promise: 'what is added to a bank leaves its live questions as they are',
    edits: [
      {
        file: 'functions/domain/join-bank.ts',
        find: 'return applyChanges(live, known, {',
        replace: 'return applyChanges(live.slice(0, 0), known, {',
      },
    ],
    tests: ['test/functions/domain/join-bank.test.ts', ...ofUseCase('publish-bank')],
  },
  {
    promise: 'nothing is added to a bank that has changed since it was looked at',
    edits: [
      { file: 'functions/usecases/publish-bank.ts', find: '  requireRevision(quiz, revision);\n', replace: '' },
      {
        file: 'functions/usecases/publish-bank.ts',
        find: '...(revision !== undefined && { revision }),',
        replace: '...(quiz && { revision: quiz.revision }),',
      },
    ],
    tests: ofUseCase('publish-bank'),
  },
  {
    promise: 'a text that the bank has is left out of an addition only if someone says so',
    edits: [
      {
        file: 'functions/domain/join-bank.ts',
        find: 'if (first && !leaveOutSame) {',
        replace: 'if (first && !first) {',
      },
    ],
    tests: ['test/functions/domain/join-bank.test.ts'],
  },
  {
    promise: 'of two admins who activate different quizzes one wins',
    edits: [
      { file: dynamo('active-quiz'), find: "'quizId = :active'", replace: "'quizId = :active OR quizId <> :active'" },
    ],
    tests: ofUseCase('activate-quiz'),
  },
  {
    promise: 'a restored version gives no question an id that was given before',
    edits: [
      {
        file: 'functions/usecases/restore-version.ts',
        find: 'lastQuestionId: quiz.lastQuestionId',
        replace: 'lastQuestionId: 0',
      },
    ],
    tests: ofUseCase('versions'),
  },
  {
    promise: 'an event of S3 that comes late changes nothing',
    edits: [
      {
        file: dynamo('upload-store'),
        find: "' OR sequencer < :new_sequencer OR",
        replace: "' OR sequencer <> :new_sequencer OR",
      },
    ],
    tests: ofUseCase('upload-events'),
  },
];
