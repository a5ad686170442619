import type { Mutation } from './mutations.ts';

const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const ofUseCase = (file: string) => [`test/functions/usecases/${file}.test.ts`];
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
    promise: 'a transaction that was cancelled for good is not repeated',
    edits: [
      {
        file: 'functions/adapters/retry-transient.ts',
        find: 'codes.some(isTransientName)',
        replace: 'codes.length > 0',
      },
    ],
    tests: ['test/functions/adapters/retry-transient.test.ts'],
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
        file: 'functions/usecases/list-reports.ts',
        find: "[...new Set(statuses.split(',') as ReportStatus[])]",
        replace: "statuses.split(',') as ReportStatus[]",
      },
    ],
    tests: ['test/functions/usecases/deliver-report.test.ts'],
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
  {
    promise: 'an entry after a publication takes the live version',
    edits: [
      {
        file: 'functions/domain/attempt.ts',
        find: 'return pending.version < live.version;',
        replace: 'return pending.version > live.version;',
      },
      { file: dynamo('seat-store'), find: ' OR pendingVersion >= :version)', replace: ' OR pendingVersion <> :id)' },
    ],
    tests: ofUseCase('outdated-attempt'),
  },
  {
    promise: 'an entry that had seen an older version live replaces nothing',
    edits: [
      {
        file: 'functions/domain/attempt.ts',
        find: 'return pending.version < live.version;',
        replace: 'return pending.version !== live.version;',
      },
      { file: dynamo('seat-store'), find: 'pendingVersion >= :version', replace: 'pendingVersion = :version' },
      { file: dynamo('seat-store'), find: 'pendingVersion < :version', replace: 'pendingVersion <> :version' },
    ],
    tests: ofUseCase('outdated-attempt'),
  },
  {
    promise: 'racing entries replace an outdated attempt once',
    edits: [
      { file: dynamo('seat-store'), find: "'pendingVersion < :version'", replace: "'pendingVersion > :zero'" },
      {
        file: dynamo('seat-store'),
        find: "':version': attempt.version,",
        replace: "':version': attempt.version,\n          ...(!isKept && { ':zero': 0 }),",
      },
    ],
    tests: ofUseCase('outdated-attempt'),
  },
  {
    promise: 'a replaced attempt keeps the time that was granted',
    edits: [
      {
        file: dynamo('seat-store'),
        find: 'pendingLive = :live, #ttl = :ttl`,',
        replace: "pendingLive = :live, #ttl = :ttl${isKept ? '' : ' REMOVE extraMs'}`,",
      },
    ],
    tests: ofUseCase('outdated-attempt'),
  },
  {
    promise: 'a first answer of a replaced attempt is told that it is outdated',
    edits: [
      {
        file: 'functions/usecases/start-attempt.ts',
        find: "refuse('outdated', outdated)",
        replace: "refuse('not-found', outdated)",
      },
    ],
    tests: ofUseCase('outdated-attempt'),
  },
  {
    promise: 'a person has one open attempt in all quizzes',
    edits: [
      {
        file: dynamo('start-attempt'),
        find: "ConditionExpression: 'attribute_not_exists(attemptId)',",
        replace: "ConditionExpression: ':id <> :ttl',",
      },
    ],
    tests: ofUseCase('one-open-attempt'),
  },
  {
    promise: 'the end frees the place for another attempt',
    edits: [
      {
        file: dynamo('end-attempt'),
        find: "'SET #ttl = :ttl REMOVE attemptId'",
        replace: "'SET #ttl = :ttl'",
      },
    ],
    tests: ofUseCase('one-open-attempt'),
  },
  {
    promise: 'an open attempt of another quiz hides no coupon',
    edits: [
      {
        file: dynamo('seat-store'),
        find: 'return { ...seat, ...(openId',
        replace: 'return { ...(openId === own ? seat : { completedCount: 0 }), ...(openId',
      },
    ],
    tests: ofUseCase('one-open-attempt'),
  },
  {
    promise: 'an attempt of another quiz that is closed on the way is not counted here',
    edits: [
      {
        file: 'functions/usecases/get-seat.ts',
        find: 'ref.quizId === quizId ? 1 : 0',
        replace: 'ref.quizId > 0 ? 1 : 0',
      },
    ],
    tests: ofUseCase('one-open-attempt'),
  },
  {
    promise: 'closing drains all that is due',
    edits: [
      {
        file: 'functions/usecases/close-expired-attempts.ts',
        find: 'if (!closed.isDrained) break;',
        replace: 'break;',
      },
    ],
    tests: ofUseCase('close-expired-attempts'),
  },
  {
    promise: 'an attempt that cannot be closed stops no other',
    edits: [
      {
        file: 'functions/usecases/each-at-once.ts',
        find: 'await work(next.value).catch((cause: unknown) => failures.push(cause));',
        replace: 'await work(next.value);',
      },
    ],
    tests: ofUseCase('close-expired-attempts'),
  },
  {
    promise: 'closing stops before its function does',
    edits: [
      {
        file: 'functions/usecases/close-expired-attempts.ts',
        find: 'if (clock() >= until) {',
        replace: 'if (clock() < 0) {',
      },
    ],
    tests: ofUseCase('close-expired-attempts'),
  },
  {
    promise: 'an attempt without a seat is ended all the same',
    edits: [
      {
        file: dynamo('end-attempt'),
        find: "const hasSeat = seat?.['openId'] === id;",
        replace: "const hasSeat = seat?.['openId'] === id || !seat;",
      },
    ],
    tests: ofUseCase('close-expired-attempts'),
  },
  {
    promise: 'a seat that was read too early is freed all the same',
    edits: [
      {
        file: dynamo('end-attempt'),
        find: "'attribute_not_exists(#attempt) OR #attempt <> :id'",
        replace: "'attribute_not_exists(#attempt) OR attribute_exists(#attempt) OR #attempt <> :id'",
      },
    ],
    tests: ofUseCase('close-expired-attempts'),
  },
  {
    promise: 'what an erasure has left behind orders no report',
    edits: [
      { file: dynamo('end-attempt'), find: "isErased: !hasSeat && !profile?.['userId'],", replace: 'isErased: false,' },
    ],
    tests: ofUseCase('close-expired-attempts'),
  },
  {
    promise: 'an item that cannot be removed keeps no other',
    edits: [
      {
        file: dynamo('each-in-batches'),
        find: 'await Promise.allSettled(items.slice(from, from + batchSize).map(work));',
        replace:
          "(await Promise.all(items.slice(from, from + batchSize).map(work))).map(() => ({ status: 'fulfilled', reason: 0 }));",
      },
    ],
    tests: ofUseCase('erase-me'),
  },
  {
    promise: 'a coupon is redeemed for the discount that holds at the write',
    edits: [
      {
        file: dynamo('coupon-store'),
        find: 'discountPercentage = :discount AND',
        replace: ':discount <> :true AND',
      },
    ],
    tests: ofUseCase('redeem-coupon'),
  },
  {
    promise: 'an event counts for the version of its attempt alone',
    edits: [{ file: dynamo('record-event'), find: 'AND version = :version', replace: 'AND :version < :now' }],
    tests: ofUseCase('count-event'),
  },
  {
    promise: 'what holds no answer and can be sent no more is told to the person',
    edits: [
      {
        file: 'web/src/features/quiz/use-deliveries.ts',
        find: 'onOutdated(notice);',
        replace: 'onOutdated();',
      },
    ],
    tests: ['test/web/features/quiz/quiz-outdated.test.tsx'],
  },
  {
    promise: 'a choice for a replaced attempt does not wait on the device for ever',
    edits: [
      {
        file: 'web/src/features/quiz/enter-online.ts',
        find: 'id === snapshot?.attemptId && id !== view.attemptId',
        replace: 'id === snapshot?.attemptId && id === view.attemptId',
      },
    ],
    tests: ['test/web/features/quiz/quiz-outdated.test.tsx'],
  },
  {
    promise: 'no first answer begins another version than the one that was entered',
    edits: [
      {
        file: 'functions/usecases/start-attempt.ts',
        find: ' || pending.attempt.version !== attempt.version',
        replace: '',
      },
    ],
    tests: ofUseCase('outdated-attempt'),
  },
  {
    promise: 'a seat lasts from the last entry on',
    edits: [
      {
        file: dynamo('seat-store'),
        find: 'pendingLive = :live, #ttl = :ttl`,',
        replace: 'pendingLive = :live, #ttl = if_not_exists(#ttl, :ttl)`,',
      },
    ],
    tests: ofUseCase('outdated-attempt'),
  },
  {
    promise: 'an event that counts already ends nothing',
    edits: [
      {
        file: dynamo('end-attempt'),
        find: "' AND attribute_not_exists(events.#e) AND size",
        replace: "' AND size",
      },
    ],
    tests: ofUseCase('grant-resume'),
  },
  {
    promise: 'an event that was counted while it was to end the attempt is told as counted',
    edits: [{ file: dynamo('end-attempt'), find: '(event.id in stored.events || Object', replace: '(Object' }],
    tests: ofUseCase('grant-resume'),
  },
  {
    promise: 'time that is granted once more while the first answer is on its way counts for this attempt',
    edits: [
      {
        file: dynamo('start-attempt'),
        find: "' AND extraMs = :extra'",
        replace: "' AND (extraMs = :extra OR attribute_exists(extraMs))'",
      },
    ],
    tests: ofUseCase('grant-next-time'),
  },
  {
    promise: 'an answer given at the last moment is not refused for a clock that is a little ahead',
    edits: [
      {
        file: dynamo('save-answer'),
        find: 'const after = answeredAfterMs - deliveryGraceMs;',
        replace: 'const after = answeredAfterMs;',
      },
    ],
    tests: ofUseCase('save-answer'),
  },
];
