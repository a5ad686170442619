import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what is promised of a bank: whole versions, one winner, the texts that give a question its id. */
export const bankMutations: Mutation[] = [
  {
    promise: 'of two admins who publish from one revision one wins',
    edits: [
      {
        file: 'functions/adapters/dynamo/banks/quiz-item.ts',
        find: "'revision = :seen'",
        replace: "'revision = :seen OR revision > :seen'",
      },
      {
        file: 'functions/adapters/dynamo/banks/version-store.ts',
        find: "      ConditionExpression: 'attribute_not_exists(pk)',\n",
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/banks/publish-bank.test.ts'],
  },
  {
    promise: 'one quiz is active',
    edits: [
      {
        file: 'functions/adapters/dynamo/banks/quiz-item.ts',
        find: "'quizId = :active'",
        replace: "'quizId = :active OR quizId <> :active'",
      },
    ],
    tests: ['test/functions/usecases/banks/publish-bank.test.ts'],
  },
  {
    promise: 'a reader sees the whole new bank or none of it',
    edits: [
      {
        file: 'functions/usecases/banks/publish-bank.ts',
        find: 'questionCount: questions.length, lastQuestionId',
        replace: 'questionCount: questions.length, fullPages: 0, lastQuestionId',
      },
    ],
    tests: ['test/functions/usecases/banks/publish-bank.test.ts'],
  },
  {
    promise: 'the engine behaves like its model',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/start-attempt.ts',
        find: 'REMOVE pendingId, pendingSeed, pendingVersion, pendingAsked, coupon, discount',
        replace: 'REMOVE pendingId, pendingSeed, pendingVersion, pendingAsked, discount',
      },
    ],
    tests: ['test/functions/engine.model.test.ts'],
  },
  {
    promise: 'a question keeps its id over a detour: the random stories find it',
    edits: [
      {
        file: 'functions/domain/banks/question-identity.ts',
        find: 'const free = before && !taken.has(before.id) ? before : undefined;',
        replace: 'const free = before && taken.has(before.id) ? before : undefined;',
      },
    ],
    tests: ['test/functions/engine.model.test.ts'],
  },
  {
    promise: 'a text of long ago takes no id from a question of today',
    edits: [
      {
        file: 'functions/domain/banks/question-identity.ts',
        find: '...texts.flatMap((text) => liveTexts.get(text) ?? [])',
        replace: '',
      },
    ],
    tests: ['test/functions/domain/banks/question-identity.test.ts'],
  },
  {
    promise: 'a restored version says whose its texts are',
    edits: [
      { file: 'functions/usecases/banks/restore-version.ts', find: 'texts.add(restored)', replace: 'texts.add([])' },
    ],
    tests: ['test/functions/usecases/banks/question-ids.test.ts'],
  },
  {
    promise: 'a full segment of texts is not written again',
    edits: [
      {
        file: 'functions/adapters/dynamo/banks/text-registry.ts',
        find: 'stored.full.length * maxEntries',
        replace: '0',
      },
    ],
    tests: ['test/functions/adapters/dynamo/banks/text-registry.test.ts'],
  },
  {
    promise: 'the texts of a quiz are read whole or not at all',
    edits: [
      {
        file: 'functions/adapters/dynamo/banks/text-registry.ts',
        find: '!item || segmentHash(item.data) !== segments[index]',
        replace: '!item',
      },
    ],
    tests: ['test/functions/adapters/dynamo/banks/text-registry.test.ts'],
  },
  {
    promise: 'texts that are edited by hand are remembered as those of a file',
    edits: [
      {
        file: 'functions/usecases/banks/submit-changes.ts',
        find: 'texts.add(questions)',
        replace: 'texts.add(current)',
      },
    ],
    tests: ['test/functions/usecases/banks/question-ids.test.ts'],
  },
];
