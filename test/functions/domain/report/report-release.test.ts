import { describe, expect, it } from 'vitest';
import { afterBusinessHours, promisedBy } from '#functions/domain/promised-by.ts';
import {
  deliveryReserveMs,
  holdOf,
  isPromiseNear,
  isSameRelease,
  maxHoldHours,
  promiseNearMs,
} from '#functions/domain/report/report-release.ts';

const endedAt = Date.parse('2026-01-09T20:00:00+05:30');
const holidays = ['2026-01-12'];

describe('a report', () => {
  it('is sent at once where nothing else is set, and promised all the same', () => {
    const promise = { promisedBy: promisedBy(endedAt, holidays) };
    expect(holdOf({}, endedAt, holidays)).toEqual(promise);
    expect(holdOf({ reportRelease: 'at-once' }, endedAt, holidays)).toEqual(promise);
  });

  it('is held for so many business hours, holidays left out', () => {
    const { held } = holdOf({ reportRelease: { afterBusinessHours: 5 } }, endedAt, holidays);
    expect(held).toEqual({ dueAt: afterBusinessHours(endedAt, 5, holidays) });
    expect(held).not.toEqual({ dueAt: afterBusinessHours(endedAt, 5) });
  });

  it('is held without an end where an admin has to look', () => {
    expect(holdOf({ reportRelease: 'after-review' }, endedAt, []).held).toEqual({});
  });

  it('falls due in time to be made and mailed within the promise, however long it is held', () => {
    for (let hours = 1; hours <= maxHoldHours; hours++) {
      for (const at of [endedAt, endedAt + 5 * 60 * 60 * 1000, endedAt + 30 * 60 * 60 * 1000]) {
        const { held, promisedBy: promise } = holdOf({ reportRelease: { afterBusinessHours: hours } }, at, holidays);
        expect(held?.dueAt).toBeGreaterThan(at);
        expect(held?.dueAt).toBeLessThanOrEqual(promise - deliveryReserveMs);
      }
    }
  });
});

it('the promise of a held report is near when half a day of it is left', () => {
  expect(isPromiseNear(promiseNearMs + 1, 0)).toBe(false);
  expect(isPromiseNear(promiseNearMs, 0)).toBe(true);
});

it('two settings are the same where they say the same', () => {
  expect(isSameRelease(undefined, 'at-once')).toBe(true);
  expect(isSameRelease({ afterBusinessHours: 5 }, { afterBusinessHours: 5 })).toBe(true);
  expect(isSameRelease({ afterBusinessHours: 5 }, { afterBusinessHours: 6 })).toBe(false);
  expect(isSameRelease('after-review', 'at-once')).toBe(false);
});
