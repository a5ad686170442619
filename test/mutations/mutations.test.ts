import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allMutations } from './all-mutations.ts';

describe('every mutation', () => {
  it.each(allMutations)('still fits the code: $promise', ({ edits, tests }) => {
    for (const { file, find } of edits)
      expect([file, readFileSync(file, 'utf8').split(find).length]).toEqual([file, 2]);
    expect(tests.filter((test) => !existsSync(test))).toEqual([]);
  });
});
