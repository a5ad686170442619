import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of how the doors look at what comes in, and of what leaves in a file. */
export const inputMutations: Mutation[] = [
  {
    promise: 'a cursor with a part too many is refused',
    edits: [
      {
        file: 'functions/adapters/dynamo/cursor.ts',
        find: 'Object.keys(key).length === Object.keys(parts).length &&',
        replace: '',
      },
    ],
    tests: ['test/functions/handlers/cursors.test.ts'],
  },
  {
    promise: 'a cursor out of the bounds of its list is refused',
    edits: [
      {
        file: 'functions/adapters/dynamo/walk-index.ts',
        find: ' && isBetween(place, from, until)',
        replace: ' && isBetween(from, from, place || until)',
      },
    ],
    tests: ['test/functions/handlers/cursors.test.ts'],
  },
  {
    promise: 'a cursor of texts that are no keys is refused',
    edits: [{ file: 'functions/adapters/dynamo/cursor.ts', find: "text !== '' && ", replace: '' }],
    tests: ['test/functions/handlers/cursors.test.ts'],
  },
  {
    promise: 'a price is exact to the paisa',
    edits: [
      {
        file: 'functions/domain/coupons/coupon.ts',
        find: 'Math.floor((paise * leftOfTenThousand + 5_000) / 10_000) / 100',
        replace: 'Math.round((paise / 100) * (leftOfTenThousand / 100)) / 100',
      },
    ],
    tests: ['test/functions/domain/coupons/coupon.test.ts'],
  },
  {
    promise: 'a name that nobody sees is no name',
    edits: [{ file: 'functions/contract/fields.ts', find: 'z.overwrite<string>(trimText)', replace: 'z.trim()' }],
    tests: ['test/functions/contract/blank-texts.test.ts'],
  },
  {
    promise: 'a name that nobody sees in a token gives way to the e-mail address',
    edits: [{ file: 'functions/runtime/token.ts', find: '!isBlank(name)', replace: "name !== ''" }],
    tests: ['test/functions/runtime/token.test.ts'],
  },
  {
    promise: 'a cell of a sheet that nobody sees is blank',
    edits: [
      {
        file: 'functions/domain/banks/question-limits.ts',
        find: 'return trimText(text.replace',
        replace: 'return ((kept: string) => kept.trim())(text.replace',
      },
      {
        file: 'functions/domain/banks/question-limits.ts',
        find: 'return trimText(withoutInvisible',
        replace: 'return ((kept: string) => kept.trim())(withoutInvisible',
      },
    ],
    tests: ['test/functions/domain/text/visible-text.test.ts'],
  },
  {
    promise: 'a full-width sign begins no formula in an export',
    edits: [{ file: 'functions/domain/uploads/cells/escape-formula.ts', find: '\\uFF1D', replace: '' }],
    tests: ['test/functions/domain/uploads/cells/escape-formula.test.ts'],
  },
  {
    promise: 'a sign behind what nobody sees begins no formula in an export',
    edits: [
      {
        file: 'functions/domain/uploads/cells/escape-formula.ts',
        find: '\\p{Default_Ignorable_Code_Point}]*',
        replace: '\\p{Default_Ignorable_Code_Point}]{0}',
      },
    ],
    tests: ['test/functions/domain/uploads/cells/escape-formula.test.ts'],
  },
  {
    promise: 'the description of the API says which parameters may be left out',
    edits: [
      {
        file: 'functions/contract/openapi.ts',
        find: "required: place === 'path' || isRequired(schema, name)",
        replace: "required: place === 'path' || schema !== undefined",
      },
    ],
    tests: ['test/functions/contract/openapi.test.ts'],
  },
  {
    promise: 'a list reads the people of its rows with one call',
    edits: [
      {
        file: 'functions/adapters/dynamo/load-items.ts',
        find: 'const wave = waves.get(table.db) ?? beginWave(table);',
        replace: 'const wave = beginWave(table);',
      },
    ],
    tests: ['test/functions/adapters/dynamo/get-items.test.ts', 'test/functions/handlers/calls-of-lists.test.ts'],
  },
  {
    promise: 'a search for people reads their attempts by their keys',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/start-attempt.ts',
        find: " ADD attemptIds :ids',\n    ConditionExpression: 'attribute_not_exists(attemptId)'",
        replace: "',\n    ConditionExpression: 'attribute_not_exists(attemptId)'",
      },
    ],
    tests: ['test/functions/usecases/attempts/list-attempts.test.ts'],
  },
  {
    promise: 'the keys that a batch get left are asked for again',
    edits: [
      {
        file: 'functions/adapters/dynamo/load-items.ts',
        find: 'left = UnprocessedKeys?.[name]?.Keys ?? [];',
        replace: 'left = [];',
      },
    ],
    tests: ['test/functions/adapters/dynamo/get-items.test.ts'],
  },
];
