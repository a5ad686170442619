import type { Mutation } from './mutation.ts';

const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);

/** Breaks of how an entry takes the live version, and of the one open attempt in all quizzes. */
export const renewalMutations: Mutation[] = [
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
];
