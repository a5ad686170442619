import type { Mutation } from './mutation.ts';

const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);
const usecase = (file: string) => `functions/usecases/${file}.ts`;

/** Breaks of what is promised of a bank: whole versions, one winner, the texts that give a question its id. */
export const bankMutations: Mutation[] = [
  {
    promise: 'of two admins who publish from one revision one wins',
    edits: [
      { file: dynamo('change-quiz'), find: "'revision = :seen'", replace: "'revision = :seen OR revision > :seen'" },
      {
        file: dynamo('version-store'),
        find: "      ConditionExpression: 'attribute_not_exists(pk)',\n",
        replace: '',
      },
    ],
    tests: ofUseCase('publish-bank'),
  },
  {
    promise: 'one quiz is active',
    edits: [
      { file: dynamo('active-quiz'), find: "'quizId = :active'", replace: "'quizId = :active OR quizId <> :active'" },
    ],
    tests: ofUseCase('publish-bank'),
  },
  {
    promise: 'a reader sees the whole new bank or none of it',
    edits: [
      {
        file: usecase('publish-bank'),
        find: 'questionCount: questions.length, lastQuestionId',
        replace: 'questionCount: questions.length, fullPages: 0, lastQuestionId',
      },
    ],
    tests: ofUseCase('publish-bank'),
  },
  {
    promise: 'the engine behaves like its model',
    edits: [
      {
        file: dynamo('start-attempt'),
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
        file: 'functions/domain/question-identity.ts',
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
        file: 'functions/domain/question-identity.ts',
        find: '...texts.flatMap((text) => liveTexts.get(text) ?? [])',
        replace: '',
      },
    ],
    tests: ['test/functions/domain/question-identity.test.ts'],
  },
  {
    promise: 'a restored version says whose its texts are',
    edits: [{ file: usecase('restore-version'), find: 'texts.add(restored)', replace: 'texts.add([])' }],
    tests: ofUseCase('question-ids'),
  },
  {
    promise: 'a full segment of texts is not written again',
    edits: [{ file: dynamo('text-registry'), find: 'stored.full.length * maxEntries', replace: '0' }],
    tests: ['test/functions/adapters/dynamo/text-registry.test.ts'],
  },
  {
    promise: 'the texts of a quiz are read whole or not at all',
    edits: [
      { file: dynamo('text-registry'), find: '!bytes || segmentHash(bytes) !== segments[index]', replace: '!bytes' },
    ],
    tests: ['test/functions/adapters/dynamo/text-registry.test.ts'],
  },
  {
    promise: 'a quiz that kept no texts yet is read through its versions',
    edits: [
      {
        file: dynamo('text-registry'),
        find: 'version = 1; version <= last',
        replace: 'version = last; version <= last',
      },
    ],
    tests: ofUseCase('question-ids'),
  },
  {
    promise: 'texts that are edited by hand are remembered as those of a file',
    edits: [{ file: usecase('submit-changes'), find: 'texts.add(questions)', replace: 'texts.add(current)' }],
    tests: ofUseCase('question-ids'),
  },
];
