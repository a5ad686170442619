import { defineConfig } from 'vitest/config';

/** The tests that Stryker repeats for mutants (`npm run test:stryker`): those of the domain, without a database. */
export default defineConfig({
  test: {
    include: ['test/functions/domain/**/*.test.ts'],
    exclude: [
      // Thousands of simulated attempts would be repeated for each mutant of a figure; each figure has its own tests, too.
      'test/functions/domain/reports/people/simulations.test.ts',
      // Uses a table.
      'test/functions/domain/calendar/india-days.test.ts',
    ],
    setupFiles: ['test/stryker/fixed-seed.ts'],
    testTimeout: 60_000,
    expect: { requireAssertions: true },
  },
});
