import type { Mutation } from './mutation.ts';

/** Breaks of what the pages and forms of the site promise. */
export const islandMutations: Mutation[] = [
  {
    promise: 'a press that wakes an island is not lost',
    edits: [
      { file: 'web/src/pages/watch-islands.ts', find: '() => target.click(),', replace: '() => undefined as void,' },
    ],
    tests: ['test/web/pages/start.test.ts'],
  },
  {
    promise: 'the first question waits for no dialog',
    edits: [
      {
        file: 'web/src/features/quiz/screen/quiz-dialogs.tsx',
        find: "import type { Dialog as ModalDialog } from '#web/ui/dialog.tsx';",
        replace: "import { Dialog as ModalDialog } from '#web/ui/dialog.tsx';",
      },
      {
        file: 'web/src/features/quiz/screen/quiz-dialogs.tsx',
        find: "(await import('#web/ui/dialog.tsx')).Dialog",
        replace: 'ModalDialog',
      },
    ],
    tests: ['test/web/pages/budgets.test.ts'],
  },
  {
    promise: 'a dialog of the quiz is there without its code, too',
    edits: [
      {
        file: 'web/src/features/quiz/screen/quiz-dialogs.tsx',
        find: 'return { default: PlainDialog };',
        replace: 'return { default: () => null };',
      },
    ],
    tests: ['test/web/features/quiz/screen/quiz-dialogs.test.tsx'],
  },
  {
    promise: 'islands come alive as they were rendered',
    edits: [
      {
        file: 'web/src/pages/hydrate-island.ts',
        find: '{ identifierPrefix: islandPrefix(name) }',
        replace: "{ identifierPrefix: 'other-' }",
      },
    ],
    tests: ['test/web/pages/hydrate-island.test.ts'],
  },
  {
    promise: 'no other number is made of what is no whole number',
    edits: [
      {
        file: 'web/src/ui/form/number-text.ts',
        find: 'test(text)) return { problem',
        replace: 'test(text) && false) return { problem',
      },
    ],
    tests: ['test/web/ui/fields.test.tsx'],
  },
  {
    promise: 'what was typed into a dialog is not discarded without being asked',
    edits: [
      {
        file: 'web/src/ui/use-confirm-discard.tsx',
        find: '(isTyped || isChanged ? setIsAsking(true) : onClose())',
        replace: '(isTyped && isChanged && isAsking ? setIsAsking(true) : onClose())',
      },
    ],
    tests: [
      'test/web/features/question-bank/quiz-details.test.tsx',
      'test/web/features/question-bank/editing/edit-questions.test.tsx',
    ],
  },
  {
    promise: 'a file in which something blocks does not look ready',
    edits: [
      {
        file: 'web/src/features/question-bank/upload/upload-flow.ts',
        find: 'if (defects + asks + scores === 0) return',
        replace: 'if (defects + asks + scores >= 0) return',
      },
    ],
    tests: ['test/web/features/question-bank/decisions.test.tsx'],
  },
  {
    promise: 'a file for an archived quiz does not look ready',
    edits: [
      {
        file: 'web/src/features/question-bank/defects/blocked-words.ts',
        find: 'if (!quiz?.archived) return undefined;',
        replace: 'if (quiz) return undefined;',
      },
    ],
    tests: ['test/web/features/question-bank/configure.test.tsx'],
  },
  {
    promise: 'a file that names no quiz is for the quiz on the screen',
    edits: [
      {
        file: 'web/src/features/question-bank/upload/upload-target.ts',
        find: 'return quizId ?? initialQuiz(quizzes, shownId)?.quizId ?? 1;',
        replace: 'return quizId ?? initialQuiz(quizzes, undefined)?.quizId ?? 1;',
      },
    ],
    tests: ['test/web/features/question-bank/decisions.test.tsx'],
  },
  {
    promise: 'what is left out of an addition is decided again once the bank is another version',
    edits: [
      {
        file: 'web/src/features/question-bank/upload/upload-target.ts',
        find: '  return { ...rest, details: rebaseDetails(details, detailsOf(seen',
        replace: '  return { ...rest, ...target, details: rebaseDetails(details, detailsOf(seen',
      },
    ],
    tests: ['test/web/features/question-bank/upload/upload-target.test.ts'],
  },
  {
    promise: 'what is left out of an addition is decided again for another quiz',
    edits: [
      {
        file: 'web/src/features/question-bank/upload/upload-target.ts',
        find: '  return { ...rest, quizId: nextId,',
        replace: '  return { ...rest, ...target, quizId: nextId,',
      },
    ],
    tests: ['test/web/features/question-bank/upload/upload-target.test.ts'],
  },
  {
    promise: 'one decision about a file is taken at a time',
    edits: [
      {
        file: 'web/src/features/question-bank/decisions/use-decide.ts',
        find: '    if (pending !== undefined || isOtherAtWork) return;\n',
        replace: '',
      },
    ],
    tests: ['test/web/features/question-bank/decisions.test.tsx'],
  },
  {
    promise: 'of several sheets no header is sent that nobody has chosen',
    edits: [
      {
        file: 'web/src/features/question-bank/columns/mapping-dialog.tsx',
        find: 'const header = sheets.length > 1 ? upload.choices?.headerRow : headerRow;',
        replace: 'const header = headerRow;',
      },
    ],
    tests: ['test/web/features/question-bank/mapping.test.tsx'],
  },
  {
    promise: 'a mapping that gives no question moves no target',
    edits: [
      {
        file: 'web/src/features/question-bank/upload/upload-flow.ts',
        find: 'now.questionCount > 0 && before.quizId !== now.quizId',
        replace: 'before.quizId !== now.quizId',
      },
    ],
    tests: ['test/web/features/question-bank/upload/upload-flow.test.ts'],
  },
  {
    promise: 'a name that is written as another is no new one any more',
    edits: [
      {
        file: 'web/src/features/question-bank/names/name-choices.ts',
        find: "(name) => !news.some(({ of, from }) => of === 'category' && from === name),",
        replace: '() => true,',
      },
    ],
    tests: ['test/web/features/question-bank/name-choices.test.ts'],
  },
  {
    promise: 'no single code is deactivated while its batch is off',
    edits: [
      {
        file: 'web/src/features/coupons/batches/code-table.tsx',
        find: '!isDeactivated && isBatchActive && state',
        replace: '!isDeactivated && state',
      },
    ],
    tests: ['test/web/features/coupons/batches/batch-screen.test.tsx'],
  },
  {
    promise: 'an archived quiz that is shown stands in the list of quizzes',
    edits: [
      {
        file: 'web/src/ui/form/quiz-choice.tsx',
        find: 'withArchived || !quiz.archived || quiz.quizId === shownId',
        replace: 'withArchived || !quiz.archived',
      },
    ],
    tests: ['test/web/features/question-bank/live-bank.test.tsx'],
  },
];
