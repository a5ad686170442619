import { describe, expect, it } from 'vitest';
import { promisedBy } from '#functions/domain/promised-by.ts';

const india = (text: string) => Date.parse(`${text}+05:30`);

describe('the promise of a report', () => {
  it.each([
    ['Monday', '2026-01-05T10:00:00', '2026-01-07T10:00:00'],
    ['Wednesday', '2026-01-07T23:59:00', '2026-01-09T23:59:00'],
    ['Thursday', '2026-01-08T10:00:00', '2026-01-12T10:00:00'],
    ['Friday', '2026-01-09T10:00:00', '2026-01-13T10:00:00'],
    ['Saturday', '2026-01-10T10:00:00', '2026-01-14T00:00:00'],
    ['Sunday', '2026-01-11T23:30:00', '2026-01-14T00:00:00'],
    ['Monday in India and Sunday in Greenwich', '2026-01-12T04:00:00', '2026-01-14T04:00:00'],
    ['Saturday in India and Friday in Greenwich', '2026-01-10T02:00:00', '2026-01-14T00:00:00'],
  ])('given on %s is two business days later', (_, ended, promised) => {
    expect(new Date(promisedBy(india(ended))).toISOString()).toBe(new Date(india(promised)).toISOString());
  });
});
