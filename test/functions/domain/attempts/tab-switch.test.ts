import { describe, expect, it } from 'vitest';
import type { AttemptEvent, EventCause } from '#functions/domain/attempts/attempt.ts';
import { countsSwitch, switchedAt } from '#functions/domain/attempts/resumes.ts';

const event = (at: number, cause: EventCause = 'reload'): AttemptEvent => ({ cause, at });

describe('countsSwitch', () => {
  const events = {
    second00: event(100),
    switched: event(120, 'tab-switch'),
    third000: event(200),
    fourth00: event(300),
  };
  const attempt = { events, live: 'fourth00' };

  it.each([
    ['a switch of the live entry', 'fourth00', 310, true],
    ['a switch of the live entry, sent very late', 'fourth00', 5, true],
    ['a switch without an entry', undefined, 310, true],
    ['a switch of an earlier entry while it was live', 'third000', 299, true],
    ['a switch of an earlier entry in the second of the takeover', 'third000', 300, false],
    ['a switch of an earlier entry after the takeover', 'second00', 250, false],
    ['a switch of an earlier entry before the takeover', 'second00', 199, true],
    ['a switch of the entry that began the attempt (no event)', 'first000', 99, true],
    ['a switch of the first entry after the second took over', 'first000', 150, false],
  ])('decides whether to count %s (entry %s at %s s: %s)', (_, entryId, at, counts) => {
    expect(countsSwitch(attempt, entryId, at)).toBe(counts);
  });

  it('ignores a switch of an entry that was replaced within the same second', () => {
    const entered = { second00: event(100), third000: event(100), fourth00: event(200) };
    expect(countsSwitch({ events: entered, live: 'fourth00' }, 'second00', 150)).toBe(false);
  });

  it('ignores a switch of an entry replaced before the attempt began, and takes no switch for an entry', () => {
    expect(countsSwitch({ events: {}, live: 'second00' }, 'first000', 0)).toBe(false);
    expect(countsSwitch({ events: { a: event(50, 'tab-switch') }, live: 'second00' }, 'first000', 10)).toBe(false);
  });
});

describe('switchedAt', () => {
  it('dates a switch now or the given seconds ago, and never before 0', () => {
    expect([switchedAt(90_700), switchedAt(90_700, 30), switchedAt(90_700, 1e9)]).toEqual([90, 60, 0]);
  });
});
