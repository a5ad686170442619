// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetOnScreen, noteOnScreen } from '#web/features/quiz/entry/last-on-screen.ts';

/** As in a document that has just been opened. */
const fresh = async (name: string, type: NavigationTimingType) => {
  performance.getEntriesByType = () => [{ name, type }] as unknown as PerformanceEntryList;
  vi.resetModules();
  return (await import('#web/features/quiz/entry/entry-event.ts')).newEntryEvent;
};
const { getEntriesByType } = performance;

beforeEach(() => localStorage.clear());
afterEach(() => {
  performance.getEntriesByType = getEntriesByType;
  vi.useRealTimers();
});

describe('newEntryEvent', () => {
  it.each([
    ['https://site.test/quiz', 'reload', 'reload'],
    ['https://site.test/quiz', 'back_forward', 'back-forward'],
    ['https://site.test/quiz', 'navigate', 'open'],
    // The quiz was reached from another page of the same document, whatever brought that one.
    ['https://site.test/quiz-selection', 'reload', 'open'],
  ] as const)('gives %s, loaded by %s, the cause %s', async (name, type, cause) => {
    const newEntryEvent = await fresh(name, type);
    expect(newEntryEvent()).toMatchObject({ cause, eventId: expect.stringMatching(/^[0-9a-z]{10}$/) as string });
  });

  it('returns an ordinary entry the second time in a document, with an id of its own', async () => {
    const newEntryEvent = await fresh('https://site.test/quiz', 'reload');
    const [first, second] = [newEntryEvent(), newEntryEvent()];
    expect(second.cause).toBe('open');
    expect(second.eventId).not.toBe(first.eventId);
  });

  it('tells for how long the attempt was not on this screen, if known', async () => {
    vi.useFakeTimers();
    const newEntryEvent = await fresh('https://site.test/quiz', 'navigate');
    expect(newEntryEvent()).not.toHaveProperty('awaySeconds');
    noteOnScreen();
    vi.setSystemTime(Date.now() + 61_400);
    expect(newEntryEvent('back-forward')).toMatchObject({ cause: 'back-forward', awaySeconds: 61 });
    vi.setSystemTime(Date.now() - 3_600_000);
    expect(newEntryEvent().awaySeconds).toBe(0);
    forgetOnScreen();
    expect(newEntryEvent()).not.toHaveProperty('awaySeconds');
  });
});
