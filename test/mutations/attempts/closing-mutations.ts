import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of how attempts are closed, and of what holds at their last moment. */
export const closingMutations: Mutation[] = [
  {
    promise: 'closing drains all that is due',
    edits: [
      {
        file: 'functions/usecases/attempts/close-expired-attempts.ts',
        find: 'if (!closed.isDrained) break;',
        replace: 'break;',
      },
    ],
    tests: ['test/functions/usecases/attempts/close-expired-attempts.test.ts'],
  },
  {
    promise: 'an attempt that cannot be closed stops no other',
    edits: [
      {
        file: 'functions/usecases/for-each-concurrently.ts',
        find: 'await work(next.value).catch((cause: unknown) => failures.push(cause));',
        replace: 'await work(next.value);',
      },
    ],
    tests: ['test/functions/usecases/attempts/close-expired-attempts.test.ts'],
  },
  {
    promise: 'closing stops before its function does',
    edits: [
      {
        file: 'functions/usecases/attempts/close-expired-attempts.ts',
        find: 'if (clock() >= until) {',
        replace: 'if (clock() < 0) {',
      },
    ],
    tests: ['test/functions/usecases/attempts/close-expired-attempts.test.ts'],
  },
  {
    promise: 'an attempt without a seat is ended all the same',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/end-attempt.ts',
        find: 'const hasSeat = seat?.openId === id;',
        replace: 'const hasSeat = seat?.openId === id || !seat;',
      },
    ],
    tests: ['test/functions/usecases/attempts/close-expired-attempts.test.ts'],
  },
  {
    promise: 'a seat that was read too early is freed all the same',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/end-attempt.ts',
        find: "'attribute_not_exists(#attempt) OR #attempt <> :id'",
        replace: "'attribute_not_exists(#attempt) OR attribute_exists(#attempt) OR #attempt <> :id'",
      },
    ],
    tests: ['test/functions/usecases/attempts/close-expired-attempts.test.ts'],
  },
  {
    promise: 'an event that counts already ends nothing',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/resume-condition.ts',
        find: "isClosing = 'attribute_not_exists(events.#e) AND size",
        replace: "isClosing = 'size",
      },
    ],
    tests: ['test/functions/usecases/attempts/grants/grant-resume.test.ts'],
  },
  {
    promise: 'an event that was counted while it was to end the attempt is told as counted',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/end-attempt.ts',
        find: "event.id) !== 'closes'",
        replace: "event.id) === 'counted'",
      },
    ],
    tests: ['test/functions/usecases/attempts/grants/grant-resume.test.ts'],
  },
  {
    promise: 'time that is granted once more while the first answer is on its way counts for this attempt',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/start-attempt.ts',
        find: "' AND extraMs = :extra'",
        replace: "' AND (extraMs = :extra OR attribute_exists(extraMs))'",
      },
    ],
    tests: ['test/functions/usecases/attempts/grant-next-time.test.ts'],
  },
  {
    promise: 'an answer given at the last moment is not refused for a clock that is a little ahead',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: 'const after = answeredAfterMs - deliveryGraceMs;',
        replace: 'const after = answeredAfterMs;',
      },
    ],
    tests: ['test/functions/usecases/attempts/save-answer.test.ts'],
  },
  {
    promise: 'no answer is stored as given later than it arrived',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: "':latestStart': now - answeredAfterMs",
        replace: "':latestStart': now",
      },
    ],
    tests: ['test/functions/usecases/attempts/save-answer.test.ts'],
  },
  {
    promise: 'an answer is taken by a function whose clock is a little behind',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/save-answer.ts',
        find: 'const claims = answeredAfterMs > 0;',
        replace: 'const claims = answeredAfterMs >= 0;',
      },
    ],
    tests: ['test/functions/usecases/attempts/save-answer.test.ts'],
  },
  {
    promise: 'a grant is for the attempts that the domain calls running',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/grants/running-condition.ts',
        find: 'closesAt >= :now',
        replace: 'closesAt > :now',
      },
    ],
    tests: ['test/functions/adapters/dynamo/attempts/running-condition.test.ts'],
  },
  {
    promise: 'time for the next attempt is added to what is there now',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/grants/grant-next.ts',
        find: "'extraMs = :before'",
        replace: "'extraMs >= :before'",
      },
    ],
    tests: ['test/functions/adapters/dynamo/attempts/grant-next.test.ts'],
  },
  {
    promise: 'granted time counts from now where the deadline is over',
    edits: [
      {
        file: 'functions/domain/attempts/grants.ts',
        find: 'Math.max(before, now)',
        replace: 'before',
      },
    ],
    tests: ['test/functions/domain/attempts/grants.test.ts'],
  },
];
