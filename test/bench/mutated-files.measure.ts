import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readerLimits } from '#functions/adapters/sheet/child/reader-limits.ts';
import { bundleReader } from '#test/support/bundle-reader.ts';
import { readMutated } from '#test/support/sheets/mutated/read-mutated.ts';
import { benchFolder, keepSection } from './support/figures.ts';

const files = 2_000;

it('reads mutations of valid files', async () => {
  mkdirSync(benchFolder, { recursive: true });
  const endings = await readMutated(files, bundleReader(benchFolder), readerLimits);
  const of = (outcome: string) => endings.filter((ending) => ending.outcome === outcome);
  expect(of('failed')).toEqual([]);
  keepSection('mutated files', {
    title: 'Mutations of valid files',
    how: `${files.toLocaleString('en')} files, seeded: bytes changed, cut off, members of archives swapped, XML and BIFF records changed, CSV mangled. Each is read in a child of its own. Stopped: beyond the time or the memory that a file may take, and so refused.`,
    figures: [
      { name: 'Read', value: of('read').length, unit: '' },
      { name: 'Refused', value: of('refused').length, unit: '' },
      { name: 'Stopped', value: of('stopped').length, unit: '' },
      { name: 'CPU, the most', value: Math.max(...endings.map(({ cpuMs }) => cpuMs)), unit: 'ms', target: 26_000 },
      {
        name: 'Memory, the most',
        value: Math.max(...endings.map(({ rssBytes }) => rssBytes)) / 1e6,
        unit: 'MB',
        target: 1_600,
      },
    ],
  });
}, 7_200_000);
