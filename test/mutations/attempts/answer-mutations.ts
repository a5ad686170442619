import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what is promised of an answer: what it costs, when it counts, and how often. */
export const answerMutations: Mutation[] = [
  {
    promise: 'an answer is one write and no read',
    edits: [
      {
        file: 'functions/usecases/attempts/save-answer.ts',
        find: 'const saved = await ports.attempts.saveAnswer(command);',
        replace:
          'await ports.attempts.find(userId, attempt);\n  const saved = await ports.attempts.saveAnswer(command);',
      },
    ],
    tests: ['test/functions/usecases/banks/write-units.test.ts'],
  },
  {
    promise: 'an answer costs one write unit at 60 questions',
    edits: [
      {
        file: 'functions/domain/attempts/attempt.ts',
        find: 'const packed = new Uint8Array(packedBytes);',
        replace: 'const packed = new Uint8Array(12);',
      },
    ],
    tests: ['test/functions/usecases/banks/write-units.test.ts'],
  },
  {
    promise: 'question ids are short, so that 200 answers cost two write units each',
    edits: [
      {
        file: 'functions/domain/banks/question-bank.ts',
        find: 'return toDigits(id);',
        replace: 'return id.toString(36);',
      },
    ],
    tests: ['test/functions/usecases/banks/write-units.test.ts'],
  },
  {
    promise: 'the seconds of an answer do not saturate while an attempt runs',
    edits: [
      {
        file: 'functions/domain/attempts/attempt.ts',
        find: 'const maxSeconds = Math.floor(2 ** (8 * packedBytes) / places) - 1;',
        replace: 'const maxSeconds = 36 ** 3 - 1;',
      },
    ],
    tests: ['test/functions/usecases/attempts/save-answer.test.ts'],
  },
  {
    promise: 'an absence does not saturate while an attempt runs',
    edits: [
      {
        file: 'functions/domain/attempts/attempt.ts',
        find: 'maxAwaySeconds = 64 ** 4 - 1',
        replace: 'maxAwaySeconds = 36 ** 3 - 1',
      },
    ],
    tests: ['test/functions/domain/attempts/attempt.test.ts'],
  },
  {
    promise: 'an answer that arrives late is marked',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: 'Math.floor(answeredAfterMs / 1000) }, late)',
        replace: 'Math.floor(answeredAfterMs / 1000) })',
      },
    ],
    tests: ['test/functions/usecases/attempts/save-answer.test.ts'],
  },
  {
    promise: 'a question is answered once',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: '`attribute_not_exists(answers.#q)${',
        replace: '`attribute_exists(pk)${',
      },
    ],
    tests: ['test/functions/usecases/attempts/save-answer.test.ts'],
  },
  {
    promise: 'the points are those of the pinned version',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: 'version = :version AND limitMs',
        replace: ':version > :after AND limitMs',
      },
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: 'if (stored.version !== attempt.version)',
        replace: 'if (!stored.version)',
      },
    ],
    tests: ['test/functions/usecases/attempts/save-answer.test.ts'],
  },
  {
    promise: 'an answer given after the time is refused',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: 'limitMs >= :after',
        replace: ':after < :now',
      },
    ],
    tests: ['test/functions/usecases/attempts/save-answer.test.ts'],
  },
  {
    promise: 'no answer is taken after the end',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: '`${isRunning} AND version',
        replace: '`#status <> :packed AND :open <> :packed AND closesAt >= :now AND version',
      },
    ],
    tests: ['test/functions/usecases/attempts/end-attempt.test.ts'],
  },
  {
    promise: 'two ends make one result',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/end-attempt.ts',
        find: "'#status = :open AND deadline",
        replace: "':open <> :reason AND deadline",
      },
      {
        file: 'functions/adapters/dynamo/attempts/end-attempt.ts',
        find: "ConditionExpression: 'openId = :id',",
        replace: "ConditionExpression: ':id <> :one',",
      },
      {
        file: 'functions/adapters/dynamo/attempts/end-attempt.ts',
        find: "ConditionExpression: 'attemptId = :id',",
        replace: "ConditionExpression: ':id <> :ttl',",
      },
      {
        file: 'functions/adapters/dynamo/attempts/new-result.ts',
        find: ", ConditionExpression: 'attribute_not_exists(pk)'",
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/attempts/end-attempt.test.ts'],
  },
  {
    promise: 'an end is never recorded after the deadline',
    edits: [
      {
        file: 'functions/domain/attempts/attempt.ts',
        find: 'endedAt: overdue ? attempt.deadline : now',
        replace: 'endedAt: now',
      },
    ],
    tests: ['test/functions/usecases/attempts/end-attempt.test.ts'],
  },
  {
    promise: 'only an attempt whose wait is over is closed by the schedule',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/end-attempt.ts',
        find: '!isExpired(stored, command.now)',
        replace: 'isExpired(stored, 0)',
      },
    ],
    tests: ['test/functions/usecases/attempts/end-attempt.test.ts'],
  },
];
