import type { Mutation } from './mutation.ts';

const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);

/** Breaks of what an archived quiz is: out of the way, and only read. */
export const archiveMutations: Mutation[] = [
  {
    promise: 'an archived quiz gets no new coupon',
    edits: [{ file: 'functions/usecases/create-coupon.ts', find: '  requireUnarchived(quiz);', replace: '' }],
    tests: ofUseCase('archive-quiz'),
  },
  {
    promise: 'an archived quiz gets no new batch of codes',
    edits: [{ file: 'functions/usecases/create-coupon-batch.ts', find: '  requireUnarchived(quiz);', replace: '' }],
    tests: ofUseCase('archive-quiz'),
  },
  {
    promise: 'an archived quiz is not put on sale',
    edits: [{ file: dynamo('activate-quiz'), find: '    requireUnarchived(quiz);', replace: '' }],
    tests: ofUseCase('archive-quiz'),
  },
  {
    promise: 'an archived quiz gets no other bank',
    edits: [
      {
        file: dynamo('change-quiz'),
        find: 'if (before && change.archived === undefined) requireUnarchived(before);',
        replace: '',
      },
    ],
    tests: ofUseCase('archive-quiz'),
  },
  {
    promise: 'an archived quiz gets no other details',
    edits: [
      {
        file: dynamo('change-quiz'),
        find: 'if (before && change.archived === undefined) requireUnarchived(before);',
        replace: 'if (before && change.publication) requireUnarchived(before);',
      },
    ],
    tests: ofUseCase('archive-quiz'),
  },
  {
    promise: 'details that stay as they were are no entry of the audit',
    edits: [
      {
        file: dynamo('change-quiz'),
        find: 'if (before && !change.publication && isSameQuiz(before, after)) return before;',
        replace: '',
      },
    ],
    tests: ofUseCase('activate-quiz'),
  },
  {
    promise: 'the quiz that is on sale is not archived',
    edits: [
      {
        file: dynamo('change-quiz'),
        find: 'if (change.archived) requireNotOnSale(change.quizId, active?.quizId);',
        replace: '',
      },
    ],
    tests: ofUseCase('archive-quiz'),
  },
  {
    promise: 'a quiz that is put on sale while it is archived is not both',
    edits: [
      {
        file: dynamo('change-quiz'),
        find: ': { ConditionCheck: { TableName, Key: keys.active(), ...activeAsSeen(active) } },',
        replace:
          ": { ConditionCheck: { TableName, Key: keys.active(), ConditionExpression: 'attribute_exists(pk)' } },",
      },
    ],
    tests: ofUseCase('archive-quiz'),
  },
  {
    promise: 'a quiz that is archived while it is put on sale is not both',
    edits: [
      {
        file: dynamo('activate-quiz'),
        find: "ConditionExpression: 'revision = :copied'",
        replace: "ConditionExpression: 'revision = :copied OR revision <> :copied'",
      },
    ],
    tests: ofUseCase('archive-quiz'),
  },
  {
    promise: 'coupons of an archived quiz are refused as invalid',
    edits: [
      {
        file: 'functions/usecases/redeem-coupon.ts',
        find: "  if (quiz?.archived) refuse('coupon-invalid', 'Invalid or expired coupon code');",
        replace: '',
      },
    ],
    tests: ofUseCase('archive-quiz'),
  },
  {
    promise: 'an archived quiz stays archived when its details change',
    edits: [{ file: dynamo('change-quiz'), find: '(change.archived ?? wasArchived)', replace: 'change.archived' }],
    tests: ofUseCase('archive-quiz'),
  },
];
