import { describe, expect, it } from 'vitest';
import {
  closingEvent,
  effectOfEvent,
  oneMoreResume,
  remainingAfter,
  remainingResumes,
  returnsLeft,
  wouldClose,
} from '#functions/domain/attempts/resumes.ts';

const withEvents = (count: number, resumeLimit = 4) => ({
  resumeLimit,
  events: Object.fromEntries(Array.from({ length: count }, (_, index) => [`event${index}`, {}])),
});

describe('the resume limit of an attempt', () => {
  it.each([
    [0, 4, 'counted'],
    [2, 2, 'counted'],
    [3, 1, 'closes'],
    [4, 0, 'closes'],
    [5, 0, 'closes'],
  ] as const)('%d of 4 events leave %d, and another event is “%s”', (count, remaining, effect) => {
    expect(remainingResumes(withEvents(count))).toBe(remaining);
    expect(effectOfEvent(withEvents(count), 'new')).toBe(effect);
    expect(returnsLeft(remaining)).toBe(Math.max(0, 4 - 1 - count));
  });

  it('counts a retried event once, also the one that closed the attempt', () => {
    expect(effectOfEvent(withEvents(3), 'event2')).toBe('replayed');
    expect(effectOfEvent(withEvents(4), 'event3')).toBe('replayed');
  });

  it('closes the attempt at the first event if set to 1', () => {
    expect(effectOfEvent(withEvents(0, 1), 'new')).toBe('closes');
  });

  it('leaves one more event after one is granted', () => {
    const before = withEvents(3);
    const after = { ...before, resumeLimit: oneMoreResume(before) };
    expect([remainingResumes(before), remainingResumes(after)]).toEqual([1, 2]);
    expect(effectOfEvent(after, 'new')).toBe('counted');
  });

  it('tells a device which unsent event will close the attempt and what remains until then', () => {
    expect([1, 2, 3].map((unheard) => remainingAfter(2, unheard))).toEqual([1, 0, -1]);
    expect(closingEvent(2, ['a'])).toBeUndefined();
    expect(closingEvent(2, ['a', 'b', 'c'])).toBe('b');
    expect(wouldClose(remainingAfter(2, 1))).toBe(true);
  });
});
