import { describe, expect, it } from 'vitest';
import { counted, plural } from '#functions/domain/text/counted.ts';

describe('counted', () => {
  it.each([
    [0, '0 questions'],
    [1, '1 question'],
    [2, '2 questions'],
    [1.5, '1.5 questions'],
    [21, '21 questions'],
    [120_000, '1,20,000 questions'],
  ])('writes %d as “%s”', (count, words) => {
    expect(counted(count, 'question')).toBe(words);
  });

  it('uses a given plural, as does plural()', () => {
    expect([1, 3].map((count) => counted(count, 'name waits', 'names wait'))).toEqual(['1 name waits', '3 names wait']);
    expect([1, 0].map((count) => plural(count, ['is', 'goes'], ['are', 'go']))).toEqual([
      ['is', 'goes'],
      ['are', 'go'],
    ]);
  });
});
