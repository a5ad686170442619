import { describe, expect, it } from 'vitest';
import { dueWords } from '#web/lib/words/due-words.ts';

const minute = 60_000;
// Both are another day where these tests run.
const promisedBy = Date.parse('2026-11-24T00:30:00+05:30');
const dueAt = Date.parse('2026-11-23T09:05:00+05:30');

const on = { text: 'We’ll email it on Monday, 23 November at 09:05 IST.', isLate: false };
const by = { text: 'We’ll email it by Tuesday, 24 November.', isLate: false };
const late = { text: 'It was due by Tuesday, 24 November. We’re sorry for the delay.', isLate: true };

describe('dueWords', () => {
  it.each([
    ['the due time is named while it lies ahead', { dueAt, promisedBy }, dueAt - 1, on],
    ['the promise is named once the due time has passed', { dueAt, promisedBy }, dueAt, by],
    ['the promise is named when no due time is known', { promisedBy }, dueAt - minute, by],
    ['the promise is named up to its last moment', { promisedBy }, promisedBy - 1, by],
    ['an apology follows once the promise is broken', { promisedBy }, promisedBy, late],
    ['an apology follows even if a due time was known', { dueAt, promisedBy }, promisedBy + 3000 * minute, late],
    ['the due time is named even after an earlier promise', { dueAt, promisedBy: dueAt - minute }, dueAt - 1, on],
  ])('%s', (_, report, now, words) => {
    expect(dueWords(report, now)).toEqual(words);
  });
});
