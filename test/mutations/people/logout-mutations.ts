import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of a logout, whatever the network does. */
export const logoutMutations: Mutation[] = [
  {
    promise: 'a dead network signs nobody out',
    edits: [
      {
        file: 'web/src/lib/session/session-store.ts',
        find: "if (stored) return { status: 'signed-in', user: stored.user };",
        replace: "if (stored?.isFresh) return { status: 'signed-in', user: stored.user };",
      },
    ],
    tests: ['test/web/lib/session/session.test.tsx'],
  },
  {
    promise: 'a session that cannot be renewed ends on the page, too',
    edits: [
      {
        file: 'web/src/lib/session/session-store.ts',
        find: 'window.addEventListener(sessionEndEvent, look);',
        replace: '',
      },
    ],
    tests: ['test/web/lib/session/session.test.tsx'],
  },
  {
    promise: 'a logout leaves no token to sign in from, whatever the network does',
    edits: [
      {
        file: 'web/src/lib/session/session-store.ts',
        find: 'forgetTokens();\n      isLeaving = true;',
        replace: 'isLeaving = true;',
      },
    ],
    tests: ['test/web/lib/session/session.test.tsx'],
  },
  {
    promise: 'a token waits a day to be revoked, and no longer',
    edits: [
      {
        file: 'web/src/lib/session/sign-out.ts',
        find: 'for (const name of names.filter(isOver)) localStorage.removeItem(name);',
        replace: 'names.filter(isOver);',
      },
    ],
    tests: ['test/web/lib/session/sign-out.test.ts'],
  },
  {
    promise: 'a logout without a network is made up for when it is back',
    edits: [
      {
        file: 'web/src/lib/session/session-store.ts',
        find: "window.addEventListener('online', finishPendingSignOuts);",
        replace: '',
      },
    ],
    tests: ['test/web/lib/session/session.test.tsx'],
  },
  {
    promise: 'the hosted page forgets who logged out without a network before the next person signs in',
    edits: [
      {
        file: 'web/src/lib/session/sign-out.ts',
        find: "sessionStorage.setItem(signInNextKey, 'yes');",
        replace: 'return false;',
      },
    ],
    tests: ['test/web/lib/session/sign-out.test.ts'],
  },
  {
    promise: 'a logout with unsent answers asks first',
    edits: [{ file: 'web/src/lib/session/leftovers.ts', find: 'answers + banks > 0 ?', replace: 'banks > 0 ?' }],
    tests: ['test/web/features/quiz/quiz-ending.test.tsx'],
  },
  {
    promise: 'a logout waits for no code that does not come',
    edits: [
      {
        file: 'web/src/lib/session/use-log-out.ts',
        find: 'resultWithin(loadMs, loadLeftovers())',
        replace: 'loadLeftovers().catch(() => undefined)',
      },
    ],
    tests: ['test/web/lib/session/use-log-out.test.tsx'],
  },
  {
    promise: 'a logout waits for no configuration that does not come',
    edits: [
      {
        file: 'web/src/lib/session/sign-out.ts',
        find: 'resultWithin(revokeTimeoutMs, loadConfig())',
        replace: 'loadConfig()',
      },
    ],
    tests: ['test/web/lib/session/sign-out.test.ts'],
  },
  {
    promise: 'a person discards only their own answers',
    edits: [
      {
        file: 'web/src/lib/outbox/unsent-answers.ts',
        find: 'rows.filter(({ owner }) => owner === userId)',
        replace: 'rows.filter(() => userId)',
      },
    ],
    tests: ['test/web/lib/session/leftovers.test.ts'],
  },
  {
    promise: 'a logout leaves no token though the storage is full',
    edits: [
      {
        file: 'web/src/lib/session/forget-tokens.ts',
        find: '    for (const name of names) localStorage.removeItem(name);\n    for (const { name, value } of refreshTokens)\n',
        replace:
          '    for (const { name, value } of refreshTokens)\n      localStorage.setItem(name, value);\n    for (const name of names) localStorage.removeItem(name);\n    for (const { name, value } of refreshTokens)\n',
      },
    ],
    tests: ['test/web/lib/session/sign-out.test.ts'],
  },
  {
    promise: 'a token waits on while the server is asked too often',
    edits: [{ file: 'web/src/lib/session/sign-out.ts', find: ' || answer.status === 429', replace: '' }],
    tests: ['test/web/lib/session/sign-out.test.ts'],
  },
  {
    promise: 'a logout whose code could not be loaded forgets the papers later',
    edits: [
      {
        file: 'web/src/lib/session/sign-out.ts',
        find: 'await forgetPapers();\n    markHosted();',
        replace: 'markHosted();',
      },
    ],
    tests: ['test/web/lib/session/sign-out.test.ts'],
  },
  {
    promise: 'a logout whose code could not be loaded ends the session of the hosted page later',
    edits: [
      {
        file: 'web/src/lib/session/sign-out.ts',
        find: 'await forgetPapers();\n    markHosted();',
        replace: 'await forgetPapers();',
      },
    ],
    tests: ['test/web/lib/session/sign-out.test.ts'],
  },
  {
    promise: 'a logout is not stopped by code that cannot be loaded',
    edits: [
      {
        file: 'web/src/lib/session/use-log-out.ts',
        find: 'resultWithin(loadMs, loadLeftovers())',
        replace: 'loadLeftovers()',
      },
    ],
    tests: ['test/web/lib/session/use-log-out.test.tsx'],
  },
  {
    promise: 'what a logout needs is there before the network goes',
    edits: [
      {
        file: 'web/src/lib/session/use-log-out.ts',
        find: 'useEffect(() => void loadLeftovers().catch(() => undefined), []);',
        replace: 'useEffect(() => undefined, []);',
      },
    ],
    tests: ['test/web/lib/session/use-log-out.test.tsx'],
  },
  {
    promise: 'the hosted page is visited first for a day after a logout without a network',
    edits: [
      {
        file: 'web/src/lib/session/sign-out.ts',
        find: 'const hostedForMs = 24 * 60 * 60 * 1000;',
        replace: 'const hostedForMs = 60 * 60 * 1000;',
      },
    ],
    tests: ['test/web/lib/session/sign-out.test.ts'],
  },
];
