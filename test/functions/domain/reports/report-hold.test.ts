import { describe, expect, it } from 'vitest';
import { afterBusinessHours, promisedBy } from '#functions/domain/calendar/business-hours.ts';
import {
  holdOf,
  isReviewUrgent,
  isSameRelease,
  maxHoldHours,
  comparisonMayChange,
  comparesWith,
} from '#functions/domain/reports/report-hold.ts';

const endedAt = Date.parse('2026-01-09T20:00:00+05:30');
const holidays = ['2026-01-12'];

describe('a report', () => {
  it('is sent at once by default, with a promise', () => {
    const promise = { promisedBy: promisedBy(endedAt, holidays) };
    expect(holdOf({}, endedAt, holidays)).toEqual(promise);
    expect(holdOf({ reportRelease: 'at-once' }, endedAt, holidays)).toEqual(promise);
  });

  it('is held for the set number of business hours, skipping holidays', () => {
    const { held } = holdOf({ reportRelease: { afterBusinessHours: 5 } }, endedAt, holidays);
    expect(held).toEqual({ dueAt: afterBusinessHours(endedAt, 5, holidays) });
    expect(held).not.toEqual({ dueAt: afterBusinessHours(endedAt, 5) });
  });

  it('is held without a due time if an admin has to review it', () => {
    expect(holdOf({ reportRelease: 'after-review' }, endedAt, []).held).not.toHaveProperty('dueAt');
  });

  it('falls due early enough to be mailed within the promise, however long it is held', () => {
    for (let hours = 1; hours <= maxHoldHours; hours++) {
      for (const at of [endedAt, endedAt + 5 * 60 * 60 * 1000, endedAt + 30 * 60 * 60 * 1000]) {
        const { held, promisedBy: promise } = holdOf({ reportRelease: { afterBusinessHours: hours } }, at, holidays);
        expect(held?.dueAt).toBeGreaterThan(at);
        expect(held?.dueAt).toBeLessThanOrEqual(promise - 15 * 60 * 1000);
      }
    }
  });
});

describe('a report waiting for review', () => {
  const at = (time: string) => Date.parse(`${time}+05:30`);
  const reviewBy = (end: string, days: string[] = []) =>
    holdOf({ reportRelease: 'after-review' }, at(end), days).held?.reviewBy;

  it('becomes urgent one business day before its promise ends, skipping weekends and holidays', () => {
    // Promised until Monday 07:00: somebody is told on Friday morning, not on Sunday evening.
    expect(reviewBy('2026-01-08T07:00:00')).toBe(at('2026-01-09T07:00:00'));
    // Promised until Wednesday 20:00.
    expect(reviewBy('2026-01-09T20:00:00', ['2026-01-12'])).toBe(at('2026-01-13T20:00:00'));
    expect(reviewBy('2026-01-09T20:00:00')).toBe(at('2026-01-12T20:00:00'));
  });

  it('is urgent from its stored moment on', () => {
    expect(isReviewUrgent({ reviewBy: 5 }, 4)).toBe(false);
    expect(isReviewUrgent({ reviewBy: 5 }, 5)).toBe(true);
    expect(isReviewUrgent({}, 5)).toBe(false);
  });
});

describe('the comparison with an earlier sitting', () => {
  const held = { status: 'held', createdAt: 1 } as const;
  const sent = { status: 'sent', createdAt: 1 } as const;

  it('is made only if the earlier report is released no later', () => {
    expect(comparesWith(sent, { ...sent, createdAt: 2 })).toBe(true);
    expect(comparesWith({ ...sent, releasedAt: 5 }, { ...sent, createdAt: 2 })).toBe(false);
    expect(comparesWith({ ...held, dueAt: 5 }, { ...held, dueAt: 5 })).toBe(true);
    expect(comparesWith({ ...held, dueAt: 6 }, { ...held, dueAt: 5 })).toBe(false);
    expect(comparesWith({ ...held, dueAt: 5 }, { ...sent, releasedAt: 5 })).toBe(true);
    expect(comparesWith(held, { ...sent, releasedAt: 5 })).toBe(false);
    expect(comparesWith(held, held)).toBe(true);
  });

  it('may change only while both reports are held', () => {
    expect(comparisonMayChange(held, held)).toBe(true);
    expect(comparisonMayChange(held, sent)).toBe(false);
    expect(comparisonMayChange(sent, held)).toBe(false);
  });
});

it('isSameRelease is true only for two settings with the same effect', () => {
  expect(isSameRelease(undefined, 'at-once')).toBe(true);
  expect(isSameRelease({ afterBusinessHours: 5 }, { afterBusinessHours: 5 })).toBe(true);
  expect(isSameRelease({ afterBusinessHours: 5 }, { afterBusinessHours: 6 })).toBe(false);
  expect(isSameRelease('after-review', 'at-once')).toBe(false);
});
