import { defineConfig } from 'vitest/config';

/** The tests that Stryker repeats for mutants (`npm run test:stryker`): those of the domain, which need neither a database nor a browser. */
export default defineConfig({
  test: {
    include: ['test/functions/domain/**/*.test.ts'],
    // Thousands of simulated attempts would be repeated for each mutant of a figure; each figure has its own tests, too.
    exclude: ['test/functions/domain/reports/people/simulations.test.ts'],
    setupFiles: ['test/stryker/fixed-seed.ts'],
    testTimeout: 60_000,
    expect: { requireAssertions: true },
  },
});
