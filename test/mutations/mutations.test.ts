import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { mutations } from './mutations.ts';

describe('mutations', () => {
  it.each(mutations)('break one place in the code and name tests that exist: $promise', ({ file, find, tests }) => {
    const places = readFileSync(file, 'utf8').split(find).length - 1;
    expect({ places, missing: tests.filter((test) => !existsSync(test)) }).toEqual({ places: 1, missing: [] });
  });
});
