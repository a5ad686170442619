import { describe, expect, it } from 'vitest';
import { dueWords } from '#web/features/report/due-words.ts';

const hour = 60 * 60 * 1000;
const now = Date.UTC(2026, 10, 24, 6);
const promisedBy = now + 30 * hour;

describe('what is said of a report that is not there yet', () => {
  it('is when it is due, where that is known', () => {
    expect(dueWords({ dueAt: now + hour, promisedBy }, now)).toMatch(/^It is due on \w+,? \d+ November.* \d\d:\d\d\.$/);
  });

  it('is the promise, where an admin says when, and where the due time is over and it is on its way', () => {
    const promise = /^It will be ready by \w+,? \d+ November at the latest\.$/;
    expect(dueWords({ promisedBy }, now)).toMatch(promise);
    expect(dueWords({ dueAt: now, promisedBy }, now)).toMatch(promise);
    expect(dueWords({ dueAt: now - hour, promisedBy }, now)).toMatch(promise);
  });

  it('is an apology from the moment on at which the promise is over', () => {
    const late = /^It was to be ready by .*\. We are sorry that it is late\.$/;
    expect(dueWords({ promisedBy }, promisedBy - 1)).not.toMatch(late);
    expect(dueWords({ promisedBy }, promisedBy)).toMatch(late);
    expect(dueWords({ dueAt: promisedBy + hour, promisedBy }, promisedBy + 1)).toMatch(late);
  });
});
