import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what an archived quiz is: out of the way, and only read. */
export const archiveMutations: Mutation[] = [
  {
    promise: 'an archived quiz gets no new coupon',
    edits: [{ file: 'functions/usecases/coupons/create-coupon.ts', find: '  requireUnarchived(quiz);', replace: '' }],
    tests: ['test/functions/usecases/banks/archive-quiz.test.ts'],
  },
  {
    promise: 'an archived quiz gets no new batch of codes',
    edits: [
      {
        file: 'functions/usecases/coupons/batches/create-coupon-batch.ts',
        find: '  requireUnarchived(quiz);',
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/banks/archive-quiz.test.ts'],
  },
  {
    promise: 'an archived quiz is not put on sale',
    edits: [{ file: 'functions/domain/banks/quiz-change.ts', find: '  requireUnarchived(quiz);', replace: '' }],
    tests: ['test/functions/usecases/banks/archive-quiz.test.ts'],
  },
  {
    promise: 'an archived quiz gets no other bank',
    edits: [
      {
        file: 'functions/domain/banks/quiz-change.ts',
        find: 'if (before && change.archived === undefined) requireUnarchived(before);',
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/banks/archive-quiz.test.ts'],
  },
  {
    promise: 'an archived quiz gets no other details',
    edits: [
      {
        file: 'functions/domain/banks/quiz-change.ts',
        find: 'if (before && change.archived === undefined) requireUnarchived(before);',
        replace: 'if (before && change.publication) requireUnarchived(before);',
      },
    ],
    tests: ['test/functions/usecases/banks/archive-quiz.test.ts'],
  },
  {
    promise: 'details that stay as they were are no entry of the audit',
    edits: [
      {
        file: 'functions/domain/banks/quiz-change.ts',
        find: 'return before && !change.publication && isSameQuiz(before, after) ? before : after;',
        replace: 'return after;',
      },
    ],
    tests: ['test/functions/usecases/banks/activate-quiz.test.ts'],
  },
  {
    promise: 'the quiz that is on sale is not archived',
    edits: [
      {
        file: 'functions/domain/banks/quiz-change.ts',
        find: 'if (change.archived) requireNotOnSale(change.quizId, activeQuizId);',
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/banks/archive-quiz.test.ts'],
  },
  {
    promise: 'a quiz that is put on sale while it is archived is not both',
    edits: [
      {
        file: 'functions/adapters/dynamo/banks/change-quiz.ts',
        find: ': { ConditionCheck: { TableName, Key: keys.active(), ...activeQuizUnchanged(active) } },',
        replace:
          ": { ConditionCheck: { TableName, Key: keys.active(), ConditionExpression: 'attribute_exists(pk)' } },",
      },
    ],
    tests: ['test/functions/usecases/banks/archive-quiz.test.ts'],
  },
  {
    promise: 'a quiz that is archived while it is put on sale is not both',
    edits: [
      {
        file: 'functions/adapters/dynamo/banks/activate-quiz.ts',
        find: '...quizUnchanged(quiz)',
        replace: "ConditionExpression: 'attribute_exists(pk)'",
      },
    ],
    tests: ['test/functions/usecases/banks/archive-quiz.test.ts'],
  },
  {
    promise: 'a quiz is made once, and changed as it was seen',
    edits: [
      {
        file: 'functions/adapters/dynamo/banks/quiz-item.ts',
        find: "quiz.revision } }\n    : { ConditionExpression: 'attribute_not_exists(pk)'",
        replace:
          "quiz.revision } }\n    : { ConditionExpression: 'attribute_not_exists(pk) OR revision < :seen', ExpressionAttributeValues: { ':seen': 3 }",
      },
    ],
    tests: ['test/functions/adapters/dynamo/banks/quiz-change.test.ts'],
  },
  {
    promise: 'coupons of an archived quiz are refused as invalid',
    edits: [
      {
        file: 'functions/usecases/coupons/redeem-coupon.ts',
        find: "  if (quiz?.archived) refuseCoupon('coupon-invalid');",
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/banks/archive-quiz.test.ts'],
  },
  {
    promise: 'an archived quiz stays archived when its details change',
    edits: [
      {
        file: 'functions/domain/banks/quiz-change.ts',
        find: '(change.archived ?? wasArchived)',
        replace: 'change.archived',
      },
    ],
    tests: ['test/functions/usecases/banks/archive-quiz.test.ts'],
  },
];
