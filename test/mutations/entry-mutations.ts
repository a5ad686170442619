import type { Mutation } from './mutation.ts';

const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;
const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);
const usecase = (file: string) => `functions/usecases/${file}.ts`;

/** Breaks of how an attempt is entered: coupon, consent, one attempt for each person, what counts as a resume. */
export const entryMutations: Mutation[] = [
  {
    promise: 'twenty first answers make one attempt',
    edits: [
      { file: dynamo('start-attempt'), find: "ConditionExpression: 'attribute_not_exists(pk)' } },", replace: '} },' },
      {
        file: dynamo('start-attempt'),
        find: "'pendingId = :id AND pendingVersion = :version AND coupon = :coupon AND attribute_not_exists(openId)' +",
        replace: "':id <> :coupon AND :version <> :coupon' +",
      },
      { file: dynamo('start-attempt'), find: "' AND pendingLive = :live'", replace: "' OR :live <> :id'" },
      {
        file: dynamo('start-attempt'),
        find: "ConditionExpression: '#status = :reserved'",
        replace: "ConditionExpression: '#status <> :now OR #status = :reserved'",
      },
      {
        file: dynamo('start-attempt'),
        find: "ConditionExpression: 'attribute_not_exists(attemptId)',",
        replace: "ConditionExpression: ':id <> :ttl',",
      },
    ],
    tests: ofUseCase('start-attempt'),
  },
  {
    promise: 'racing entries prepare one attempt',
    edits: [
      {
        file: dynamo('seat-store'),
        find: '`${name} = if_not_exists(${name}, ${value})`',
        replace: '`${name} = ${value}`',
      },
    ],
    tests: ofUseCase('start-attempt'),
  },
  {
    promise: 'a coupon is never used more often than it may be',
    edits: [{ file: dynamo('coupon-store'), find: '#uses < maxUses', replace: '#uses <= maxUses' }],
    tests: ofUseCase('redeem-coupon'),
  },
  {
    promise: 'the same person and coupon count once',
    edits: [
      {
        file: dynamo('coupon-store'),
        find: 'if (seat.coupon === code) return',
        replace: 'if (seat.coupon === undefined && code === undefined) return',
      },
      {
        file: dynamo('coupon-store'),
        find: 'attribute_not_exists(pk) OR #status IN (:released, :consumed)',
        replace: 'attribute_not_exists(pk) OR #status IN (:released, :consumed, :reserved)',
      },
      {
        file: dynamo('coupon-store'),
        find: '...(seat.coupon ? releaseUse({ userId, quizId, code: seat.coupon }, seat.batch) : []),',
        replace: '',
      },
    ],
    tests: ofUseCase('redeem-coupon'),
  },
  {
    promise: 'a coupon that another one replaces is released',
    edits: [{ file: dynamo('release-use'), find: "':less': -1", replace: "':less': 0" }],
    tests: ofUseCase('redeem-coupon'),
  },
  {
    promise: 'an event counts once',
    edits: [{ file: dynamo('record-event'), find: 'if (id in stored.events)', replace: 'if (!id)' }],
    tests: ofUseCase('count-event'),
  },
  {
    promise: 'the fourth event closes the attempt',
    edits: [{ file: dynamo('record-event'), find: 'size(events) < lastResume', replace: 'size(events) <= lastResume' }],
    tests: ofUseCase('count-event'),
  },
  {
    promise: 'the last entry has the attempt',
    edits: [
      {
        file: 'functions/domain/attempt.ts',
        find: 'return live === undefined || live === entryId;',
        replace: 'return true;',
      },
    ],
    tests: ofUseCase('live-entry'),
  },
  {
    promise: 'an entry that comes during the first answer has the attempt',
    edits: [
      {
        file: dynamo('start-attempt'),
        find: "' AND pendingLive = :live'",
        replace: "' AND (pendingLive = :live OR attribute_exists(pendingLive))'",
      },
    ],
    tests: ofUseCase('live-entry'),
  },
  {
    promise: 'an event of a displaced entry counts nothing',
    edits: [
      {
        file: dynamo('record-event'),
        find: "' AND (attribute_not_exists(live) OR live = :entry)'",
        replace: "' AND (attribute_exists(pk) OR live = :entry)'",
      },
    ],
    tests: ofUseCase('live-entry'),
  },
  {
    promise: 'how long an event lasted changes nothing else of it',
    edits: [
      {
        file: dynamo('record-event'),
        find: 'packEvent({ ...known, awaySeconds })',
        replace: 'packEvent(command.event)',
      },
      {
        file: dynamo('record-event'),
        find: "UpdateExpression: 'SET events.#e = :event',",
        replace: "UpdateExpression: 'SET events.#e = :event, lastResume = lastResume - :less',",
      },
      {
        file: dynamo('record-event'),
        find: "':known': packed,",
        replace: "':known': packed,\n            ':less': 1,",
      },
    ],
    tests: ofUseCase('count-event'),
  },
  {
    promise: 'no attempt is entered without consent',
    edits: [
      {
        file: usecase('enter-quiz'),
        find: 'if (await consents.find(userId, consentTextVersion)) return;',
        replace: 'if (await consents.find(userId, consentTextVersion) ?? userId) return;',
      },
    ],
    tests: ofUseCase('give-consent'),
  },
  {
    promise: 'under 18 a guardian agrees',
    edits: [
      { file: usecase('give-consent'), find: 'if (!isAdult && !guardian)', replace: 'if (isAdult && !textVersion)' },
    ],
    tests: ofUseCase('give-consent'),
  },
  {
    promise: 'agreement is to the text as it is now',
    edits: [
      {
        file: usecase('give-consent'),
        find: 'if (textVersion !== consentTextVersion)',
        replace: 'if (textVersion > consentTextVersion)',
      },
    ],
    tests: ofUseCase('give-consent'),
  },
];
