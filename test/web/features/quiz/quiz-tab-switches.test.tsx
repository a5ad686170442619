// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openQuiz } from '#test/web/features/quiz/support/open-quiz.tsx';
import {
  api,
  choose,
  dialog,
  goOffline,
  goOnline,
  held,
  question,
  resume,
  resumeWithOneLeft,
  turn,
  user,
  userId,
  useQuizScreen,
} from '#test/web/features/quiz/support/quiz-screen.ts';
import { indexedDbSwitches } from '#web/lib/outbox/outbox-switches.ts';
import { aNumber } from '#test/support/matchers.ts';
import * as ending from '#web/lib/words/quiz/ending.ts';

vi.mock('#web/lib/outbox/outbox-switches.ts', async () => ({
  indexedDbSwitches: (await import('#test/web/lib/memory-switches.ts')).memorySwitches(),
}));

useQuizScreen();
afterEach(async () => {
  for (const { eventId } of await onDevice()) await indexedDbSwitches.forget(eventId);
});

const onDevice = () => indexedDbSwitches.list(userId);

/** Leaves the tab without a network, and comes back. */
async function leaveTab(): Promise<void> {
  const before = (await onDevice()).length;
  turn('hidden');
  await waitFor(async () => expect(await onDevice()).toHaveLength(before + 1));
  turn('visible');
  await waitFor(async () => expect((await onDevice()).at(-1)).toHaveProperty('awaySeconds'));
}

const stay = () => dialog('Stay on this tab');
async function closeStay(): Promise<string | null> {
  const open = await stay();
  const text = open.textContent;
  await user.click(within(open).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return text;
}

const usedUp = () => screen.findByRole('heading', { name: ending.over.exhausted });
const exhausted = () => screen.findByText(/^You have used all 3 attempts\./);
const entryIds = () => api.callsOf('enter').map(({ body }) => body.eventId);

/** What has arrived that changes the attempt, in order. */
const arrivedSince = (count: number) =>
  api
    .arrivals()
    .slice(count)
    .map(({ operation }) => operation)
    .filter((operation) => /answer|enter|tabSwitch|end/.test(operation));

describe('a tab switch', () => {
  it('shows the remaining attempts at once while offline', async () => {
    await resume('q1');
    goOffline();
    await leaveTab();
    expect(await closeStay()).toContain('You have 2 attempts remaining.');
    await leaveTab();
    expect(await closeStay()).toContain('You have 1 attempt remaining.');
    expect(api.state.events.size).toBe(1);
    const [first, second] = await onDevice();
    expect(first).toMatchObject({ attemptId: api.attemptId, entryId: entryIds()[0] });
    expect(first?.eventId).not.toBe(second?.eventId);
    await question(2);
  });

  it('counts once when back online, after the answers, and is not shown again', async () => {
    await resume('q1');
    goOffline();
    await choose('b', 2);
    await leaveTab();
    await closeStay();
    const [kept] = await onDevice();
    const before = api.arrivals().length;
    goOnline();
    await waitFor(() => expect(arrivedSince(before)).toEqual(['answer', 'tabSwitch']));
    expect(api.callsOf('tabSwitch').map(({ body }) => body)).toEqual([
      {
        eventId: kept?.eventId,
        entryId: entryIds()[0],
        awaySeconds: kept?.awaySeconds,
        secondsAgo: aNumber,
      },
    ]);
    await waitFor(async () => expect(await onDevice()).toEqual([]));
    expect(api.state.events.size).toBe(2);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is shown before a slow server replies, and sent as a keepalive request', async () => {
    await resume('q1');
    const { wait, release } = held();
    api.fail('tabSwitch', wait);
    turn('hidden');
    turn('visible');
    expect((await stay()).textContent).toContain('You have 2 attempts remaining.');
    release();
    await waitFor(() => expect(api.callsOf('tabSwitch')).toHaveLength(2));
    expect(api.state.events.size).toBe(2);
    expect((await stay()).textContent).toContain('You have 2 attempts remaining.');
    const [counted, lasted] = api.callsOf('tabSwitch');
    // Kept alive, so that they arrive though the page is left.
    expect(counted).toMatchObject({ keepalive: true, body: { entryId: entryIds()[0] } });
    expect(lasted).toMatchObject({
      keepalive: true,
      body: { eventId: counted?.body.eventId, awaySeconds: aNumber },
    });
  });

  it.each([{ status: 500 }, 'no answer'] as const)('is sent after an answer that had failed: %o', async (fault) => {
    await resumeWithOneLeft();
    api.fail('answer', ...Array.from({ length: 20 }, () => fault));
    await choose('c', 2);
    turn('hidden');
    await waitFor(() => expect(api.callsOf('answer').length).toBeGreaterThan(1));
    api.fail('answer');
    goOnline();
    await exhausted();
    expect(api.state.answers.get('q2')).toBe('c');
  });

  it('does not count before the first answer', async () => {
    openQuiz();
    await question(1);
    turn('hidden');
    turn('visible');
    await choose('a', 1);
    await question(2);
    expect(api.callsOf('tabSwitch')).toHaveLength(0);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the last tab switch while offline', () => {
  it('stops the assessment, and ends it with all answers once online', async () => {
    await resumeWithOneLeft();
    goOffline();
    await choose('c', 2);
    await question(3);
    await leaveTab();
    await usedUp();
    expect(screen.getByText(ending.submitsItself, { exact: false })).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('list', { name: 'Options' })).toBeNull();
    expect(api.state).toMatchObject({ status: 'open', events: { size: 3 } });
    const before = api.arrivals().length;
    goOnline();
    await exhausted();
    expect(arrivedSince(before)).toEqual(['answer', 'tabSwitch', 'end']);
    expect(api.state).toMatchObject({ endReason: 'limit', events: { size: 4 } });
    expect(api.state.answers.get('q2')).toBe('c');
  });
});
