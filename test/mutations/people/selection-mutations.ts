import type { Mutation } from '#test/mutations/mutation.ts';
const codeFile = 'functions/domain/coupons/coupon-code.ts';
const codeTests = [
  'test/functions/domain/coupons/coupon-code.test.ts',
  'test/functions/usecases/coupons/redeem-coupon.test.ts',
];

/** Breaks of what a person is told and asked before an entry and a coupon. */
export const selectionMutations: Mutation[] = [
  {
    promise: 'the code of a batch is found without its hyphens',
    edits: [{ file: codeFile, find: "ofBatch.slice(1).join('-')", replace: 'code' }],
    tests: codeTests,
  },
  {
    promise: 'a coupon code is found with the punctuation of its mail, and from a Turkish keyboard',
    edits: [
      { file: codeFile, find: ".replace(sentence, '')", replace: '' },
      { file: codeFile, find: ".replaceAll('İ', 'I')", replace: '' },
    ],
    tests: codeTests,
  },
  {
    promise: 'a failing look at the seat takes no loaded page away',
    edits: [
      {
        file: 'web/src/features/quiz-selection/quiz-selection-page.tsx',
        find: 'seat.data ? null : seat.error',
        replace: 'seat.error',
      },
    ],
    tests: ['test/web/features/quiz-selection/coupon-form.test.tsx'],
  },
  {
    promise: 'no coupon is spent where the server cannot say whether this is a retake',
    edits: [
      {
        file: 'web/src/features/quiz-selection/use-coupon.ts',
        find: 'retry: false })',
        replace: 'retry: false }).catch(() => undefined)',
      },
    ],
    tests: ['test/web/features/quiz-selection/retake.test.tsx'],
  },
  {
    promise: 'an entry that would close the attempt is refused without a yes',
    edits: [
      { file: 'functions/usecases/attempts/count-event.ts', find: 'await request.beforeClosing?.();', replace: '' },
    ],
    tests: ['test/functions/usecases/attempts/closing-entry.test.ts'],
  },
  {
    promise: 'an entry without a word on closing may close nothing',
    edits: [
      { file: 'functions/usecases/attempts/enter-quiz.ts', find: 'mayClose = false', replace: 'mayClose = true' },
    ],
    tests: ['test/functions/usecases/attempts/closing-entry.test.ts'],
  },
  {
    promise: 'an entry that would close is not refused where one more resume was granted meanwhile',
    edits: [
      {
        file: 'functions/usecases/attempts/enter-quiz.ts',
        find: " && wouldClose(remainingResumes(attempt)))\n    refuse('would-close'",
        replace: ")\n    refuse('would-close'",
      },
    ],
    tests: ['test/functions/usecases/attempts/closing-entry.test.ts'],
  },
  {
    promise: 'the words before an end count the answers that are there',
    edits: [
      {
        file: 'functions/usecases/attempts/preview-ending.ts',
        find: 'answered: answeredCount',
        replace: 'answered: Object.keys({}).length',
      },
    ],
    tests: ['test/functions/usecases/attempts/closing-entry.test.ts'],
  },
  {
    promise: 'the words before an end count the questions that the attempt asks, not those of the bank',
    edits: [
      {
        file: 'functions/usecases/attempts/preview-ending.ts',
        find: 'presentedCount(asked, paper.length)',
        replace: 'paper.length',
      },
    ],
    tests: ['test/functions/usecases/attempts/closing-entry.test.ts'],
  },
  {
    promise: 'a yes to the end goes with every entry that is told of at once',
    edits: [
      {
        file: 'web/src/features/quiz/delivery/send-events.ts',
        find: 'const body = { ...event, mayClose };',
        replace: 'const body = { ...event, mayClose: view ? undefined : mayClose };',
      },
    ],
    tests: ['test/web/features/quiz/quiz-offline.test.tsx'],
  },
  {
    promise: 'the page asks before an entry that would close the attempt',
    edits: [
      {
        file: 'web/src/features/quiz/delivery/send-events.ts',
        find: '{ ...event, mayClose }',
        replace: '{ ...event, mayClose: true }',
      },
    ],
    tests: ['test/web/features/quiz/quiz-entering.test.tsx'],
  },
  {
    promise: 'an entry made offline that would close the attempt ends nothing unasked',
    edits: [
      {
        file: 'web/src/features/quiz/delivery/attempt-outbox.ts',
        find: "if (codeOf(error) === 'would-close') throw error;",
        replace: '',
      },
    ],
    tests: ['test/web/features/quiz/quiz-offline.test.tsx'],
  },
  {
    promise: 'a device that was asked shows no question offline',
    edits: [{ file: 'web/src/features/quiz/entry/enter.ts', find: 'remaining: 1 }', replace: 'remaining: 2 }' }],
    tests: ['test/web/features/quiz/quiz-entering.test.tsx'],
  },
  {
    promise: 'a coupon code is the same in any case',
    edits: [{ file: codeFile, find: '.toUpperCase()', replace: '' }],
    tests: codeTests,
  },
  {
    promise: 'a coupon code may be pasted with spaces and dashes of a mail',
    edits: [{ file: codeFile, find: "replace(padding, '').replace(dashes, '-')", replace: 'trim()' }],
    tests: codeTests,
  },
  {
    promise: 'a new coupon is kept in capitals',
    edits: [
      { file: 'functions/usecases/coupons/create-coupon.ts', find: 'normaliseCouponCode(typed)', replace: 'typed' },
    ],
    tests: ['test/functions/usecases/admin/coupons.test.ts'],
  },
  {
    promise: 'an unknown page goes home whatever its ending, and a missing script stays a 404',
    edits: [{ file: 'infra/constructs/site/page-router.ts', find: '(!isPage && ', replace: '(' }],
    tests: ['test/infra/constructs/site/page-router.test.ts'],
  },
  {
    promise: 'the contact form names all wrong fields at once',
    edits: [
      {
        file: 'web/src/features/contact/invalid-fields.ts',
        find: 'fieldsOf(form).flatMap((field) => {',
        replace: 'fieldsOf(form).slice(0, 2).flatMap((field) => {',
      },
    ],
    tests: ['test/web/features/contact/contact-form.test.tsx'],
  },
];
