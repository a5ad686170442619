import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of how an entry takes the live version, and of the one open attempt in all quizzes. */
export const renewalMutations: Mutation[] = [
  {
    promise: 'an entry after a publication takes the live version',
    edits: [
      {
        file: 'functions/domain/attempts/attempt.ts',
        find: 'return pending.version < live.version;',
        replace: 'return pending.version > live.version;',
      },
      {
        file: 'functions/adapters/dynamo/attempts/seats/seat-store.ts',
        find: ' OR pendingVersion >= :version)',
        replace: ' OR pendingVersion <> :id)',
      },
    ],
    tests: ['test/functions/usecases/attempts/outdated-attempt.test.ts'],
  },
  {
    promise: 'an entry that had seen an older version live replaces nothing',
    edits: [
      {
        file: 'functions/domain/attempts/attempt.ts',
        find: 'return pending.version < live.version;',
        replace: 'return pending.version !== live.version;',
      },
      {
        file: 'functions/adapters/dynamo/attempts/seats/seat-store.ts',
        find: 'pendingVersion >= :version',
        replace: 'pendingVersion = :version',
      },
      {
        file: 'functions/adapters/dynamo/attempts/seats/seat-store.ts',
        find: 'pendingVersion < :version',
        replace: 'pendingVersion <> :version',
      },
    ],
    tests: ['test/functions/usecases/attempts/outdated-attempt.test.ts'],
  },
  {
    promise: 'racing entries replace an outdated attempt once',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/seats/seat-store.ts',
        find: "'pendingVersion < :version'",
        replace: "'pendingVersion > :zero'",
      },
      {
        file: 'functions/adapters/dynamo/attempts/seats/seat-store.ts',
        find: "':version': attempt.version,",
        replace: "':version': attempt.version,\n          ...(!isKept && { ':zero': 0 }),",
      },
    ],
    tests: ['test/functions/usecases/attempts/outdated-attempt.test.ts'],
  },
  {
    promise: 'a replaced attempt keeps the time that was granted',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/seats/seat-store.ts',
        find: '${takeover.set}, #ttl = :ttl`,',
        replace: "${takeover.set}, #ttl = :ttl${isKept ? '' : ' REMOVE extraMs'}`,",
      },
    ],
    tests: ['test/functions/usecases/attempts/outdated-attempt.test.ts'],
  },
  {
    promise: 'a first answer of a replaced attempt is told that it is outdated',
    edits: [
      {
        file: 'functions/usecases/attempts/start-attempt.ts',
        find: "refuse('outdated', outdated)",
        replace: "refuse('not-found', outdated)",
      },
    ],
    tests: ['test/functions/usecases/attempts/outdated-attempt.test.ts'],
  },
  {
    promise: 'a person has one open attempt in all quizzes',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/start-attempt.ts',
        find: "ConditionExpression: 'attribute_not_exists(attemptId)',",
        replace: "ConditionExpression: ':id <> :ttl',",
      },
    ],
    tests: ['test/functions/usecases/attempts/one-open-attempt.test.ts'],
  },
  {
    promise: 'the end frees the place for another attempt',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/end-attempt.ts',
        find: "'SET #ttl = :ttl REMOVE attemptId'",
        replace: "'SET #ttl = :ttl'",
      },
    ],
    tests: ['test/functions/usecases/attempts/one-open-attempt.test.ts'],
  },
  {
    promise: 'an open attempt of another quiz hides no coupon',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/seats/seat-store.ts',
        find: 'return { ...seat, ...(openId',
        replace: 'return { ...(openId === _own ? seat : { completedCount: 0 }), ...(openId',
      },
    ],
    tests: ['test/functions/usecases/attempts/one-open-attempt.test.ts'],
  },
  {
    promise: 'an attempt of another quiz that is closed on the way is not counted here',
    edits: [
      {
        file: 'functions/usecases/attempts/get-seat.ts',
        find: 'ref.quizId === quizId ? 1 : 0',
        replace: 'ref.quizId > 0 ? 1 : 0',
      },
    ],
    tests: ['test/functions/usecases/attempts/one-open-attempt.test.ts'],
  },
  {
    promise: 'a coupon is redeemed for the discount that holds at the write',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/coupon-store.ts',
        find: 'discountPercentage = :discount AND',
        replace: ':discount <> :true AND',
      },
    ],
    tests: ['test/functions/usecases/coupons/redeem-coupon.test.ts'],
  },
  {
    promise: 'an event counts for the version of its attempt alone',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/record-event.ts',
        find: 'AND version = :version',
        replace: 'AND :version < :now',
      },
    ],
    tests: ['test/functions/usecases/attempts/count-event.test.ts'],
  },
  {
    promise: 'no first answer begins another version than the one that was entered',
    edits: [
      {
        file: 'functions/usecases/attempts/start-attempt.ts',
        find: ' || pending.attempt.version !== attempt.version',
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/attempts/outdated-attempt.test.ts'],
  },
  {
    promise: 'a seat lasts from the last entry on',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/seats/seat-store.ts',
        find: '${takeover.set}, #ttl = :ttl`,',
        replace: '${takeover.set}, #ttl = if_not_exists(#ttl, :ttl)`,',
      },
    ],
    tests: ['test/functions/usecases/attempts/outdated-attempt.test.ts'],
  },
];
