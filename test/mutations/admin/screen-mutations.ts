import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what all screens of an admin are made with: reads, commands, lists, limits and words. */
export const screenMutations: Mutation[] = [
  {
    promise: 'a read without a network fails at once, and says so',
    edits: [
      {
        file: 'web/src/lib/query-client.ts',
        find: "      queries: {\n        networkMode: 'always',\n",
        replace: '      queries: {\n',
      },
    ],
    tests: ['test/web/lib/query-client.test.ts'],
  },
  {
    promise: 'a read is not repeated after a clear no',
    edits: [
      {
        file: 'web/src/lib/query-client.ts',
        find: 'failures < 2 && isTransient(error)',
        replace: 'failures < 2 && error !== null',
      },
    ],
    tests: ['test/web/lib/query-client.test.ts'],
  },
  {
    promise: 'a command is sent once at each press',
    edits: [{ file: 'web/src/lib/query-client.ts', find: "'always', retry: false", replace: "'always', retry: 1" }],
    tests: ['test/web/lib/query-client.test.ts'],
  },
  {
    promise: 'after a refusal a screen is loaded again',
    edits: [
      {
        file: 'web/src/lib/admin/use-command.ts',
        find: 'if (failure || !isDoneWhenReloaded) await reload(failure);',
        replace: 'if (!failure && !isDoneWhenReloaded) await reload(failure);',
      },
    ],
    tests: ['test/web/lib/admin/use-command.test.tsx'],
  },
  {
    promise: 'a command that waits for the screen is done when the screen is loaded',
    edits: [
      {
        file: 'web/src/lib/admin/use-command.ts',
        find: 'if (isDoneWhenReloaded) await reload(null);',
        replace: 'if (isDoneWhenReloaded) void reload(null);',
      },
    ],
    tests: ['test/web/lib/admin/use-command.test.tsx'],
  },
  {
    promise: 'the next page of a list begins where the one before ended',
    edits: [
      {
        file: 'web/src/lib/admin/paged-query.ts',
        find: 'load(pageParam, signal)',
        replace: 'load(pageParam && undefined, signal)',
      },
    ],
    tests: ['test/web/features/messages/messages-page.test.tsx'],
  },
  {
    promise: 'a field takes as many characters as the contract',
    edits: [
      {
        file: 'web/src/features/contact/contact-form.tsx',
        find: 'maxLength: contactLimits[name]',
        replace: 'maxLength: contactLimits.name',
      },
    ],
    tests: ['test/web/features/text-limits.test.tsx'],
  },
  {
    promise: 'the contract takes no text that is longer than a field lets one type',
    edits: [
      {
        file: 'functions/contract/admin/coupons/coupon-terms.ts',
        find: 'z.maxLength(adminLimits.couponLabel,',
        replace: 'z.maxLength(2 * adminLimits.couponLabel,',
      },
    ],
    tests: ['test/functions/contract/text-limits.test.ts'],
  },
  {
    promise: 'what is counted has the word that goes with the number',
    edits: [{ file: 'functions/domain/text/counted.ts', find: "rules.select(count) === 'one'", replace: 'count < 2' }],
    tests: ['test/functions/domain/text/counted.test.ts'],
  },
  {
    promise: 'on a phone what to do about a defect lies on the screen, and not beside it',
    edits: [
      {
        file: 'web/src/features/question-bank/defects/defect-group.tsx',
        find: 'useIsNarrow() ? narrowColumnsWith : columnsWith',
        replace: 'useIsNarrow() ? columnsWith : columnsWith',
      },
    ],
    tests: ['test/web/features/question-bank/preview.test.tsx'],
  },
];
