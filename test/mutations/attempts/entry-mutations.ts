import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of how an attempt is entered: coupon, consent, one attempt for each person, what counts as a resume. */
export const entryMutations: Mutation[] = [
  {
    promise: 'twenty first answers make one attempt',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/start-attempt.ts',
        find: "ConditionExpression: 'attribute_not_exists(pk)' } },",
        replace: '} },',
      },
      {
        file: 'functions/adapters/dynamo/attempts/start-attempt.ts',
        find: "'pendingId = :id AND pendingVersion = :version AND coupon = :coupon AND attribute_not_exists(openId)' +",
        replace: "':id <> :coupon AND :version <> :coupon' +",
      },
      {
        file: 'functions/adapters/dynamo/attempts/start-attempt.ts',
        find: "' AND pendingLive = :live'",
        replace: "' OR :live <> :id'",
      },
      {
        file: 'functions/adapters/dynamo/attempts/start-attempt.ts',
        find: "ConditionExpression: '#status = :reserved'",
        replace: "ConditionExpression: '#status <> :now OR #status = :reserved'",
      },
      {
        file: 'functions/adapters/dynamo/attempts/start-attempt.ts',
        find: "ConditionExpression: 'attribute_not_exists(attemptId)',",
        replace: "ConditionExpression: ':id <> :ttl',",
      },
    ],
    tests: ['test/functions/usecases/attempts/start-attempt.test.ts'],
  },
  {
    promise: 'racing entries prepare one attempt',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/seats/seat-store.ts',
        find: '`${name} = if_not_exists(${name}, ${value})`',
        replace: '`${name} = ${value}`',
      },
    ],
    tests: ['test/functions/usecases/attempts/start-attempt.test.ts'],
  },
  {
    promise: 'a coupon is never used more often than it may be',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/coupon-store.ts',
        find: '#uses < maxUses',
        replace: '#uses <= maxUses',
      },
    ],
    tests: ['test/functions/usecases/coupons/redeem-coupon.test.ts'],
  },
  {
    promise: 'the same person and coupon count once',
    edits: [
      {
        file: 'functions/adapters/dynamo/coupons/coupon-store.ts',
        find: 'if (seat.coupon === code) return',
        replace: 'if (seat.coupon === undefined && code === undefined) return',
      },
      {
        file: 'functions/adapters/dynamo/coupons/coupon-store.ts',
        find: 'attribute_not_exists(pk) OR #status IN (:released, :consumed)',
        replace: 'attribute_not_exists(pk) OR #status IN (:released, :consumed, :reserved)',
      },
      {
        file: 'functions/adapters/dynamo/coupons/coupon-store.ts',
        find: '...(seat.coupon ? releaseUse({ userId, quizId, code: seat.coupon }, seat.batch) : []),',
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/coupons/redeem-coupon.test.ts'],
  },
  {
    promise: 'a coupon that another one replaces is released',
    edits: [{ file: 'functions/adapters/dynamo/coupons/release-use.ts', find: "':less': -1", replace: "':less': 0" }],
    tests: ['test/functions/usecases/coupons/redeem-coupon.test.ts'],
  },
  {
    promise: 'an event counts once',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/record-event.ts',
        find: 'if (id in stored.events)',
        replace: 'if (!id)',
      },
    ],
    tests: ['test/functions/usecases/attempts/count-event.test.ts'],
  },
  {
    promise: 'the fourth event closes the attempt',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/resume-condition.ts',
        find: 'size(events) < lastResume',
        replace: 'size(events) <= lastResume',
      },
    ],
    tests: ['test/functions/usecases/attempts/count-event.test.ts'],
  },
  {
    promise: 'the database counts the resumes as the domain does',
    edits: [
      {
        file: 'functions/domain/attempts/resumes.ts',
        find: 'return remaining <= 1;',
        replace: 'return remaining <= 0;',
      },
    ],
    tests: ['test/functions/adapters/dynamo/attempts/resume-condition.test.ts'],
  },
  {
    promise: 'the end by the limit is for the event that the domain says closes the attempt',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/resume-condition.ts',
        find: 'size(events) >= lastResume',
        replace: 'size(events) > lastResume',
      },
    ],
    tests: ['test/functions/adapters/dynamo/attempts/resume-condition.test.ts'],
  },
  {
    promise: 'a granted resume is as many in the database as in the domain',
    edits: [
      {
        file: 'functions/domain/attempts/resumes.ts',
        find: 'return resumeLimit + 1;',
        replace: 'return resumeLimit + 2;',
      },
    ],
    tests: ['test/functions/domain/attempts/resumes.test.ts'],
  },
  {
    promise: 'the last entry has the attempt',
    edits: [
      {
        file: 'functions/domain/attempts/attempt.ts',
        find: 'return live === undefined || live === entryId;',
        replace: 'return true;',
      },
    ],
    tests: ['test/functions/usecases/attempts/live-entry.test.ts'],
  },
  {
    promise: 'an entry that comes during the first answer has the attempt',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/start-attempt.ts',
        find: "' AND pendingLive = :live'",
        replace: "' AND (pendingLive = :live OR attribute_exists(pendingLive))'",
      },
    ],
    tests: ['test/functions/usecases/attempts/live-entry.test.ts'],
  },
  {
    promise: 'an event of a displaced entry counts nothing',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/record-event.ts',
        find: "' AND (attribute_not_exists(live) OR live = :entry)'",
        replace: "' AND (attribute_exists(pk) OR live = :entry)'",
      },
    ],
    tests: ['test/functions/usecases/attempts/live-entry.test.ts'],
  },
  {
    promise: 'how long an event lasted changes nothing else of it',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/record-event.ts',
        find: 'packEvent({ ...known, awaySeconds })',
        replace: 'packEvent(command.event)',
      },
      {
        file: 'functions/adapters/dynamo/attempts/record-event.ts',
        find: "UpdateExpression: 'SET events.#e = :event',",
        replace: "UpdateExpression: 'SET events.#e = :event, lastResume = lastResume - :less',",
      },
      {
        file: 'functions/adapters/dynamo/attempts/record-event.ts',
        find: "':known': packed,",
        replace: "':known': packed,\n            ':less': 1,",
      },
    ],
    tests: ['test/functions/usecases/attempts/count-event.test.ts'],
  },
  {
    promise: 'no attempt is entered without consent',
    edits: [
      {
        file: 'functions/usecases/attempts/enter-quiz.ts',
        find: 'if (await consents.find(userId, consentTextVersion)) return;',
        replace: 'if (await consents.find(userId, consentTextVersion) ?? userId) return;',
      },
    ],
    tests: ['test/functions/usecases/people/give-consent.test.ts'],
  },
  {
    promise: 'under 18 a guardian agrees',
    edits: [
      {
        file: 'functions/usecases/people/give-consent.ts',
        find: 'if (!isAdult && !guardian)',
        replace: 'if (isAdult && !textVersion)',
      },
    ],
    tests: ['test/functions/usecases/people/give-consent.test.ts'],
  },
  {
    promise: 'agreement is to the text as it is now',
    edits: [
      {
        file: 'functions/usecases/people/give-consent.ts',
        find: 'if (textVersion !== consentTextVersion)',
        replace: 'if (textVersion > consentTextVersion)',
      },
    ],
    tests: ['test/functions/usecases/people/give-consent.test.ts'],
  },
];
