import { describe, expect, it } from 'vitest';
import type { AttemptEvent, EventCause } from '#functions/domain/attempts/attempt.ts';
import { countsSwitch, switchedAt } from '#functions/domain/attempts/tab-switch.ts';

const event = (at: number, cause: EventCause = 'reload'): AttemptEvent => ({ cause, at });

describe('a tab switch counts', () => {
  const events = {
    second00: event(100),
    switched: event(120, 'tab-switch'),
    third000: event(200),
    fourth00: event(300),
  };
  const attempt = { events, live: 'fourth00' };

  it.each([
    ['of the live entry', 'fourth00', 310, true],
    ['of the live entry, told very late', 'fourth00', 5, true],
    ['of no entry in particular', undefined, 310, true],
    ['of an earlier entry, while that had the attempt', 'third000', 299, true],
    ['of an earlier entry, in the second in which the next one took over', 'third000', 300, false],
    ['of an earlier entry, after the next one took over', 'second00', 250, false],
    ['of an earlier entry, before the next one took over', 'second00', 199, true],
    ['of the entry that began the attempt, which is no event', 'first000', 99, true],
    ['of the same, after the second one took over', 'first000', 150, false],
  ])('%s: at %s s', (_, entryId, at, counts) => {
    expect(countsSwitch(attempt, entryId, at)).toBe(counts);
  });

  it('of no entry that another one replaced within the same second', () => {
    const entered = { second00: event(100), third000: event(100), fourth00: event(200) };
    expect(countsSwitch({ events: entered, live: 'fourth00' }, 'second00', 150)).toBe(false);
  });

  it('of no entry that was replaced before the attempt began, nor by a switch, which takes nothing over', () => {
    expect(countsSwitch({ events: {}, live: 'second00' }, 'first000', 0)).toBe(false);
    expect(countsSwitch({ events: { a: event(50, 'tab-switch') }, live: 'second00' }, 'first000', 10)).toBe(false);
  });
});

describe('the time of a tab switch', () => {
  it('is now, or so many seconds ago, and never before all time', () => {
    expect([switchedAt(90_700), switchedAt(90_700, 30), switchedAt(90_700, 1e9)]).toEqual([90, 60, 0]);
  });
});
