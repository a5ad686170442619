import { describe, expect, it } from 'vitest';
import {
  effectOfEarlyEntry,
  isEarly,
  maxEarlyEntries,
  wasDisplacedEarly,
  withEarlyEntry,
} from '#functions/domain/attempts/early-entries.ts';

const full = Array.from({ length: 30 }, (_, number) => `entry${number}`);

describe('entries before the first answer', () => {
  it('keep their order, each stored once', () => {
    expect(withEarlyEntry([], 'a')).toEqual(['a']);
    expect(withEarlyEntry(['a'], 'b')).toEqual(['a', 'b']);
    expect(withEarlyEntry(['a', 'b'], 'a')).toEqual(['a', 'b']);
  });

  it('drop the oldest when the list is full and keep the latest', () => {
    expect(effectOfEarlyEntry(full.slice(1), 'new')).toBe('added');
    expect(effectOfEarlyEntry(full, 'new')).toBe('full');
    expect(effectOfEarlyEntry(full, 'entry0')).toBe('repeated');
    const after = withEarlyEntry(full, 'new');
    expect(after.length).toBeLessThan(maxEarlyEntries);
    expect(after).toEqual([...full, 'new'].slice(-after.length));
    expect(after.length).toBeGreaterThan(10);
  });

  it('count as early, and as displaced except for the last', () => {
    expect(['a', 'b', 'c'].map((id) => isEarly(['a', 'b'], id))).toEqual([true, true, false]);
    expect(['a', 'b', 'c'].map((id) => wasDisplacedEarly(['a', 'b'], id))).toEqual([true, false, false]);
    expect(wasDisplacedEarly(['a', 'b'], undefined)).toBe(false);
  });

  it('count as not early for a seat without a list', () => {
    expect(isEarly(undefined, 'a')).toBe(false);
    expect(wasDisplacedEarly(undefined, 'a')).toBe(false);
  });
});
