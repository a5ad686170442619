import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { benchFile, benchPage } from '#test/bench/support/bench-page.ts';
import { readSections } from '#test/bench/support/figures.ts';

describe('docs/bench.md', () => {
  it('is what the figures make', async () => {
    expect(readFileSync(benchFile, 'utf8')).toBe(await benchPage());
  });

  it('has every section', () => {
    expect(readSections().missing).toEqual([]);
  });
});
