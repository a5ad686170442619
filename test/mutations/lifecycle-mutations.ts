import type { Mutation } from './mutations.ts';

const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const throttlingTest = ['test/functions/adapters/dynamo/throttling.test.ts'];

/** Breaks of how an attempt comes and goes, and of what holds when the services behind it are slow. */
export const lifecycleMutations: Mutation[] = [
  {
    promise: 'a read that is throttled is repeated as a write is',
    edits: [
      {
        file: dynamo('table'),
        find: 'return retryTransient(() => next({ ...args, input }));',
        replace: 'return isTransaction ? retryTransient(() => next({ ...args, input })) : next({ ...args, input });',
      },
    ],
    tests: throttlingTest,
  },
  {
    promise: 'a transaction that was cancelled by throttling is repeated',
    edits: [
      {
        file: 'functions/adapters/retry-transient.ts',
        find: 'codes.some(isTransientName)',
        replace: "codes.includes('TransactionConflict')",
      },
    ],
    tests: throttlingTest,
  },
  {
    promise: 'a failed condition is an answer, whatever became of the other items',
    edits: [
      {
        file: 'functions/adapters/retry-transient.ts',
        find: "if (codes.includes('ConditionalCheckFailed')) return false;",
        replace: '',
      },
    ],
    tests: throttlingTest,
  },
  {
    promise: 'all attempts of a transaction have one token',
    edits: [
      {
        file: dynamo('table'),
        find: '{ ClientRequestToken: randomUUID(), ...args.input }',
        replace: '{ ...args.input }',
      },
    ],
    tests: throttlingTest,
  },
  {
    promise: 'who is told to come back is told when',
    edits: [
      {
        file: 'functions/runtime/http.ts',
        find: 'refusalStatus[code] === 503 ||',
        replace: 'refusalStatus[code] === 403 ||',
      },
    ],
    tests: throttlingTest,
  },
];
