import type { Mutation } from './mutation.ts';

const ofUseCase = (...files: string[]) => files.map((file) => `test/functions/usecases/${file}.test.ts`);
const dynamo = (file: string) => `functions/adapters/dynamo/${file}.ts`;

/** Breaks of how attempts are closed, and of what holds at their last moment. */
export const closingMutations: Mutation[] = [
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
