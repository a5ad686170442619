import { describe, expect, it } from 'vitest';
import {
  effectOfEarlyEntry,
  isEarly,
  maxEarlyEntries,
  wasDisplacedEarly,
  withEarlyEntry,
} from '#functions/domain/attempts/early-entries.ts';

const full = Array.from({ length: maxEarlyEntries }, (_, number) => `entry${number}`);

describe('the entries before a first answer', () => {
  it('are kept in order, each once', () => {
    expect(withEarlyEntry([], 'a')).toEqual(['a']);
    expect(withEarlyEntry(['a'], 'b')).toEqual(['a', 'b']);
    expect(withEarlyEntry(['a', 'b'], 'a')).toEqual(['a', 'b']);
  });

  it('make room for a new one when there are too many, and keep the latest', () => {
    expect(effectOfEarlyEntry(full.slice(1), 'new')).toBe('added');
    expect(effectOfEarlyEntry(full, 'new')).toBe('full');
    expect(effectOfEarlyEntry(full, 'entry0')).toBe('repeated');
    const after = withEarlyEntry(full, 'new');
    expect(after.length).toBeLessThan(maxEarlyEntries);
    expect(after).toEqual([...full, 'new'].slice(-after.length));
    expect(after.length).toBeGreaterThan(10);
  });

  it('are early, and displaced except the last one', () => {
    expect(['a', 'b', 'c'].map((id) => isEarly(['a', 'b'], id))).toEqual([true, true, false]);
    expect(['a', 'b', 'c'].map((id) => wasDisplacedEarly(['a', 'b'], id))).toEqual([true, false, false]);
    expect(wasDisplacedEarly(['a', 'b'], undefined)).toBe(false);
  });

  it('are unknown for a seat that keeps none', () => {
    expect(isEarly(undefined, 'a')).toBe(false);
    expect(wasDisplacedEarly(undefined, 'a')).toBe(false);
  });
});
