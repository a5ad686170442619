import { broken, type Mutation } from '#test/mutations/mutation.ts';

const watch = 'web/src/features/quiz/clock/use-clock-watch.ts';
const page = ['test/web/features/quiz/quiz-time.test.tsx'];
const grants = ['test/functions/usecases/attempts/grant-to-attempt.test.ts'];

/** Breaks of how a running page learns of granted time, and of how seldom it asks. */
export const clockMutations: Mutation[] = [
  broken(
    'who only reads has a grant within two minutes',
    watch,
    'const silenceMs = 120_000;',
    'const silenceMs = 150_000;',
    page,
  ),
  broken(
    'a page that gets the clock with its receipts does not ask',
    watch,
    '[isWatched, heardAt]',
    '[isWatched]',
    page,
  ),
  broken(
    'a page that is shown again asks at once',
    watch,
    "    document.addEventListener('visibilitychange', listener);\n",
    '',
    page,
  ),
  broken(
    'a page asks at once when the network returns',
    watch,
    "    window.addEventListener('online', listener);\n",
    '',
    page,
  ),
  broken(
    'a hidden page does not ask for the clock',
    watch,
    "if (document.visibilityState === 'visible') void look();",
    'void look();',
    page,
  ),
  broken(
    'a page that is shown again learns that another device has the attempt',
    watch,
    'read.liveEntryId !== entryId',
    'read.liveEntryId === undefined',
    ['test/web/features/quiz/quiz-live-tab.test.tsx'],
  ),
  broken(
    'the receipt of a tab switch brings a grant to the page',
    'web/src/features/quiz/delivery/use-tab-switches.ts',
    "if (receipt?.status === 'open') dispatch",
    "if (receipt?.status === 'completed') dispatch",
    page,
  ),
  broken(
    'the receipt of an answer brings a grant to the page',
    'web/src/features/quiz/clock/clock-after.ts',
    'syncClock(extendClock(clock, deadline), now, ticks)',
    'syncClock(clock, now, ticks)',
    page,
  ),
  broken(
    'a page asks once more before it ends by itself',
    'web/src/features/quiz/ending/use-ending.ts',
    'known === undefined ? undefined : await look();',
    'undefined as Awaited<ReturnType<typeof look>>;',
    page,
  ),
  broken(
    'a tab switch is answered with the deadline that there is now',
    'functions/adapters/dynamo/attempts/record-event.ts',
    'deadline: item.deadline',
    'deadline: 0',
    grants,
  ),
];
