import { broken, type Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what the quiz keeps on the device. */
export const deviceMutations: Mutation[] = [
  {
    promise: 'a page says which of its answers do not count, because another device has answered their questions',
    edits: [
      {
        file: 'web/src/features/quiz/delivery/use-deliveries.ts',
        find: "state.clock ? dispatch({ type: 'superseded' }) : onOutdated()",
        replace: 'state.clock ? undefined : onOutdated()',
      },
    ],
    tests: ['test/web/features/quiz/quiz-live-tab.test.tsx'],
  },
  {
    promise: 'an entry says which kept answers do not count, because another device has answered their questions',
    edits: [
      {
        file: 'web/src/features/quiz/entry/enter-online.ts',
        find: 'superseded += 1;',
        replace: '',
      },
    ],
    tests: ['test/web/features/quiz/quiz-live-tab.test.tsx'],
  },
  {
    promise: 'what holds no answer and can be sent no more is told to the person',
    edits: [
      {
        file: 'web/src/features/quiz/delivery/use-deliveries.ts',
        find: 'onOutdated(notice);',
        replace: 'onOutdated();',
      },
    ],
    tests: ['test/web/features/quiz/quiz-outdated.test.tsx'],
  },
  {
    promise: 'a choice for a replaced attempt does not wait on the device for ever',
    edits: [
      {
        file: 'web/src/features/quiz/entry/enter-online.ts',
        find: 'id === snapshot?.attemptId && id !== view.attemptId',
        replace: 'id === snapshot?.attemptId && id === view.attemptId',
      },
    ],
    tests: ['test/web/features/quiz/quiz-outdated.test.tsx'],
  },
  {
    promise: 'an answer leaves the device only when the server has spoken',
    edits: [
      {
        file: 'web/src/lib/outbox/outbox.ts',
        find: 'mayRetryAnswer(outcome.error)) return waitAfterFailure(outcome.error);',
        replace: 'mayRetryAnswer(outcome.error)) return drop(answer);',
      },
    ],
    tests: ['test/web/lib/outbox/outbox.test.ts'],
  },
  {
    promise: 'what has not been sent is not shown as saved',
    edits: [
      {
        file: 'web/src/lib/outbox/outbox.ts',
        find: 'if (waiting().length > 0) showWaiting();',
        replace: "show('saved');",
      },
    ],
    tests: ['test/web/lib/outbox/outbox.test.ts'],
  },
  {
    promise: 'an entry does not overtake an answer that may yet be saved',
    edits: [
      {
        file: 'web/src/features/quiz/entry/enter-online.ts',
        find: 'if (isTransient(error)) throw error;',
        replace: '',
      },
    ],
    tests: ['test/web/features/quiz/entry/enter-online.test.ts'],
  },
  {
    promise: 'a reload without a network goes on with the attempt',
    edits: [
      {
        file: 'web/src/features/quiz/entry/enter.ts',
        find: 'if (!(error instanceof NetworkFailure) || !stored) throw error;',
        replace: 'if (!(error instanceof NetworkFailure) || !stored || true) throw error;',
      },
    ],
    tests: ['test/web/features/quiz/quiz-offline.test.tsx'],
  },
  {
    promise: 'a page that was taken over stops',
    edits: [{ file: 'web/src/features/quiz/delivery/use-live-tab.ts', find: 'else displace();', replace: '' }],
    tests: ['test/web/features/quiz/quiz-live-tab.test.tsx'],
  },
  broken(
    'answers that come after the end are counted, those behind the first one included',
    'web/src/lib/outbox/outbox.ts',
    'listener?.onClosed(late.length);',
    'listener?.onClosed(1);',
    ['test/web/lib/outbox/outbox.test.ts'],
  ),
  broken(
    'an answer that the ended attempt has is not said to be lost',
    'web/src/features/quiz/entry/enter-online.ts',
    "if (codeOf(error) !== 'already-answered') lost += 1;\n    }",
    "if (codeOf(error) !== 'already-answered') lost += 1;\n    }\n    lost += 1;",
    ['test/web/features/quiz/quiz-entering.test.tsx'],
  ),
  broken(
    'an answer that nobody knows to have arrived is said to be lost',
    'web/src/features/quiz/entry/enter-online.ts',
    'if (isTransient(error)) return lost + unsent.length - index;',
    'if (isTransient(error)) return lost;',
    ['test/web/features/quiz/quiz-entering.test.tsx'],
  ),
  broken(
    'whether an answer arrived is asked again where the server is busy',
    'web/src/features/quiz/entry/enter-online.ts',
    'for (const [index, answer] of unsent.entries()) {\n    try {\n      await retryWith(policy, () => call(',
    'for (const [index, answer] of unsent.entries()) {\n    try {\n      await (async () => call(',
    ['test/web/features/quiz/quiz-entering.test.tsx'],
  ),
  broken(
    'no absence is longer than its attempt',
    'functions/domain/attempts/attempt-timeline.ts',
    'awaySeconds: Math.min(awaySeconds, longestSeconds)',
    'awaySeconds: Math.max(awaySeconds, 0 * longestSeconds)',
    ['test/functions/domain/attempts/attempt-timeline.test.ts'],
  ),
  broken(
    'an answer that was delivered before an entry failed is not asked again',
    'web/src/features/quiz/entry/enter-online.ts',
    'await noteReceipt(snapshots, { userId, attemptId, answer, receipt });',
    'void receipt;',
    ['test/web/features/quiz/entry/enter.test.ts'],
  ),
  broken(
    'an entry that fails goes on with what was stored during it',
    'web/src/features/quiz/entry/enter.ts',
    'const stored = await snapshots.find(userId).catch(() => undefined);',
    'const stored = snapshot;',
    ['test/web/features/quiz/entry/enter.test.ts'],
  ),
  broken(
    'an attempt that began elsewhere is not shown as this device had stored it',
    'web/src/features/quiz/entry/note-receipt.ts',
    'stored.deadline === undefined && snapshots.remove(userId)',
    'stored.deadline === undefined && undefined',
    ['test/web/features/quiz/entry/enter.test.ts'],
  ),
  broken(
    'an answer that arrives after its page was left is not asked again',
    'web/src/features/quiz/delivery/attempt-outbox.ts',
    'if (!listener) await note(receipt);',
    '',
    ['test/web/features/quiz/entry/enter.test.ts'],
  ),
  broken(
    'the stored attempt has the time that was granted',
    'web/src/features/quiz/entry/attempt-snapshot.ts',
    'snapshot.timeLimitSeconds + grantedMs / 1000',
    'snapshot.timeLimitSeconds + 0 * grantedMs',
    ['test/web/features/quiz/entry/enter.test.ts'],
  ),
];
