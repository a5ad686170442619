import { defineConfig } from 'vitest/config';
import { AloneFirst } from './test/support/alone-first.ts';

export default defineConfig({
  test: {
    silent: 'passed-only',
    sequence: { sequencer: AloneFirst },
    projects: [
      {
        test: {
          name: 'unit',
          maxWorkers: 2,
          sequence: { groupOrder: 0 },
          include: ['test/**/*.test.{ts,tsx}'],
          globalSetup: ['test/support/dynamo/dynamo-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { requireAssertions: true },
        },
      },
      {
        test: {
          // Several at a time on one cloud: each has people of its own, and waits more than it works.
          name: 'stories',
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          include: ['test/e2e/*.story.ts', 'test/e2e/candidate/*.story.ts'],
          globalSetup: ['test/e2e/support/cloud-setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          // A story waits for what it means, on a machine that is busy, too.
          expect: { requireAssertions: true, poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          // These change the quiz for everyone, so their cloud is theirs, and they take turns.
          name: 'stories-alone',
          maxWorkers: 4,
          sequence: { groupOrder: 1 },
          include: ['test/e2e/alone/alone.story.ts'],
          globalSetup: ['test/e2e/support/cloud-setup.ts'],
          testTimeout: 600_000,
          hookTimeout: 600_000,
          expect: { requireAssertions: true, poll: { timeout: 20_000 } },
        },
      },
      {
        test: {
          name: 'bench',
          include: ['test/bench/*.measure.ts'],
          globalSetup: ['test/support/dynamo/dynamo-setup.ts', 'test/bench/support/write-page.ts'],
          testTimeout: 300_000,
          hookTimeout: 60_000,
          fileParallelism: false,
          expect: { requireAssertions: true },
        },
      },
    ],
  },
});
