import { describe, expect, it } from 'vitest';
import { ulid } from 'ulid';
import { contactStore } from '#functions/adapters/dynamo/people/contact-store.ts';
import { indiaDay, indiaDayBegin, indiaDayEnd, indiaMonth, monthAfter } from '#functions/domain/calendar/india-days.ts';
import { makeTable } from '#test/support/dynamo/make-table.ts';
import { readMonth } from '#web/lib/format/months.ts';

/** 1 March 2026, 03:00 in India. */
const early = Date.UTC(2026, 1, 28, 21, 30);

describe('the calendar of India', () => {
  it('begins a day and a month at India’s midnight', () => {
    const midnight = Date.UTC(2026, 1, 28, 18, 30);
    expect([midnight - 1, midnight].map(indiaDay)).toEqual(['2026-02-28', '2026-03-01']);
    expect([midnight - 1, midnight].map(indiaMonth)).toEqual(['2026-02', '2026-03']);
  });

  it('knows the first and the last moment of a day', () => {
    expect(indiaDayBegin('2026-03-01')).toBe(Date.UTC(2026, 1, 28, 18, 30));
    expect(indiaDayEnd('2026-03-01')).toBe(Date.UTC(2026, 2, 1, 18, 30) - 1);
    expect(indiaDayBegin('')).toBeUndefined();
  });

  it('counts months across the ends of years', () => {
    expect([monthAfter('2026-01', -1), monthAfter('2026-12', 1), monthAfter('2026-03', -14)]).toEqual([
      '2025-12',
      '2027-01',
      '2025-01',
    ]);
  });

  it('is used by the screens’ default month and by the messages listed for a month', async () => {
    expect(readMonth(null, early)).toBe('2026-03');
    const contacts = contactStore(await makeTable());
    const message = {
      name: 'M',
      designation: '',
      organization: '',
      email: 'm@example.com',
      contactNo: '',
      message: 'Hi',
    };
    await contacts.add({ messageId: ulid(early), at: early, ...message });
    expect((await contacts.list('2026-03', undefined)).rows).toHaveLength(1);
  });
});
