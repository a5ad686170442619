import type { Mutation } from './mutation.ts';

const usecase = (file: string) => `functions/usecases/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);
const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;

/** Breaks of what is promised of an answer: what it costs, when it counts, and how often. */
export const answerMutations: Mutation[] = [
  {
    promise: 'an answer is one write and no read',
    edits: [
      {
        file: usecase('save-answer'),
        find: 'const saved = await ports.attempts.saveAnswer(command);',
        replace:
          'await ports.attempts.find(userId, attempt);\n  const saved = await ports.attempts.saveAnswer(command);',
      },
    ],
    tests: ofUseCase('write-units'),
  },
  {
    promise: 'an answer costs one write unit at 60 questions',
    edits: [
      {
        file: 'functions/domain/attempt.ts',
        find: 'const packed = new Uint8Array(packedBytes);',
        replace: 'const packed = new Uint8Array(12);',
      },
    ],
    tests: ofUseCase('write-units'),
  },
  {
    promise: 'question ids are short, so that 200 answers cost two write units each',
    edits: [
      { file: 'functions/domain/question-bank.ts', find: 'return toDigits(id);', replace: 'return id.toString(36);' },
    ],
    tests: ofUseCase('write-units'),
  },
  {
    promise: 'the seconds of an answer do not saturate while an attempt runs',
    edits: [
      {
        file: 'functions/domain/attempt.ts',
        find: 'const maxSeconds = Math.floor(2 ** (8 * packedBytes) / places) - 1;',
        replace: 'const maxSeconds = 36 ** 3 - 1;',
      },
    ],
    tests: ofUseCase('save-answer'),
  },
  {
    promise: 'an absence does not saturate while an attempt runs',
    edits: [
      {
        file: 'functions/domain/attempt.ts',
        find: 'maxAwaySeconds = 64 ** 4 - 1',
        replace: 'maxAwaySeconds = 36 ** 3 - 1',
      },
    ],
    tests: ['test/functions/domain/attempt.test.ts'],
  },
  {
    promise: 'an answer that arrives late is marked',
    edits: [{ file: dynamo('save-answer'), find: 'packAnswer(answer, late)', replace: 'packAnswer(answer)' }],
    tests: ofUseCase('save-answer'),
  },
  {
    promise: 'a question is answered once',
    edits: [
      { file: dynamo('save-answer'), find: '`attribute_not_exists(answers.#q)${', replace: '`attribute_exists(pk)${' },
    ],
    tests: ofUseCase('save-answer'),
  },
  {
    promise: 'the points are those of the pinned version',
    edits: [
      {
        file: dynamo('save-answer'),
        find: 'version = :version AND closesAt',
        replace: ':version > :after AND closesAt',
      },
      { file: dynamo('save-answer'), find: 'if (stored.version !== attempt.version)', replace: 'if (!stored.version)' },
    ],
    tests: ofUseCase('save-answer'),
  },
  {
    promise: 'an answer given after the time is refused',
    edits: [{ file: dynamo('save-answer'), find: 'limitMs >= :after', replace: ':after < :now' }],
    tests: ofUseCase('save-answer'),
  },
  {
    promise: 'no answer is taken after the end',
    edits: [
      {
        file: dynamo('save-answer'),
        find: "'#status = :open AND version",
        replace: "'#status <> :packed AND :open <> :packed AND version",
      },
    ],
    tests: ofUseCase('end-attempt'),
  },
  {
    promise: 'two ends make one result',
    edits: [
      { file: dynamo('end-attempt'), find: "'#status = :open AND deadline", replace: "':open <> :reason AND deadline" },
      {
        file: dynamo('end-attempt'),
        find: "ConditionExpression: 'openId = :id',",
        replace: "ConditionExpression: ':id <> :one',",
      },
      {
        file: dynamo('end-attempt'),
        find: "ConditionExpression: 'attemptId = :id',",
        replace: "ConditionExpression: ':id <> :ttl',",
      },
      { file: dynamo('new-result'), find: ", ConditionExpression: 'attribute_not_exists(pk)'", replace: '' },
    ],
    tests: ofUseCase('end-attempt'),
  },
  {
    promise: 'an end is never recorded after the deadline',
    edits: [
      {
        file: 'functions/domain/attempt.ts',
        find: 'endedAt: overdue ? attempt.deadline : now',
        replace: 'endedAt: now',
      },
    ],
    tests: ofUseCase('end-attempt'),
  },
  {
    promise: 'only an attempt whose wait is over is closed by the schedule',
    edits: [{ file: dynamo('end-attempt'), find: 'stored.closesAt >= command.now', replace: 'stored.closesAt < 0' }],
    tests: ofUseCase('end-attempt'),
  },
];
