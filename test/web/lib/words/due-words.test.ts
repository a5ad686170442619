import { describe, expect, it } from 'vitest';
import { dueWords } from '#web/lib/words/due-words.ts';

const minute = 60_000;
const promisedBy = new Date(2026, 10, 24, 12).getTime();
const dueAt = new Date(2026, 10, 23, 9, 5).getTime();

const on = { text: 'It will be mailed on Monday, 23 November, 09:05.', isLate: false };
const by = { text: 'It will be mailed by Tuesday, 24 November.', isLate: false };
const late = { text: 'It was to be mailed by Tuesday, 24 November. We are sorry that it is late.', isLate: true };

describe('what is said of a report that is not there yet', () => {
  it.each([
    ['when it is due, while that is to come', { dueAt, promisedBy }, dueAt - 1, on],
    ['the promise, from when it was due on', { dueAt, promisedBy }, dueAt, by],
    ['the promise, where nobody knows when it is due', { promisedBy }, dueAt - minute, by],
    ['the promise, to its last moment', { promisedBy }, promisedBy - 1, by],
    ['an apology, from the end of the promise on', { promisedBy }, promisedBy, late],
    ['an apology, where it was due before as well', { dueAt, promisedBy }, promisedBy + 3000 * minute, late],
    ['when it is due, where the promise ends before', { dueAt, promisedBy: dueAt - minute }, dueAt - 1, on],
  ])('%s', (_, report, now, words) => {
    expect(dueWords(report, now)).toEqual(words);
  });
});
