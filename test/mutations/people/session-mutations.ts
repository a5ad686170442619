import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what keeps a session alive, and of what is done when it is over. */
export const sessionMutations: Mutation[] = [
  {
    promise: 'an issuer that fails is not called "offline"',
    edits: [{ file: 'web/src/lib/session/auth.ts', find: 'problemOf(503, undefined)', replace: 'error' }],
    tests: ['test/web/lib/session/auth.test.ts'],
  },
  {
    promise: 'a server that takes too long is not called a bad connection',
    edits: [{ file: 'web/src/lib/api-problem.ts', find: "String(cause).startsWith('TimeoutError')", replace: 'false' }],
    tests: ['test/web/lib/api-client.test.ts'],
  },
  {
    promise: 'a session ends by whatever name its renewal is refused',
    edits: [
      {
        file: 'web/src/lib/session/auth.ts',
        find: 'if (!refusals.test(name)) throw',
        replace: 'throw',
      },
    ],
    tests: ['test/web/lib/session/auth.test.ts'],
  },
  {
    promise: 'a renewal that the network fails ends no session',
    edits: [
      {
        file: 'web/src/lib/session/auth.ts',
        find: 'if (!refusals.test(name)) throw',
        replace: 'if (false) throw',
      },
    ],
    tests: ['test/web/lib/session/auth.test.ts'],
  },
  {
    promise: 'calls and tabs share one renewal',
    edits: [
      {
        file: 'web/src/lib/session/auth.ts',
        find: 'readToken(storedIdToken() === instead)',
        replace: 'readToken(true)',
      },
    ],
    tests: ['test/web/lib/session/auth.test.ts'],
  },
  {
    promise: 'a session is over where the server refuses the renewed token',
    edits: [
      {
        file: 'web/src/lib/api-client.ts',
        find: 'if (response.status === 401 && token === storedIdToken()) throw sessionEnd();',
        replace: '',
      },
    ],
    tests: ['test/web/lib/api-client.test.ts'],
  },
  {
    promise: 'an answer is not sent as somebody else',
    edits: [
      { file: 'web/src/lib/api-client.ts', find: 'if (isAnother) throw problemOf(401, undefined);', replace: '' },
    ],
    tests: ['test/web/lib/api-client.test.ts'],
  },
  {
    promise: 'a token is renewed before it expires',
    edits: [
      {
        file: 'web/src/lib/session/keep-session.ts',
        find: 'stored.msLeft >= renewBelowTicks * tickMs',
        replace: 'stored.msLeft > 0',
      },
    ],
    tests: ['test/web/lib/session/keep-session.test.ts'],
  },
  {
    promise: 'a renewal is tried again after 200 ms, doubling',
    edits: [{ file: 'web/src/lib/session/keep-session.ts', find: 'pauseMs *= 2', replace: 'pauseMs += 200' }],
    tests: ['test/web/lib/session/keep-session.test.ts'],
  },
  {
    promise: 'a token counts as expired 10 s before its end',
    edits: [
      {
        file: 'web/src/lib/session/stored-session.ts',
        find: 'expiryMarginMs = 10_000',
        replace: 'expiryMarginMs = 60_000',
      },
    ],
    tests: ['test/web/lib/api-client.test.ts'],
  },
  {
    promise: 'a wrong clock of the device renews no good token',
    edits: [{ file: 'web/src/lib/session/stored-session.ts', find: ' - clockDriftMs()', replace: '' }],
    tests: ['test/web/lib/api-client.test.ts'],
  },
  {
    promise: 'a person comes back to where their session ended, and nobody else does',
    edits: [
      {
        file: 'web/src/app/access/after-sign-in.tsx',
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
        file: 'web/src/app/access/after-sign-in.tsx',
        find: 'if (isHidden) return <Loading />;',
        replace: '',
      },
    ],
    tests: ['test/web/app/access/after-sign-in.test.tsx'],
  },
  {
    promise: 'the pages of a document ask once who is signed in',
    edits: [
      {
        file: 'web/src/lib/session/session-store.ts',
        find: ' && next.user.id !== profileOf',
        replace: '',
      },
    ],
    tests: ['test/web/lib/session/session.test.tsx'],
  },
  {
    promise: 'who logs out is not led back',
    edits: [
      {
        file: 'web/src/lib/session/session-store.ts',
        find: 'before !== undefined && !isLeaving',
        replace: 'before !== undefined',
      },
    ],
    tests: ['test/web/lib/session/session.test.tsx'],
  },
  {
    promise: 'the browser does not leave the quiz before the person has said so',
    edits: [
      {
        file: 'web/src/features/quiz/ending/use-back-guard.ts',
        find: 'event.stopImmediatePropagation();',
        replace: '',
      },
    ],
    tests: ['test/web/features/quiz/ending/use-back-guard.test.tsx'],
  },
  {
    promise: 'who stays in the quiz is in the quiz',
    edits: [
      {
        file: 'web/src/features/quiz/ending/use-back-guard.ts',
        find: 'window.history.go(-steps);\n      setTimeout(settle, 300);',
        replace: '',
      },
    ],
    tests: ['test/web/features/quiz/ending/use-back-guard.test.tsx'],
  },
  {
    promise: 'Back twice in a moment leaves the address at the quiz',
    edits: [{ file: 'web/src/features/quiz/ending/use-back-guard.ts', find: 'setTimeout(settle, 300);', replace: '' }],
    tests: ['test/web/features/quiz/ending/use-back-guard.test.tsx'],
  },
  {
    promise: 'answers that are not sent are named before the way back, also where another tab has the attempt',
    edits: [
      {
        file: 'web/src/features/quiz/screen/quiz-session.tsx',
        find: 'attempt.isRunning || attempt.unsent > 0',
        replace: 'attempt.isRunning',
      },
    ],
    tests: ['test/web/features/quiz/quiz-going-back.test.tsx'],
  },
  {
    promise: 'who leaves is told when coming back uses the last attempt',
    edits: [
      {
        file: 'web/src/features/quiz/ending/resume-cost-words.ts',
        find: 'if (!wouldClose(remaining)) return',
        replace: 'if (remaining >= 1) return',
      },
    ],
    tests: ['test/web/features/quiz/quiz-going-back.test.tsx'],
  },
  {
    promise: 'who keeps waiting for an end has the ways on again after 10 s',
    edits: [
      {
        file: 'web/src/features/quiz/ending/late-end.tsx',
        find: 'lateTry === tries &&',
        replace: 'lateTry !== undefined &&',
      },
    ],
    tests: ['test/web/features/quiz/ending/late-end.test.tsx'],
  },
  {
    promise: 'a logout in a running attempt asks first',
    edits: [
      {
        file: 'web/src/features/quiz/ending/log-out.tsx',
        find: 'logOut.ask(remaining !== undefined)',
        replace: 'logOut.ask()',
      },
    ],
    tests: ['test/web/features/quiz/quiz-ending.test.tsx'],
  },
  {
    promise: 'a failing server is not told as a dead network',
    edits: [
      {
        file: 'web/src/lib/retry.ts',
        find: "isTimeout(error.cause) : codeOf(error) !== 'signed-out';",
        replace: 'isTimeout(error.cause) : false;',
      },
    ],
    tests: ['test/web/lib/outbox/outbox.test.ts'],
  },
  {
    promise: 'a server that fails again and again is told',
    edits: [
      {
        file: 'web/src/lib/outbox/outbox.ts',
        find: 'if (serverFailures === failuresToTell) listener?.onFailing?.();',
        replace: '',
      },
    ],
    tests: ['test/web/lib/outbox/outbox.test.ts'],
  },
  {
    promise: 'failures of the server are told when they come in a row, without a dead network between them',
    edits: [
      {
        file: 'web/src/lib/outbox/outbox.ts',
        find: 'isServerFailure(error) ? serverFailures + 1 : 0;',
        replace: 'isServerFailure(error) ? serverFailures + 1 : serverFailures;',
      },
    ],
    tests: ['test/web/lib/outbox/outbox.test.ts'],
  },
  {
    promise: 'an end that was given up says no more',
    edits: [
      { file: 'web/src/features/quiz/ending/use-ending.ts', find: '      if (!isMine()) return;\n', replace: '' },
    ],
    tests: ['test/web/features/quiz/quiz-ending.test.tsx'],
  },
  {
    promise: 'an end that is not answered can be given up',
    edits: [{ file: 'web/src/features/quiz/ending/use-ending.ts', find: 'if (!isMine()) return;', replace: 'return;' }],
    tests: ['test/web/features/quiz/quiz-ending.test.tsx'],
  },
  {
    promise: 'a sign-in leads to no other site',
    edits: [{ file: 'web/src/lib/session/return-place.ts', find: ' || !ownPath.test(path)', replace: '' }],
    tests: ['test/web/lib/session/return-place.test.ts'],
  },
];
