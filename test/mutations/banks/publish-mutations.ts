import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what admins are promised when they publish, activate and restore. */
export const publishMutations: Mutation[] = [
  {
    promise: 'a question is edited or deleted once in one submission',
    edits: [
      {
        file: 'functions/domain/banks/bank-changes.ts',
        find: '  requireOnceEach({ edited, added, deleted, notes });',
        replace: '',
      },
    ],
    tests: ['test/functions/domain/banks/bank-changes.test.ts'],
  },
  {
    promise: 'a file that was refused can not be published',
    edits: [
      {
        file: 'functions/usecases/banks/publish-bank.ts',
        find: "upload.status !== 'staged' && upload.status",
        replace: "upload.status === 'waiting' && upload.status",
      },
    ],
    tests: ['test/functions/usecases/uploads/import-bank.test.ts'],
  },
  {
    promise: 'an upload that is cancelled in the same moment is not published',
    edits: [
      {
        file: 'functions/adapters/dynamo/banks/change-quiz.ts',
        find: ' AND #status IN (:staged, :published)',
        replace: ' AND (#status IN (:staged, :published) OR attribute_exists(pk))',
      },
    ],
    tests: ['test/functions/usecases/banks/publish-bank.test.ts'],
  },
  {
    promise: 'an upload that is mapped again in the same moment is not published',
    edits: [
      {
        file: 'functions/adapters/dynamo/banks/change-quiz.ts',
        find: "'staging = :seen AND ",
        replace: "'(staging = :seen OR staging <> :seen) AND ",
      },
    ],
    tests: ['test/functions/usecases/banks/publish-bank.test.ts'],
  },
  {
    promise: 'what is added to a bank leaves its live questions as they are',
    edits: [
      {
        file: 'functions/domain/banks/join-bank.ts',
        find: 'return applyChanges(live, known, {',
        replace: 'return applyChanges(live.slice(0, 0), known, {',
      },
    ],
    tests: ['test/functions/domain/banks/join-bank.test.ts', 'test/functions/usecases/banks/publish-bank.test.ts'],
  },
  {
    promise: 'nothing is added to a bank that has changed since it was looked at',
    edits: [
      { file: 'functions/usecases/banks/publish-bank.ts', find: '  requireRevision(quiz, revision);\n', replace: '' },
      {
        file: 'functions/usecases/banks/publish-bank.ts',
        find: '...(revision !== undefined && { revision }),',
        replace: '...(quiz && { revision: quiz.revision }),',
      },
    ],
    tests: ['test/functions/usecases/banks/publish-bank.test.ts'],
  },
  {
    promise: 'a text that the bank has is left out of an addition only if someone says so',
    edits: [
      {
        file: 'functions/domain/banks/join-bank.ts',
        find: 'if (first && !leaveOutSame) {',
        replace: 'if (first && !first) {',
      },
    ],
    tests: ['test/functions/domain/banks/join-bank.test.ts'],
  },
  {
    promise: 'of two admins who activate different quizzes one wins',
    edits: [
      {
        file: 'functions/adapters/dynamo/banks/quiz-item.ts',
        find: "'quizId = :active'",
        replace: "'quizId = :active OR quizId <> :active'",
      },
    ],
    tests: ['test/functions/usecases/banks/activate-quiz.test.ts'],
  },
  {
    promise: 'a restored version gives no question an id that was given before',
    edits: [
      {
        file: 'functions/usecases/banks/restore-version.ts',
        find: 'lastQuestionId: quiz.lastQuestionId',
        replace: 'lastQuestionId: 0',
      },
    ],
    tests: ['test/functions/usecases/banks/versions.test.ts'],
  },
  {
    promise: 'an event of S3 that comes late changes nothing',
    edits: [
      {
        file: 'functions/adapters/dynamo/uploads/upload-store.ts',
        find: "' OR sequencer < :new_sequencer OR",
        replace: "' OR sequencer <> :new_sequencer OR",
      },
    ],
    tests: ['test/functions/usecases/uploads/upload-events.test.ts'],
  },
];
