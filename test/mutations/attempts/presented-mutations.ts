import type { Mutation } from '#test/mutations/mutation.ts';
const domain = 'functions/domain/attempts/presented-questions.ts';
const inUse = ['test/functions/usecases/attempts/choose-questions.test.ts'];
const atTheTable = ['test/functions/adapters/dynamo/attempts/save-answer.test.ts'];

/** Breaks of the rules about which questions an attempt presents. */
export const presentedMutations: Mutation[] = [
  {
    promise: 'an answer to a question that was not presented is refused',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: "'(attribute_not_exists(asked) OR (begins_with",
        replace: "'(attribute_exists(pk) OR (begins_with",
      },
    ],
    tests: inUse,
  },
  {
    promise: 'an answer to a question that was left out is refused',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: 'begins_with(asked, :minus) AND NOT contains(asked, :mark)',
        replace: 'begins_with(asked, :minus) AND (attribute_exists(pk) OR NOT contains(asked, :mark))',
      },
    ],
    tests: atTheTable,
  },
  {
    promise: 'of an attempt that keeps what it presents no other answer is taken',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: 'begins_with(asked, :plus) AND contains(asked, :mark)',
        replace: 'begins_with(asked, :plus) AND (attribute_exists(pk) OR contains(asked, :mark))',
      },
    ],
    tests: atTheTable,
  },
  {
    promise: 'a closed attempt is closed to questions that it did not present, too',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: "if (stored.status !== 'open' || isExpired(stored, now)) closed(cause);",
        replace: '',
      },
    ],
    tests: inUse,
  },
  {
    promise: 'the first answer is to a question that was presented',
    edits: [
      {
        file: 'functions/usecases/attempts/start-attempt.ts',
        find: 'if (!isPresented(asked, command.mark)) refuseNotPresented();',
        replace: '',
      },
    ],
    tests: [...inUse, 'test/functions/engine.model.test.ts'],
  },
  {
    promise: 'the first answer begins with what the entry presented',
    edits: [
      {
        file: 'functions/usecases/attempts/start-attempt.ts',
        find: 'const { asked, extraMs } = pending;',
        replace:
          "const { extraMs } = pending;\n    const { chooseQuestions } = await import('./choose-questions.ts');\n    const asked = await chooseQuestions(ports, { userId, ...attempt });",
      },
    ],
    tests: inUse,
  },
  {
    promise: 'a later entry presents what the first one did',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/seats/seat-store.ts',
        find: "${set('pendingAsked', ':asked')}",
        replace: 'pendingAsked = :asked',
      },
    ],
    tests: inUse,
  },
  {
    promise: 'a report tells of how many questions the attempt was, not of how many it would be now',
    edits: [
      {
        file: 'functions/usecases/reports/report-document.ts',
        find: 'presentedCount: presentedCount(attempt.asked, questions.length)',
        replace:
          'presentedCount: questions.length - (await ports.attempts.listCompleted(userId, quizId)).filter(({ ref: { ulid } }) => ulid < ref.ulid).flatMap(({ answers }) => Object.keys(answers)).length',
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/deliver-report.test.ts'],
  },
  {
    promise: 'an attempt resumes with the questions it began with',
    edits: [
      {
        file: 'functions/usecases/attempts/enter-quiz.ts',
        find: 'presentedQuestions(ports.banks, ref, attempt.asked)',
        replace: 'presentedQuestions(ports.banks, ref, await chooseQuestions(ports, { userId, ...ref }))',
      },
    ],
    tests: inUse,
  },
  ...[
    { file: 'functions/usecases/people/list-my-attempts.ts', all: 'bank.questionCount' },
    { file: 'functions/usecases/people/export-my-data.ts', all: 'paper.length' },
    { file: 'functions/usecases/attempts/view-attempts.ts', all: 'questionCount' },
  ].map(({ file, all }) => ({
    promise: `the attempt itself says of how many questions it is (${file})`,
    edits: [
      {
        file,
        find: `presentedCount(attempt.asked, ${all})`,
        replace: `presentedCount(undefined, ${all})`,
      },
    ],
    tests: inUse,
  })),
  {
    promise: 'a retake leaves out what was answered',
    edits: [{ file: domain, find: '!answered.has(id)', replace: "id !== ''" }],
    tests: ['test/functions/usecases/attempts/start-attempt.test.ts', 'test/functions/engine.model.test.ts'],
  },
  {
    promise: 'only completed attempts leave out questions',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/attempt-store.ts',
        find: ".filter(({ status }) => status === 'completed')",
        replace: '',
      },
    ],
    tests: inUse,
  },
  {
    promise: 'only attempts at the same quiz leave out questions',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/attempt-store.ts',
        find: 'sk: attemptPrefix(quizId) }',
        replace: 'sk: attemptPrefix(quizId).slice(0, -1) }',
      },
    ],
    tests: inUse,
  },
  {
    promise: 'an attempt keeps the smaller part of its questions',
    edits: [{ file: domain, find: 'shown.length < others.length', replace: 'shown.length >= others.length' }],
    tests: ['test/functions/domain/attempts/presented-questions.test.ts'],
  },
];
