import { describe, expect, it } from 'vitest';
import { afterBusinessHours, promisedBy } from '#functions/domain/calendar/business-hours.ts';

const india = (text: string) => Date.parse(`${text}+05:30`);

describe('promisedBy', () => {
  it.each([
    ['Monday', '2026-01-05T10:00:00', '2026-01-07T10:00:00'],
    ['Wednesday', '2026-01-07T23:59:00', '2026-01-09T23:59:00'],
    ['Thursday', '2026-01-08T10:00:00', '2026-01-12T10:00:00'],
    ['Friday', '2026-01-09T10:00:00', '2026-01-13T10:00:00'],
    ['Saturday', '2026-01-10T10:00:00', '2026-01-14T00:00:00'],
    ['Sunday', '2026-01-11T23:30:00', '2026-01-14T00:00:00'],
    ['Monday in India and Sunday in Greenwich', '2026-01-12T04:00:00', '2026-01-14T04:00:00'],
    ['Saturday in India and Friday in Greenwich', '2026-01-10T02:00:00', '2026-01-14T00:00:00'],
  ])('a promise given on %s ends two business days later', (_, ended, promised) => {
    expect(new Date(promisedBy(india(ended))).toISOString()).toBe(new Date(india(promised)).toISOString());
  });
});

describe('afterBusinessHours', () => {
  const moment = (at: number) => new Date(at).toISOString();

  it.each([
    ['counts within a day', '2026-01-05T10:00:00', 5, '2026-01-05T15:00:00'],
    ['counts through the night', '2026-01-05T22:00:00', 5, '2026-01-06T03:00:00'],
    ['skips a weekend', '2026-01-09T20:00:00', 5, '2026-01-12T01:00:00'],
    ['ends on Monday 00:00 after the last hour of a Friday', '2026-01-09T20:00:00', 4, '2026-01-12T00:00:00'],
    ['begins on Monday for a Sunday', '2026-01-11T12:00:00', 1, '2026-01-12T01:00:00'],
  ])('%s', (_, at, hours, then) => {
    expect(moment(afterBusinessHours(india(at), hours))).toBe(moment(india(then)));
  });

  it('skips public holidays, also next to a weekend', () => {
    // A Monday and a Thursday.
    const holidays = ['2026-01-12', '2026-01-15'];
    expect(moment(afterBusinessHours(india('2026-01-09T20:00:00'), 5, holidays))).toBe(
      moment(india('2026-01-13T01:00:00')),
    );
    expect(moment(promisedBy(india('2026-01-10T10:00:00'), holidays))).toBe(moment(india('2026-01-16T00:00:00')));
    // From within a holiday.
    expect(moment(promisedBy(india('2026-01-15T10:00:00'), holidays))).toBe(moment(india('2026-01-20T00:00:00')));
  });
});
