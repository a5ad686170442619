import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adminMutations } from './admin-mutations.ts';
import { lifecycleMutations } from './lifecycle-mutations.ts';
import { mutations } from './mutations.ts';
import { presentedMutations } from './presented-mutations.ts';
import { webMutations } from './web-mutations.ts';

describe('every mutation', () => {
  it.each([...mutations, ...webMutations, ...adminMutations, ...lifecycleMutations, ...presentedMutations])(
    'still fits the code: $promise',
    ({ edits, tests }) => {
      for (const { file, find } of edits)
        expect([file, readFileSync(file, 'utf8').split(find).length]).toEqual([file, 2]);
      expect(tests.filter((test) => !existsSync(test))).toEqual([]);
    },
  );
});
