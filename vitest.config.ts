import { defineConfig } from 'vitest/config';
import { LongestFirst } from './test/support/longest-first.ts';
import { statelessFiles } from './test/support/stateless-files.ts';

/** Unit tests: engines of this machine, and no browser. */
const unit = (name: string, files: { include: string[]; exclude?: string[]; isolate?: boolean }) => ({
  test: {
    name,
    ...files,
    maxWorkers: 2,
    sequence: { groupOrder: 0 },
    globalSetup: ['test/support/dynamo/dynamo-setup.ts', 'test/support/run-folder-setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { requireAssertions: true },
  },
});

const stateless = statelessFiles();

/** Browser stories, with a cloud of their own. A story waits for what it means, on a machine that is busy, too. */
const stories = (name: string, ...include: string[]) => ({
  test: {
    name,
    include,
    maxWorkers: 4,
    sequence: { groupOrder: 1 },
    globalSetup: ['test/e2e/support/cloud-setup.ts'],
    setupFiles: ['test/e2e/support/network-setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  },
});

export default defineConfig(({ mode }) => {
  // Workers inherit it; projects do not have the mode.
  process.env['FAULTS'] = mode === 'all-faults' ? 'all' : 'some';
  process.env['STORED_ITEMS'] = mode === 'record-version' ? 'record' : 'compare';
  return {
    test: {
      silent: 'passed-only',
      sequence: { sequencer: LongestFirst },
      projects: [
        unit('unit', { include: ['test/**/*.test.{ts,tsx}'], exclude: stateless }),
        unit('unit-stateless', { include: stateless, isolate: false }),
        // Several at a time on one cloud: each has people of its own, and waits more than it works.
        stories('stories', 'test/e2e/*.story.ts', 'test/e2e/candidate/*.story.ts'),
        // These change the quiz for everyone, so they take turns: two lots of them, each on its own cloud.
        stories('stories-alone-bank', 'test/e2e/alone/bank.story.ts'),
        stories('stories-alone-quiz', 'test/e2e/alone/quiz.story.ts'),
        // Only `npm run test:synthesised` runs these, on the application that `cdk synth` makes.
        ...(process.env['CLOUD'] === 'synthesised'
          ? [stories('synthesised', 'test/synthesised/stories/*.story.ts')]
          : []),
        {
          test: {
            name: 'bench',
            include: ['test/bench/**/*.measure.ts'],
            globalSetup: ['test/support/dynamo/dynamo-setup.ts', 'test/bench/support/write-page.ts'],
            testTimeout: 300_000,
            hookTimeout: 60_000,
            fileParallelism: false,
            expect: { requireAssertions: true },
          },
        },
      ],
    },
  };
});
