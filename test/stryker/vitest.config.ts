import { defineConfig } from 'vitest/config';

/** The tests that Stryker repeats for each mutant (`npm run test:stryker`): those beside the folders that `stryker.config.json` mutates. */
export default defineConfig({
  test: {
    include: ['test/functions/domain/{attempts,coupons,reports/figures,reports/statistics}/*.test.ts'],
    setupFiles: ['test/stryker/fixed-seed.ts'],
    testTimeout: 60_000,
    expect: { requireAssertions: true },
  },
});
