import type { Mutation } from './mutations.ts';

const quiz = (file: string) => `web/src/features/quiz/${file}`;
const ofQuiz = (file: string) => [`test/web/features/quiz/${file}.test.tsx`];
const ofPages = (file: string) => [`test/web/pages/${file}`];

/** Breaks of what the browser promises. */
export const webMutations: Mutation[] = [
  {
    promise: 'an answer leaves the device only when the server has spoken',
    edits: [
      {
        file: 'web/src/lib/outbox.ts',
        find: 'isAboutNoAnswer(outcome.error)) return waitAfterFailure(outcome.error);',
        replace: 'isAboutNoAnswer(outcome.error)) return drop(answer);',
      },
    ],
    tests: ['test/web/lib/outbox.test.ts'],
  },
  {
    promise: 'what has not been sent is not shown as saved',
    edits: [
      { file: 'web/src/lib/outbox.ts', find: 'if (waiting().length > 0) showWaiting();', replace: "show('saved');" },
    ],
    tests: ['test/web/lib/outbox.test.ts'],
  },
  {
    promise: 'an entry does not overtake an answer that may yet be saved',
    edits: [{ file: quiz('enter-online.ts'), find: 'if (isPassing(error)) throw error;', replace: '' }],
    tests: ['test/web/features/quiz/enter-online.test.ts'],
  },
  {
    promise: 'a reload without a network goes on with the attempt',
    edits: [
      {
        file: quiz('enter.ts'),
        find: 'if (!(error instanceof NetworkFailure) || !snapshot) throw error;',
        replace: 'if (!(error instanceof NetworkFailure) || snapshot === undefined || true) throw error;',
      },
    ],
    tests: ofQuiz('quiz-offline'),
  },
  {
    promise: 'a page that was taken over stops',
    edits: [{ file: quiz('use-live-tab.ts'), find: 'else displace();', replace: '' }],
    tests: ofQuiz('quiz-live-tab'),
  },
  {
    promise: 'a press that wakes an island is not lost',
    edits: [
      { file: 'web/src/pages/watch-islands.ts', find: '() => target.click(),', replace: '() => undefined as void,' },
    ],
    tests: ofPages('start.test.ts'),
  },
  {
    promise: 'islands come alive as they were rendered',
    edits: [
      {
        file: 'web/src/pages/wake-island.ts',
        find: '{ identifierPrefix: islandPrefix(name) }',
        replace: "{ identifierPrefix: 'other-' }",
      },
    ],
    tests: ofPages('wake-island.test.ts'),
  },
  {
    promise: 'a dead network signs nobody out',
    edits: [
      {
        file: 'web/src/lib/session-store.ts',
        find: "if (stored) return { status: 'signed-in', user: stored.user };",
        replace: "if (stored?.isFresh) return { status: 'signed-in', user: stored.user };",
      },
    ],
    tests: ['test/web/lib/session.test.tsx'],
  },
  {
    promise: 'a session that cannot be renewed ends on the page, too',
    edits: [
      {
        file: 'web/src/lib/session-store.ts',
        find: 'window.addEventListener(sessionEndEvent, look);',
        replace: '',
      },
    ],
    tests: ['test/web/lib/session.test.tsx'],
  },
  {
    promise: 'a logout leaves no token to sign in from, whatever the network does',
    edits: [
      {
        file: 'web/src/lib/session-store.ts',
        find: 'forgetTokens();\n      isLeaving = true;',
        replace: 'isLeaving = true;',
      },
    ],
    tests: ['test/web/lib/session.test.tsx'],
  },
  {
    promise: 'a token waits a day to be revoked, and no longer',
    edits: [
      {
        file: 'web/src/lib/sign-out.ts',
        find: 'for (const name of names.filter(isOver)) localStorage.removeItem(name);',
        replace: 'names.filter(isOver);',
      },
    ],
    tests: ['test/web/lib/sign-out.test.ts'],
  },
  {
    promise: 'a logout without a network is made up for when it is back',
    edits: [
      {
        file: 'web/src/lib/session-store.ts',
        find: "window.addEventListener('online', finishEarlier);",
        replace: '',
      },
    ],
    tests: ['test/web/lib/session.test.tsx'],
  },
  {
    promise: 'the hosted page forgets who logged out without a network before the next person signs in',
    edits: [
      {
        file: 'web/src/lib/sign-out.ts',
        find: "sessionStorage.setItem(signInNextKey, 'yes');",
        replace: 'return false;',
      },
    ],
    tests: ['test/web/lib/sign-out.test.ts'],
  },
  {
    promise: 'a logout with unsent answers asks first',
    edits: [{ file: 'web/src/lib/leftovers.ts', find: 'answers + banks > 0 ?', replace: 'banks > 0 ?' }],
    tests: ofQuiz('quiz-ending'),
  },
  {
    promise: 'a logout waits for no code that does not come',
    edits: [
      {
        file: 'web/src/lib/use-log-out.ts',
        find: 'within(loadMs, loadLeftovers())',
        replace: 'loadLeftovers().catch(() => undefined)',
      },
    ],
    tests: ['test/web/lib/use-log-out.test.tsx'],
  },
  {
    promise: 'a logout waits for no configuration that does not come',
    edits: [
      {
        file: 'web/src/lib/sign-out.ts',
        find: 'within(revokeTimeoutMs, loadConfig())',
        replace: 'loadConfig()',
      },
    ],
    tests: ['test/web/lib/sign-out.test.ts'],
  },
  {
    promise: 'a person discards only their own answers',
    edits: [
      {
        file: 'web/src/lib/unsent-answers.ts',
        find: 'rows.filter(({ owner }) => owner === userId)',
        replace: 'rows.filter(() => userId)',
      },
    ],
    tests: ['test/web/lib/leftovers.test.ts'],
  },
  {
    promise: 'a logout leaves no token though the storage is full',
    edits: [
      {
        file: 'web/src/lib/forget-tokens.ts',
        find: '    for (const name of names) localStorage.removeItem(name);\n    for (const { name, value } of refreshTokens)\n',
        replace:
          '    for (const { name, value } of refreshTokens)\n      localStorage.setItem(name, value);\n    for (const name of names) localStorage.removeItem(name);\n    for (const { name, value } of refreshTokens)\n',
      },
    ],
    tests: ['test/web/lib/sign-out.test.ts'],
  },
  {
    promise: 'a token waits on while the server is asked too often',
    edits: [{ file: 'web/src/lib/sign-out.ts', find: ' || answer.status === 429', replace: '' }],
    tests: ['test/web/lib/sign-out.test.ts'],
  },
  {
    promise: 'a logout whose code could not be loaded forgets the papers later',
    edits: [
      {
        file: 'web/src/lib/sign-out.ts',
        find: 'await forgetPapers();\n    markHosted();',
        replace: 'markHosted();',
      },
    ],
    tests: ['test/web/lib/sign-out.test.ts'],
  },
  {
    promise: 'a logout whose code could not be loaded ends the session of the hosted page later',
    edits: [
      {
        file: 'web/src/lib/sign-out.ts',
        find: 'await forgetPapers();\n    markHosted();',
        replace: 'await forgetPapers();',
      },
    ],
    tests: ['test/web/lib/sign-out.test.ts'],
  },
  {
    promise: 'a logout is not stopped by code that cannot be loaded',
    edits: [
      {
        file: 'web/src/lib/use-log-out.ts',
        find: 'within(loadMs, loadLeftovers())',
        replace: 'loadLeftovers()',
      },
    ],
    tests: ['test/web/lib/use-log-out.test.tsx'],
  },
  {
    promise: 'what a logout needs is there before the network goes',
    edits: [
      {
        file: 'web/src/lib/use-log-out.ts',
        find: 'useEffect(() => void loadLeftovers().catch(() => undefined), []);',
        replace: 'useEffect(() => undefined, []);',
      },
    ],
    tests: ['test/web/lib/use-log-out.test.tsx'],
  },
  {
    promise: 'the hosted page is visited first for a day after a logout without a network',
    edits: [
      {
        file: 'web/src/lib/sign-out.ts',
        find: 'const hostedForMs = 24 * 60 * 60 * 1000;',
        replace: 'const hostedForMs = 60 * 60 * 1000;',
      },
    ],
    tests: ['test/web/lib/sign-out.test.ts'],
  },
  {
    promise: 'no other number is made of what is no whole number',
    edits: [
      {
        file: 'web/src/ui/number-text.ts',
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
        file: 'web/src/ui/use-discard-question.tsx',
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
        file: 'web/src/features/question-bank/upload-flow.ts',
        find: 'if (defects + asks + scores === 0) return',
        replace: 'if (defects + asks + scores >= 0) return',
      },
    ],
    tests: ['test/web/features/question-bank/decisions.test.tsx'],
  },
  {
    promise: 'a file that names no quiz is for the quiz on the screen',
    edits: [
      {
        file: 'web/src/features/question-bank/upload-target.ts',
        find: 'return quizId ?? firstShown(quizzes, shownId)?.quizId ?? 1;',
        replace: 'return quizId ?? firstShown(quizzes, undefined)?.quizId ?? 1;',
      },
    ],
    tests: ['test/web/features/question-bank/decisions.test.tsx'],
  },
  {
    promise: 'what is left out of an addition is decided anew once the bank is another version',
    edits: [
      {
        file: 'web/src/features/question-bank/upload-target.ts',
        find: '  return { ...rest, details: rebaseDetails(details, detailsOf(seen',
        replace: '  return { ...rest, ...target, details: rebaseDetails(details, detailsOf(seen',
      },
    ],
    tests: ['test/web/features/question-bank/upload-target.test.ts'],
  },
  {
    promise: 'what is left out of an addition is decided anew for another quiz',
    edits: [
      {
        file: 'web/src/features/question-bank/upload-target.ts',
        find: '  return { ...rest, quizId: nextId,',
        replace: '  return { ...rest, ...target, quizId: nextId,',
      },
    ],
    tests: ['test/web/features/question-bank/upload-target.test.ts'],
  },
  {
    promise: 'one decision about a file is taken at a time',
    edits: [
      {
        file: 'web/src/features/question-bank/use-decide.ts',
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
        file: 'web/src/features/question-bank/mapping-dialog.tsx',
        find: 'const header = sheets.length > 1 ? upload.choices?.headerRow : headerRow;',
        replace: 'const header = headerRow;',
      },
    ],
    tests: ['test/web/features/question-bank/mapping.test.tsx'],
  },
];
