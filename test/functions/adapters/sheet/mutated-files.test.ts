import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readerLimits } from '#functions/adapters/sheet/refuse-file.ts';
import { bundleReader } from '#test/support/bundle-reader.ts';
import { readMutated } from '#test/support/sheets/mutated/read-mutated.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'truein-mutated-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// A loop is found as well after three seconds as after 25.
it('each of 200 mutated files is read, refused or stopped within the CPU limit', async () => {
  const limits = { ...readerLimits, cpuMs: 3_000 };
  const endings = await readMutated(200, bundleReader(folder), limits);
  expect(endings).toHaveLength(200);
  expect(endings.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
  expect(Math.max(...endings.map(({ cpuMs }) => cpuMs))).toBeLessThan(limits.cpuMs + 1_000);
  // Many of each, or the mutations would say little.
  for (const outcome of ['read', 'refused']) {
    expect(endings.filter((ending) => ending.outcome === outcome).length).toBeGreaterThan(20);
  }
}, 600_000);
