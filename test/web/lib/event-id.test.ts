import { describe, expect, it } from 'vitest';
import { newEventId } from '#web/lib/event-id.ts';

describe('newEventId', () => {
  it('ids have ten letters or digits and don’t repeat', () => {
    const ids = Array.from({ length: 2_000 }, newEventId);
    expect(new Set(ids).size).toBe(2_000);
    expect(ids.every((id) => /^[0-9a-z]{10}$/.test(id))).toBe(true);
  });

  it('all characters are equally likely', () => {
    const counts = new Map<string, number>();
    for (const letter of Array.from({ length: 4_000 }, newEventId).join(''))
      counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(36);
    expect(Math.min(...counts.values())).toBeGreaterThan(900);
    expect(Math.max(...counts.values())).toBeLessThan(1_330);
  });
});
