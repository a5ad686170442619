import type { Mutation } from './mutation.ts';

const usecase = (file: string) => `functions/usecases/${file}.ts`;
const ofUseCase = (file: string) => [`test/functions/usecases/${file}.test.ts`];
const ofWeb = (...files: string[]) => files.map((file) => `test/web/features/${file}.test.tsx`);

/** Breaks of what is told of a retake before a coupon is spent on it. */
export const retakeMutations: Mutation[] = [
  {
    promise: 'the seat counts the questions of a retake as its entry does',
    edits: [
      {
        file: usecase('presented-questions'),
        find: 'questionCount: presentedCount(asked, ids.length)',
        replace: 'questionCount: ids.length',
      },
    ],
    tests: ofUseCase('retake'),
  },
  {
    promise: 'the seat says that none of the questions of a retake is new',
    edits: [
      {
        file: usecase('presented-questions'),
        find: 'newCount: presented.filter(({ id }) => fresh.has(id)).length',
        replace: 'newCount: presented.length',
      },
    ],
    tests: ofUseCase('retake'),
  },
  {
    promise: 'a retake that was entered in an older version is told as the live one will be',
    edits: [
      {
        file: usecase('presented-questions'),
        find: 'pending && !isOutdated(pending.attempt, live) ? pending.asked',
        replace: 'pending ? pending.asked',
      },
    ],
    tests: ofUseCase('retake'),
  },
  {
    promise: 'a retake is told with the time that was granted for it',
    edits: [
      {
        file: usecase('get-seat'),
        find: 'timeLimitSeconds(quiz, counts.questionCount) + extraSeconds',
        replace: 'timeLimitSeconds(quiz, counts.questionCount)',
      },
    ],
    tests: ofUseCase('retake'),
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
    tests: ofWeb('quiz-selection/retake'),
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
    tests: ofWeb('quiz-selection/retake'),
  },
];
