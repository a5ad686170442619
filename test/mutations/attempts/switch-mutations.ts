import type { Mutation } from '#test/mutations/mutation.ts';

const rule = 'functions/domain/attempts/tab-switch.ts';
const ofRule = ['test/functions/domain/attempts/tab-switch.test.ts'];
const ofLate = ['test/functions/usecases/attempts/late-switch.test.ts'];

/** Breaks of how a tab switch counts that the server hears of late. */
export const switchMutations: Mutation[] = [
  {
    promise: 'a tab switch counts after the next entry, too, if it happened before that',
    edits: [
      {
        file: 'functions/adapters/dynamo/attempts/record-event.ts',
        find: 'if (!countsSwitch(attemptOf(stored), entryId, event.at, seat?.early))',
        replace: 'if (countsSwitch(attemptOf(stored), entryId, event.at, seat?.early) || true)',
      },
    ],
    tests: ofLate,
  },
  {
    promise: 'a tab switch of a page that was taken over before it does not count',
    edits: [
      { file: rule, find: 'at < takenOverAt(events, entryId)', replace: 'at < takenOverAt(events, entryId) + 1e9' },
    ],
    tests: [...ofRule, ...ofLate, 'test/functions/usecases/attempts/live-entry.test.ts'],
  },
  {
    promise: 'the next entry takes over, not the last one',
    edits: [{ file: rule, find: 'Math.min(...later)', replace: 'Math.max(...later)' }],
    tests: ofRule,
  },
  {
    promise: 'a tab switch takes nothing over',
    edits: [
      { file: rule, find: "id !== entryId && cause !== 'tab-switch' && at", replace: 'id !== entryId && cause && at' },
    ],
    tests: ofRule,
  },
  {
    promise: 'a tab switch that is told late has its own time',
    edits: [{ file: rule, find: ' - secondsAgo)', replace: ' - 0 * secondsAgo)' }],
    tests: [...ofRule, ...ofLate],
  },
  {
    promise: 'a tab switch is kept on the device until the server has spoken',
    edits: [
      {
        file: 'web/src/features/quiz/delivery/switch-queue.ts',
        find: '      keep(current);\n      sendNow();',
        replace: '      sendNow();',
      },
    ],
    tests: [
      'test/web/features/quiz/delivery/switch-queue.test.ts',
      'test/web/features/quiz/quiz-tab-switches.test.tsx',
    ],
  },
  {
    promise: 'a tab switch of which the server has heard is forgotten',
    edits: [
      {
        file: 'web/src/features/quiz/delivery/switch-queue.ts',
        find: 'indexedDbSwitches.forget(eventId)',
        replace: 'Promise.resolve(eventId)',
      },
    ],
    tests: ['test/web/features/quiz/delivery/switch-queue.test.ts'],
  },
  {
    promise: 'how long a switch lasted is kept with it',
    edits: [
      {
        file: 'web/src/features/quiz/delivery/switch-queue.ts',
        find: 'if (queue.includes(current)) keep(current);',
        replace: 'if (queue.includes(current)) void 0;',
      },
    ],
    tests: ['test/web/features/quiz/delivery/switch-queue.test.ts'],
  },
  {
    promise: 'a kept tab switch is sent before the entry that followed it',
    edits: [
      {
        file: 'web/src/features/quiz/entry/enter-online.ts',
        find: 'orderEvents([...unheard, event], kept)',
        replace: '[...unheard, ...kept, event]',
      },
    ],
    tests: ['test/web/features/quiz/entry/enter-online.test.ts'],
  },
  {
    promise: 'an entry does not overtake a tab switch that may yet be told',
    edits: [
      {
        file: 'web/src/features/quiz/delivery/send-events.ts',
        find: 'if (mayRetryAnswer(error)) throw error;',
        replace: 'void mayRetryAnswer(error);',
      },
    ],
    tests: ['test/web/features/quiz/entry/enter-online.test.ts'],
  },
  {
    promise: 'no entry follows the tab switch that closed the attempt',
    edits: [
      {
        file: 'web/src/features/quiz/delivery/send-events.ts',
        find: 'else if ((await hasClosed(event, policy)) && event.attemptId === attemptId) return undefined;',
        replace: 'else if ((await hasClosed(event, policy)) && event.attemptId === attemptId) continue;',
      },
    ],
    tests: ['test/web/features/quiz/entry/enter-online.test.ts', 'test/web/features/quiz/quiz-tab-switches.test.tsx'],
  },
  {
    promise: 'a tab switch of an attempt that has ended ends no other one',
    edits: [
      {
        file: 'web/src/features/quiz/delivery/send-events.ts',
        find: ' && event.attemptId === attemptId) return',
        replace: ') return',
      },
    ],
    tests: ['test/web/features/quiz/entry/enter-online.test.ts'],
  },
  {
    promise: 'a tab switch is told before the server has heard of it',
    edits: [
      {
        file: 'web/src/features/quiz/attempt-state.ts',
        find: 'return withResumesLeft({ ...state, switches: state.switches + 1 });',
        replace: 'return { ...state, switches: state.switches + 1 };',
      },
    ],
    tests: ['test/web/features/quiz/attempt-state.test.ts', 'test/web/features/quiz/quiz-tab-switches.test.tsx'],
  },
  {
    promise: 'a tab switch is not told twice',
    edits: [
      {
        file: 'web/src/features/quiz/attempt-state.ts',
        find: 'return resumesLeft(told) === resumesLeft(state) ? told : withResumesLeft(told);',
        replace: 'return withResumesLeft(told);',
      },
    ],
    tests: ['test/web/features/quiz/attempt-state.test.ts', 'test/web/features/quiz/quiz-tab-switches.test.tsx'],
  },
  {
    promise: 'a tab switch is not counted twice while its receipt is lost',
    edits: [
      {
        file: 'web/src/features/quiz/attempt-state.ts',
        find: 'return switches > 0 ? remaining : (heard.remaining ?? remaining);',
        replace: 'return switches > 99 ? remaining : (heard.remaining ?? remaining);',
      },
    ],
    tests: ['test/web/features/quiz/attempt-state.test.ts'],
  },
  {
    promise: 'the last tab switch takes no answer any more',
    edits: [
      {
        file: 'web/src/features/quiz/attempt-state.ts',
        find: 'if (remaining < 1) return',
        replace: 'if (remaining < 0) return',
      },
    ],
    tests: ['test/web/features/quiz/attempt-state.test.ts', 'test/web/features/quiz/quiz-tab-switches.test.tsx'],
  },
  {
    promise: 'the last tab switch ends the attempt only when the server has been told',
    edits: [
      {
        file: 'web/src/features/quiz/ending/use-ending.ts',
        find: ' && !waitsForSwitch',
        replace: ' && (!waitsForSwitch || isRunning)',
      },
    ],
    tests: ['test/web/features/quiz/quiz-tab-switches.test.tsx'],
  },
  {
    promise: 'tab switches are told before the end',
    edits: [
      {
        file: 'web/src/features/quiz/ending/finish-attempt.ts',
        find: 'await resultWithin(switchesMs, switches.deliver());',
        replace: 'void resultWithin(switchesMs, switches.deliver());',
      },
    ],
    tests: ['test/web/features/quiz/ending/finish-attempt.test.ts'],
  },
  {
    promise: 'the end does not hang on tab switches',
    edits: [
      {
        file: 'web/src/features/quiz/ending/finish-attempt.ts',
        find: 'await resultWithin(switchesMs, switches.deliver());',
        replace: 'await resultWithin(switchesMs * 99, switches.deliver());',
      },
    ],
    tests: ['test/web/features/quiz/ending/finish-attempt.test.ts'],
  },
  {
    promise: 'nobody can leave an attempt that is over',
    edits: [
      {
        file: 'web/src/features/quiz/use-attempt.ts',
        find: 'isActive: isRunning && question !== undefined',
        replace: 'isActive: isRunning',
      },
    ],
    tests: ['test/web/features/quiz/quiz-tab-switches.test.tsx'],
  },
];
