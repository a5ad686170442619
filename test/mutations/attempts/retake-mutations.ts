import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what is told of a retake before a coupon is spent on it. */
export const retakeMutations: Mutation[] = [
  {
    promise: 'the seat counts the questions of a retake as its entry does',
    edits: [
      {
        file: 'functions/usecases/attempts/choose-questions.ts',
        find: 'questionCount: presentedCount(presented, ids.length)',
        replace: 'questionCount: ids.length',
      },
    ],
    tests: ['test/functions/usecases/attempts/retake.test.ts'],
  },
  {
    promise: 'the seat says that none of the questions of a retake is new',
    edits: [
      {
        file: 'functions/usecases/attempts/choose-questions.ts',
        find: 'newCount: questions.filter(({ id }) => fresh.has(id)).length',
        replace: 'newCount: questions.length',
      },
    ],
    tests: ['test/functions/usecases/attempts/retake.test.ts'],
  },
  {
    promise: 'a retake that was entered in an older version is told as the live one will be',
    edits: [
      {
        file: 'functions/usecases/attempts/choose-questions.ts',
        find: 'pending && !isOutdated(pending.attempt, live) ? pending.asked',
        replace: 'pending ? pending.asked',
      },
    ],
    tests: ['test/functions/usecases/attempts/retake.test.ts'],
  },
  {
    promise: 'a retake is told with the time that was granted for it',
    edits: [
      {
        file: 'functions/usecases/attempts/get-seat.ts',
        find: 'timeLimitSeconds(quiz, counts.questionCount) + extraSeconds',
        replace: 'timeLimitSeconds(quiz, counts.questionCount)',
      },
    ],
    tests: ['test/functions/usecases/attempts/retake.test.ts'],
  },
  {
    promise: 'a retake is asked about before the coupon is applied',
    edits: [
      {
        file: 'web/src/features/quiz-selection/use-coupon.ts',
        find: 'if (seat?.retake) return { retake: seat.retake };',
        replace: '',
      },
    ],
    tests: ['test/web/features/quiz-selection/retake.test.tsx'],
  },
  {
    promise: 'the instructions of a retake tell its own time',
    edits: [
      {
        file: 'web/src/features/quiz-selection/quiz-offer.tsx',
        find: 'seat?.retake?.timeLimitSeconds ?? quiz.timeLimitSeconds',
        replace: 'quiz.timeLimitSeconds',
      },
    ],
    tests: ['test/web/features/quiz-selection/retake.test.tsx'],
  },
];
