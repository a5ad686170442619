import type { Mutation } from './mutation.ts';

const lib = (file: string) => `web/src/lib/${file}.ts`;
const quiz = (file: string) => `web/src/features/quiz/${file}`;
const ofQuiz = (file: string) => [`test/web/features/quiz/${file}`];
const ofLib = (file: string) => [`test/web/lib/${file}`];

/** Breaks of what keeps a session alive, and of what is done when it is over. */
export const sessionMutations: Mutation[] = [
  {
    promise: 'an issuer that fails is not called "offline"',
    edits: [{ file: lib('auth'), find: 'problemOf(503, undefined)', replace: 'error' }],
    tests: ofLib('auth.test.ts'),
  },
  {
    promise: 'a server that takes too long is not called a bad connection',
    edits: [{ file: lib('api-problem'), find: "String(cause).startsWith('TimeoutError')", replace: 'false' }],
    tests: ofLib('api-client.test.ts'),
  },
  {
    promise: 'a session ends by whatever name its renewal is refused',
    edits: [
      {
        file: lib('auth'),
        find: 'if (!refusals.test(name)) throw',
        replace: 'throw',
      },
    ],
    tests: ofLib('auth.test.ts'),
  },
  {
    promise: 'a renewal that the network fails ends no session',
    edits: [
      {
        file: lib('auth'),
        find: 'if (!refusals.test(name)) throw',
        replace: 'if (false) throw',
      },
    ],
    tests: ofLib('auth.test.ts'),
  },
  {
    promise: 'calls and tabs share one renewal',
    edits: [{ file: lib('auth'), find: 'readToken(storedIdToken() === instead)', replace: 'readToken(true)' }],
    tests: ofLib('auth.test.ts'),
  },
  {
    promise: 'a session is over where the server refuses the renewed token',
    edits: [
      {
        file: lib('api-client'),
        find: 'if (response.status === 401 && token === storedIdToken()) throw sessionEnd();',
        replace: '',
      },
    ],
    tests: ofLib('api-client.test.ts'),
  },
  {
    promise: 'an answer is not sent as somebody else',
    edits: [{ file: lib('api-client'), find: 'if (isAnother) throw problemOf(401, undefined);', replace: '' }],
    tests: ofLib('api-client.test.ts'),
  },
  {
    promise: 'a token is renewed before it expires',
    edits: [
      { file: lib('keep-session'), find: 'stored.msLeft >= renewBelowTicks * tickMs', replace: 'stored.msLeft > 0' },
    ],
    tests: ofLib('keep-session.test.ts'),
  },
  {
    promise: 'a renewal is tried again after 200 ms, doubling',
    edits: [{ file: lib('keep-session'), find: 'pauseMs *= 2', replace: 'pauseMs += 200' }],
    tests: ofLib('keep-session.test.ts'),
  },
  {
    promise: 'a token counts as expired 10 s before its end',
    edits: [{ file: lib('stored-session'), find: 'expiryMarginMs = 10_000', replace: 'expiryMarginMs = 60_000' }],
    tests: ofLib('api-client.test.ts'),
  },
  {
    promise: 'a wrong clock of the device renews no good token',
    edits: [{ file: lib('stored-session'), find: ' - clockDriftMs()', replace: '' }],
    tests: ofLib('api-client.test.ts'),
  },
  {
    promise: 'a person comes back to where their session ended, and nobody else does',
    edits: [
      {
        file: 'web/src/app/after-sign-in.tsx',
        find: ' && (place.userId === undefined || place.userId === user?.id)',
        replace: '',
      },
    ],
    tests: ['test/web/app/routes.test.tsx'],
  },
  {
    promise: 'a tab in the background does not come back to the quiz by itself',
    edits: [
      {
        file: 'web/src/app/after-sign-in.tsx',
        find: 'if (isHidden) return <Loading />;',
        replace: '',
      },
    ],
    tests: ['test/web/app/after-sign-in.test.tsx'],
  },
  {
    promise: 'who logs out is not led back',
    edits: [
      { file: lib('session-store'), find: 'before !== undefined && !isLeaving', replace: 'before !== undefined' },
    ],
    tests: ofLib('session.test.tsx'),
  },
  {
    promise: 'the browser does not leave the quiz before the person has said so',
    edits: [{ file: quiz('use-back-guard.ts'), find: 'event.stopImmediatePropagation();', replace: '' }],
    tests: ofQuiz('use-back-guard.test.tsx'),
  },
  {
    promise: 'who stays in the quiz is in the quiz',
    edits: [
      {
        file: quiz('use-back-guard.ts'),
        find: 'window.history.go(-steps);\n      setTimeout(settle, 300);',
        replace: '',
      },
    ],
    tests: ofQuiz('use-back-guard.test.tsx'),
  },
  {
    promise: 'Back twice in a moment leaves the address at the quiz',
    edits: [{ file: quiz('use-back-guard.ts'), find: 'setTimeout(settle, 300);', replace: '' }],
    tests: ofQuiz('use-back-guard.test.tsx'),
  },
  {
    promise: 'answers that are not sent are named before the way back, also where another tab has the attempt',
    edits: [
      {
        file: quiz('quiz-session.tsx'),
        find: 'attempt.isRunning || attempt.unsent > 0',
        replace: 'attempt.isRunning',
      },
    ],
    tests: ofQuiz('quiz-going-back.test.tsx'),
  },
  {
    promise: 'who leaves is told when coming back uses the last attempt',
    edits: [
      {
        file: quiz('cost-of-coming-back.ts'),
        find: 'if (remaining > 1) return',
        replace: 'if (remaining >= 1) return',
      },
    ],
    tests: ofQuiz('quiz-going-back.test.tsx'),
  },
  {
    promise: 'who keeps waiting for an end has the ways on again after 10 s',
    edits: [
      {
        file: quiz('late-end.tsx'),
        find: 'lateTry === tries &&',
        replace: 'lateTry !== undefined &&',
      },
    ],
    tests: ofQuiz('late-end.test.tsx'),
  },
  {
    promise: 'a logout in a running attempt asks first',
    edits: [{ file: quiz('log-out.tsx'), find: 'logOut.ask(remaining !== undefined)', replace: 'logOut.ask()' }],
    tests: ofQuiz('quiz-ending.test.tsx'),
  },
  {
    promise: 'a failing server is not told as a dead network',
    edits: [
      {
        file: lib('retry'),
        find: "isOverdue(error.cause) : codeOf(error) !== 'signed-out';",
        replace: 'isOverdue(error.cause) : false;',
      },
    ],
    tests: ofLib('outbox.test.ts'),
  },
  {
    promise: 'a server that fails again and again is told',
    edits: [
      {
        file: lib('outbox'),
        find: 'if (serverFailures === failuresToTell) listener?.onFailing?.();',
        replace: '',
      },
    ],
    tests: ofLib('outbox.test.ts'),
  },
  {
    promise: 'failures of the server are told when they come in a row, without a dead network between them',
    edits: [
      {
        file: lib('outbox'),
        find: 'isOfServer(error) ? serverFailures + 1 : 0;',
        replace: 'isOfServer(error) ? serverFailures + 1 : serverFailures;',
      },
    ],
    tests: ofLib('outbox.test.ts'),
  },
  {
    promise: 'an end that was given up says no more',
    edits: [{ file: quiz('use-ending.ts'), find: '      if (!isMine()) return;\n', replace: '' }],
    tests: ofQuiz('quiz-ending.test.tsx'),
  },
  {
    promise: 'an end that is not answered can be given up',
    edits: [{ file: quiz('use-ending.ts'), find: 'if (!isMine()) return;', replace: 'return;' }],
    tests: ofQuiz('quiz-ending.test.tsx'),
  },
];
