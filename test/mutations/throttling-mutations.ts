import type { Mutation } from './mutation.ts';
const throttlingTest = ['test/functions/adapters/dynamo/throttling.test.ts'];

/** Breaks of what holds when the services behind it are slow. */
export const throttlingMutations: Mutation[] = [
  {
    promise: 'a read that is throttled is repeated as a write is',
    edits: [
      {
        file: 'functions/adapters/dynamo/table.ts',
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
        find: 'names.some((each) => throttlingNames.has(each))',
        replace: 'throttlingNames.has(name)',
      },
    ],
    tests: throttlingTest,
  },
  {
    promise: 'a failed condition is an answer, whatever became of the other items',
    edits: [
      {
        file: 'functions/adapters/retry-transient.ts',
        find: "if (codes.includes('ConditionalCheckFailed')) return undefined;",
        replace: '',
      },
    ],
    tests: throttlingTest,
  },
  {
    promise: 'a call is not repeated beyond the time that its function has',
    edits: [
      {
        file: 'functions/adapters/retry-transient.ts',
        find: ' || performance.now() - startedAt > maxElapsedMs',
        replace: '',
      },
    ],
    tests: ['test/functions/adapters/retry-transient.test.ts'],
  },
  {
    promise: 'a class on one coupon gets through at the first press',
    edits: [{ file: 'functions/adapters/retry-transient.ts', find: 'conflict: 30', replace: 'conflict: 5' }],
    tests: ['test/functions/adapters/retry-transient.test.ts'],
  },
  {
    promise: 'a transaction that was cancelled for good is not repeated',
    edits: [
      {
        file: 'functions/adapters/retry-transient.ts',
        find: 'return names.some((each) => conflictNames.has(each))',
        replace: 'return codes.length > 0',
      },
    ],
    tests: ['test/functions/adapters/retry-transient.test.ts'],
  },
  {
    promise: 'an item that cannot be read stops no sweep',
    edits: [
      {
        file: 'functions/adapters/dynamo/get-items.ts',
        find: 'failures.push(cause);',
        replace: 'throw cause;',
      },
    ],
    tests: ['test/functions/usecases/malformed-items.test.ts'],
  },
  {
    promise: 'an entry that cannot be read stops no count',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/attempt-count-index.ts',
        find: '    unreadable.push(cause);\n',
        replace: '    throw cause;\n',
      },
    ],
    tests: ['test/functions/usecases/malformed-items.test.ts'],
  },
  {
    promise: 'a closing run with failures fails, so that its alarm sounds',
    edits: [
      {
        file: 'functions/handlers/close-expired-attempts.ts',
        find: 'if (failures.length > 0) throw',
        replace: 'if (failures.length > 1) throw',
      },
    ],
    tests: ['test/functions/handlers/close-expired-attempts.test.ts'],
  },
  {
    promise: 'a report is listed once, however often its status is named',
    edits: [
      {
        file: 'functions/usecases/reports/list-reports.ts',
        find: "[...new Set(statuses.split(',') as ReportStatus[])]",
        replace: "statuses.split(',') as ReportStatus[]",
      },
    ],
    tests: ['test/functions/usecases/reports/delivery/deliver-report.test.ts'],
  },
  {
    promise: 'all attempts of a transaction have one token',
    edits: [
      {
        file: 'functions/adapters/dynamo/table.ts',
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
