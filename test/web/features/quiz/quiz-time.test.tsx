// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type FakeApi } from '#test/web/features/quiz/support/fake-api.ts';
import { openQuiz } from '#test/web/features/quiz/support/open-quiz.tsx';
import { signIn, turn } from '#test/web/features/quiz/support/quiz-screen.ts';
import { over, why } from '#web/lib/words/quiz/ending.ts';
import { hear } from '#web/lib/words/quiz/time-left.ts';

let api: FakeApi;
const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1_000));
/** Also below a dialog, which hides the rest of the page. */
const timer = () => screen.getByRole('timer', { hidden: true });
const said = () => document.querySelector('[aria-live="polite"]:not([role])')?.textContent ?? '';

/** The time of day may jump, the ticks do not. */
let jumped = 0;
const setTimeOfDay = (now: number) => {
  jumped += now - Date.now();
  vi.setSystemTime(now);
};

beforeEach(async () => {
  jumped = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] });
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now() - jumped);
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query.includes('reduced-motion'), media: query }),
  );
  api = fakeApi({ timeLimitSeconds: 660 });
  api.install();
  api.begin('q1');
  signIn();
  openQuiz();
  // Entering takes a few turns of the event loop, and code that is loaded on demand.
  for (let turn = 0; turn < 20 && !screen.queryByRole('timer', { hidden: true }); turn += 1) {
    await act(() => vi.dynamicImportSettled());
    await act(() => vi.advanceTimersByTimeAsync(10));
  }
  act(() => within(screen.getByRole('dialog')).getByRole('button', { name: 'Continue' }).click());
  await act(() => vi.advanceTimersByTimeAsync(50));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('the time left', () => {
  it('counts down in minutes and seconds, independently of the time of day', async () => {
    expect(timer().textContent).toBe('11:00');
    setTimeOfDay(0);
    await seconds(61);
    expect(timer().textContent).toBe('09:59');
  });

  it('is about the smaller one after a sleep, until the server has answered', async () => {
    api.setNetwork('down');
    api.sleep(60_000);
    setTimeOfDay(Date.now() + 60_000);
    await seconds(1);
    expect(timer().textContent).toBe('about 09:59');
    act(() => screen.getByRole('button', { name: 'Option b of 2' }).click());
    api.setNetwork('up');
    act(() => void window.dispatchEvent(new Event('online')));
    await seconds(1);
    expect(timer().textContent).toMatch(/^09:5\d$/);
    const [answer] = api.callsOf('answer').map(({ body }) => Number(body['answeredAfterMs']));
    expect(answer).toBeGreaterThanOrEqual(61_000);
  });

  it('is requested at once when the time of day jumps, and follows the reply', async () => {
    setTimeOfDay(Date.now() + 3_600_000);
    await seconds(3);
    expect(api.callsOf('clock').length).toBeGreaterThan(0);
    expect(screen.getByRole('heading', { name: 'Question text 2' })).toBeDefined();
    expect(timer().textContent).toMatch(/^10:5\d$/);
    expect(api.callsOf('end')).toHaveLength(0);
  });

  it('is a warning in the last minute only', async () => {
    const isWarning = () => timer().parentElement?.hasAttribute('data-warning');
    await seconds(598);
    expect(timer().textContent).toBe('01:02');
    expect(isWarning()).toBe(false);
    await seconds(2);
    expect(timer().textContent).toBe('01:00');
    expect(isWarning()).toBe(true);
  });

  it('is announced at 10, 5 and 1 minute and 30 seconds only', async () => {
    const all: string[] = [];
    for (let second = 0; second < 655; second += 1) {
      await seconds(1);
      if (said() !== (all.at(-1) ?? '')) all.push(said());
    }
    expect(all).toEqual(['10 minutes left', '5 minutes left', '1 minute left', '30 seconds left']);
    expect(timer().getAttribute('aria-live')).toBe('off');
  });

  it('ends the assessment at zero while offline, and sends the end once online', async () => {
    api.setNetwork('down');
    await seconds(661);
    await seconds(5);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(screen.getByText(over.time)).toBeDefined();
    expect(screen.getByText(why.offline, { exact: false })).toBeDefined();
    expect(screen.queryByRole('listitem')).toBeNull();
    await seconds(300);
    expect(api.state.status).toBe('open');
    api.setNetwork('up');
    await seconds(16);
    expect(screen.getByRole('heading', { name: 'Assessment Completed' })).toBeDefined();
    expect(api.callsOf('end')).toHaveLength(1);
  });

  it('is announced on request by key or button, each time', async () => {
    await seconds(55);
    act(() => void document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 't', bubbles: true })));
    expect(said()).toBe('10 minutes 5 seconds left');
    act(() => screen.getByRole('button', { name: hear }).click());
    expect(said()).toBe('10 minutes 5 seconds left\u00a0');
  });
});

describe('more time granted by an admin', () => {
  const choose = () => act(() => screen.getAllByRole('listitem')[0]?.querySelector('button')?.click());

  it('appears within two minutes without a reload, and is announced', async () => {
    await seconds(60);
    api.grant({ minutes: 10 });
    await seconds(61);
    expect(timer().textContent).toBe('18:59');
    expect(said()).toBe('You have 10 more minutes');
    expect(api.callsOf('enter')).toHaveLength(1);
    await seconds(18 * 60);
    expect(api.state.status).toBe('open');
    await seconds(60);
    expect(screen.getByRole('heading', { name: 'Assessment Completed' })).toBeDefined();
  });

  it('comes with the receipt of the next answer, and leaves the times of answers unchanged', async () => {
    await seconds(5);
    api.grant({ minutes: 1 });
    choose();
    await seconds(1);
    expect(timer().textContent).toBe('11:54');
    expect(said()).toBe('You have 1 more minute');
    await seconds(4);
    choose();
    await seconds(1);
    expect(api.callsOf('answer').map(({ body }) => Math.round(Number(body['answeredAfterMs']) / 1000))).toEqual([
      5, 10,
    ]);
  });

  it('is checked once more before the attempt ends at zero', async () => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await seconds(659);
    api.grant({ minutes: 2 });
    await seconds(2);
    expect(screen.getByRole('heading', { name: 'Question text 2' })).toBeDefined();
    expect(timer().textContent).toBe('01:59');
    expect(said()).toBe('You have 2 more minutes');
    expect(api.callsOf('end')).toHaveLength(0);
    await seconds(121);
    expect(screen.getByRole('heading', { name: 'Assessment Completed' })).toBeDefined();
    expect(api.callsOf('end')).toHaveLength(1);
  });

  it('keeps the attempt open when granted while the end is on its way', async () => {
    let answer: () => void = () => undefined;
    api.fail('end', new Promise<void>((resolve) => (answer = resolve)));
    await seconds(661);
    expect(screen.getByText('Submitting Assessment...')).toBeDefined();
    api.grant({ minutes: 3 });
    answer();
    await seconds(2);
    expect(screen.getByRole('heading', { name: 'Question text 2' })).toBeDefined();
    expect(api.state.status).toBe('open');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('reopens a page whose time was up while offline', async () => {
    api.setNetwork('down');
    await seconds(661);
    await seconds(5);
    expect(screen.getByText(over.time)).toBeDefined();
    api.grant({ minutes: 5 });
    api.setNetwork('up');
    await seconds(16);
    expect(screen.getByRole('heading', { name: 'Question text 2' })).toBeDefined();
    expect(api.callsOf('end')).toHaveLength(0);
  });

  it('comes with the receipt of a tab switch', async () => {
    await seconds(5);
    api.grant({ minutes: 10 });
    turn('hidden');
    await seconds(1);
    expect(api.callsOf('tabSwitch')).toHaveLength(1);
    expect(api.callsOf('clock')).toHaveLength(0);
    expect(timer().textContent).toBe('20:54');
  });

  it('appears when the page is shown again, with one request', async () => {
    await seconds(5);
    turn('hidden');
    await seconds(300);
    api.grant({ minutes: 10 });
    await seconds(180);
    expect(api.callsOf('clock')).toHaveLength(0);
    const seats = api.callsOf('seat').length;
    turn('visible');
    await seconds(1);
    expect(timer().textContent).toBe('12:54');
    expect(api.callsOf('clock')).toHaveLength(1);
    expect(api.callsOf('seat')).toHaveLength(seats);
  });

  it('needs no request of its own while answers are sent', async () => {
    for (let question = 2; question <= 3; question += 1) {
      await seconds(100);
      choose();
      await seconds(1);
    }
    expect(api.callsOf('clock')).toHaveLength(0);
  });

  it('appears as soon as the network returns', async () => {
    api.setNetwork('down');
    await seconds(121);
    api.grant({ minutes: 10 });
    api.setNetwork('up');
    act(() => void window.dispatchEvent(new Event('online')));
    await seconds(1);
    expect(timer().textContent).toBe('18:58');
  });

  it('is not requested while the page is hidden or after the attempt has ended', async () => {
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await seconds(241);
    expect(api.callsOf('clock')).toHaveLength(0);
    visibility.mockRestore();
    await seconds(240);
    expect(api.callsOf('clock')).toHaveLength(2);
    api.state.status = 'completed';
    choose();
    await seconds(3);
    const asked = api.callsOf('clock').length;
    await seconds(181);
    expect(api.callsOf('clock')).toHaveLength(asked);
  });
});
