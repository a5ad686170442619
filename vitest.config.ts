import { defineConfig } from 'vitest/config';
import type { Plugin } from 'vite';
import { LongestFirst } from './test/support/longest-first.ts';
import { contextTests, isolatedTests, pageTests, slowTests } from './test/support/tiers.ts';

interface Tests {
  include: string[];
  exclude?: string[];
  isolate?: boolean;
  pool?: 'vmForks';
}

/**
 * Groups of files run one after the other. A plugin sets the group, because `--sequence.shuffle.files` replaces a project's whole
 * `sequence`, and files of mixed projects start a new worker each.
 */
const inGroup = (groupOrder: number): Plugin[] => [
  { name: 'group-order', config: () => ({ test: { sequence: { groupOrder } } }) },
];

/** Tests on the engines of this machine, without a browser. */
const onEngines = (name: string, groupOrder: number, tests: Tests, options = {}) => ({
  plugins: inGroup(groupOrder),
  test: {
    name,
    ...tests,
    ...options,
    // One more than cores: tests also wait, for the engines and for timers.
    maxWorkers: 3,
    globalSetup: ['test/support/dynamo/dynamo-setup.ts', 'test/support/run-folder-setup.ts'],
    // Only a test that hangs takes so long, also on a machine with a tenth of the speed.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  },
});

/** Browser stories, with a cloud of their own. A story waits for what it means, on a machine that is busy, too. */
const stories = (name: string, groupOrder: number, maxWorkers: number, include: string[]) => ({
  plugins: inGroup(groupOrder),
  test: {
    name,
    include,
    maxWorkers,
    globalSetup: ['test/e2e/support/cloud-setup.ts'],
    setupFiles: ['test/e2e/support/stories-setup.ts'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { requireAssertions: true, poll: { timeout: 60_000 } },
  },
});

/** Packages that the VM can't load as they are published. */
const bundled = ['react', 'react-dom', 'react-router', 'react-router-dom', '@testing-library/*'];
const isShuffled = process.argv.some((argument) => argument.startsWith('--sequence.shuffle'));

export default defineConfig(({ mode }) => {
  // Workers inherit these; projects do not have the mode.
  process.env['FAULTS'] = mode === 'nightly' ? 'all' : 'some';
  process.env['MODEL_RUNS'] ??= mode === 'nightly' ? '500' : '40';
  process.env['STORED_ITEMS'] = mode === 'record-version' ? 'record' : 'compare';
  return {
    test: {
      silent: 'passed-only',
      reporters: ['default', './test/support/slowest-files.ts'],
      sequence: isShuffled ? {} : { sequencer: LongestFirst },
      vmMemoryLimit: '2GB',
      projects: [
        // These keep no state but in a table, of which each file has its own, so all files share three processes.
        onEngines('unit', 0, {
          include: ['test/**/*.test.ts'],
          exclude: [...contextTests, ...isolatedTests, ...slowTests],
          isolate: false,
        }),
        onEngines('unit-context', 1, {
          include: contextTests,
          exclude: [...pageTests, ...isolatedTests, ...slowTests],
          pool: 'vmForks',
        }),
        onEngines('unit-isolated', 1, { include: isolatedTests }),
        onEngines(
          'unit-pages',
          2,
          { include: pageTests, exclude: [...isolatedTests, ...slowTests], pool: 'vmForks' },
          {
            // The days of admin screens are India's, wherever the browser is. A zone behind UTC shows where they are not.
            env: { TZ: 'America/Los_Angeles' },
            setupFiles: ['test/support/jsdom-setup.ts'],
            deps: { optimizer: { client: { enabled: true, include: bundled } } },
          },
        ),
        onEngines('slow', 3, { include: slowTests }),
        // One file, so one browser. It takes long, but waits more than it works, so it begins first.
        stories('core', 0, 3, ['test/e2e/core/*.story.ts']),
        // Several at a time on one cloud: each has people of its own, and waits more than it works.
        stories('stories', 4, 4, [
          'test/e2e/*.story.ts',
          'test/e2e/candidate/*.story.ts',
          // These are for the application that `cdk synth` makes.
          ...(process.env['CLOUD'] === 'synthesised' ? ['test/synthesised/stories/*.story.ts'] : []),
        ]),
        // These change the quiz for everyone, so they have a cloud of their own.
        stories('stories-alone', 4, 4, ['test/e2e/alone/alone.story.ts']),
        // These look at every screen.
        stories('nightly', 4, 4, ['test/e2e/nightly/{accessibility,admin-screens}.story.ts']),
        stories('nightly-alone', 4, 4, ['test/e2e/nightly/long-texts.story.ts']),
        {
          plugins: inGroup(5),
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
