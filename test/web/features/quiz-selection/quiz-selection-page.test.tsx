// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { forgetDelivered } from '#web/lib/outbox/forget-delivered.ts';
import { consent, coupon } from './fake-selection-api.ts';
import { api, atSelection, button, openOffer, openSelection, quizOpened, user } from './open-selection.tsx';
import { contactAbout } from '#web/lib/paths.ts';
import * as device from '#web/lib/words/quiz-selection/device-check.ts';
import * as words from '#web/lib/words/quiz-selection/offer.ts';
import * as unfinishedWords from '#web/lib/words/quiz-selection/unfinished.ts';
import { left } from '#web/lib/words/returns.ts';

vi.mock('#web/lib/session/auth.ts', () => ({ currentToken: async () => 'token' }));
vi.mock('#web/lib/outbox/forget-delivered.ts');
const attemptOnDevice = vi.hoisted(() => async () => ({ endedIn: ['entry001'] }));
vi.mock('#web/lib/outbox/attempt-on-device.ts', () => ({ attemptOnDevice }));

atSelection();

describe('the quiz selection', () => {
  it('shows name, prices and discount, and that a coupon is required', async () => {
    await openOffer();
    expect(screen.getAllByText('₹1,999.00')).toHaveLength(2);
    expect(screen.getByText('0%')).toBeDefined();
    expect(screen.getByText('A valid coupon code is required to take the assessment.')).toBeDefined();
    expect(screen.getByText(/your code covers this price/)).toBeDefined();
    expect(screen.getByText(words.size({ questionCount: 60, timeLimitSeconds: 1800 }))).toBeDefined();
    expect(button('Proceed')).toHaveProperty('disabled', true);
  });

  it.each([
    [['scores', 'EQ', 'MQ', 'LQ', 'swot'], ', your Emotional, Moral and Leadership Quotients and a SWOT'],
    [['scores', 'LQ'], ' and your Leadership Quotient'],
    [['scores', 'swot'], ' and a SWOT'],
    [['scores'], ''],
    [[], undefined],
  ] as const)('promises only the report parts that the bank supports: %j', async (parts, more) => {
    api.state.reportParts = [...parts];
    await openOffer();
    const shows = more === undefined ? '' : ` Your report shows your scores on the core parameters${more}.`;
    const promise = `${words.about}${shows} We email your report to you in 24-48 business hours.`;
    await waitFor(() => expect(document.body.textContent).toContain(promise));
  });

  it.each([
    [['scores', 'EQ', 'MQ', 'LQ', 'swot'], []],
    [['scores', 'swot'], ['Unlike the sample, your report will not include EQ, MQ or LQ.']],
    [['scores', 'EQ', 'MQ', 'LQ'], ['Unlike the sample, your report will not include a SWOT.']],
  ] as const)("says what the sample report shows and this bank's reports do not: %j", async (parts, lacks) => {
    api.state.reportParts = [...parts];
    await openOffer();
    await screen.findByText(words.shows({ reportParts: [...parts] }));
    expect(screen.queryAllByText(/^Unlike/).map(({ textContent }) => textContent)).toEqual(lacks);
  });

  it('promises an unfinished attempt its own report parts', async () => {
    const openAttemptId = '1.1.01J0000000000000000000000A';
    const unfinished = { answered: 5, questionCount: 20, deadline: 1_800_000, now: 0 };
    api.state.seat = { completedCount: 0, openAttemptId, remaining: 2, unfinished };
    api.state.nextParts = ['scores', 'LQ'];
    await openOffer();
    expect(await screen.findByText(words.shows({ reportParts: ['scores', 'LQ'] }))).toBeDefined();
    expect(screen.getByText(words.progress(5, 20))).toBeDefined();
  });

  it('forgets a stored attempt that was ended elsewhere', async () => {
    vi.mocked(forgetDelivered).mockClear();
    api.state.seat = { completedCount: 0, openAttemptId: '1.1.01J0000000000000000000000A', remaining: 2 };
    openSelection();
    await screen.findByRole('button', { name: 'Resume Assessment' });
    expect(forgetDelivered).not.toHaveBeenCalled();
    cleanup();
    api.state.seat = { completedCount: 1 };
    await openOffer();
    await waitFor(() => expect(forgetDelivered).toHaveBeenCalled());
  });

  it('says that there is no active quiz', async () => {
    api.state.hasQuiz = false;
    openSelection();
    expect(await screen.findByText('No active quiz found')).toBeDefined();
    expect(screen.queryByText('Failed to load quiz details')).toBeNull();
  });

  it.each(['quiz', 'seat'] as const)(
    'shows that loading failed at the %s without blaming the connection, and retries',
    async (operation) => {
      api.fail(operation, ...Array<{ status: number; code: string }>(3).fill({ status: 503, code: 'unexpected' }));
      openSelection();
      const alert = await screen.findByRole('alert');
      expect(alert.textContent).toContain('Failed to load quiz details');
      expect(alert.textContent).toContain('Something went wrong on our side. Please try again in a moment.');
      expect(alert.textContent).not.toContain('connection');
      await user.click(button('Try again'));
      expect(await screen.findByRole('heading', { name: 'TrueIn Assessment' })).toBeDefined();
    },
  );

  it('explains a new attempt to a person who has completed one', async () => {
    api.state.seat = { completedCount: 1 };
    await openOffer();
    expect(await screen.findByText(/You have completed this assessment before/)).toBeDefined();
    expect(button('Proceed')).toHaveProperty('disabled', true);
  });
});

describe('proceeding', () => {
  it('shows the price of the applied coupon, not the cached price of the quiz', async () => {
    api.state.seat = { completedCount: 0, coupon: { ...coupon, price: 1000, finalPrice: 800 }, consent };
    await openOffer();
    await screen.findByDisplayValue('SAVE20');
    expect(screen.getByText('Original price').nextSibling?.textContent).toBe('₹1,000.00');
    expect(screen.getByText('Final price').nextSibling?.textContent).toBe('₹800.00');
  });

  it('shows the six instructions, goes back, and starts', async () => {
    api.state.seat = { completedCount: 0, coupon, consent };
    await openOffer();
    await screen.findByDisplayValue('SAVE20');
    await user.click(button('Proceed'));
    const dialog = await screen.findByRole('dialog', { name: 'Important Instructions' });
    const points = within(dialog).getAllByRole('listitem');
    expect(points).toHaveLength(6);
    for (const point of [
      /time-based/,
      /no going back/,
      /24-48 business hours/,
      /truthfully/,
      /link expires/,
      /next question automatically/,
    ]) {
      expect(points.filter(({ textContent }) => point.test(textContent))).toHaveLength(1);
    }
    await user.click(within(dialog).getByRole('button', { name: 'Go Back' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(button('Proceed'));
    await user.click(await screen.findByRole('button', { name: 'Start Assessment' }));
    await screen.findByRole('dialog', { name: device.title });
    await user.click(button('Go Back'));
    await user.click(button('Start Assessment'));
    await user.click(button(device.buttons.start));
    expect(await quizOpened()).toBeDefined();
    expect(api.callsOf('consent')).toHaveLength(0);
  });

  it('leads to the practice only whoever wants it', async () => {
    api.state.seat = { completedCount: 0, coupon, consent };
    await openOffer();
    await screen.findByDisplayValue('SAVE20');
    await user.click(button('Proceed'));
    await user.click(button('Start Assessment'));
    await user.click(button(device.buttons.practise));
    expect(await screen.findByText(/"withPractice":true/)).toBeDefined();
  });

  it('resumes an unfinished attempt without price, coupon and consent', async () => {
    api.state.seat = { completedCount: 0, openAttemptId: '1.1.01J0000000000000000000000A', remaining: 3 };
    await openOffer();
    expect(await screen.findByRole('button', { name: 'Resume Assessment' })).toBeDefined();
    expect(screen.queryByLabelText('Coupon code')).toBeNull();
    expect(screen.queryByText('₹1,999.00')).toBeNull();
    expect(screen.getByText(left(2))).toBeDefined();
    await user.click(button('Resume Assessment'));
    await screen.findByRole('dialog', { name: 'Important Instructions' });
    expect(screen.getByText(/Your clock is already running/)).toBeDefined();
    expect(screen.getByText(/you can return once/)).toBeDefined();
    await user.click(button('Start Assessment'));
    expect(await quizOpened()).toBeDefined();
  });

  it('offers to resume when the server says that an attempt is open', async () => {
    await openOffer();
    api.fail('redeem', { status: 409, code: 'attempt-open' });
    api.state.seat = { completedCount: 0, openAttemptId: '1.1.01J0000000000000000000000A', remaining: 4 };
    await user.type(screen.getByLabelText('Coupon code'), 'SAVE20{Enter}');
    expect(await screen.findByRole('button', { name: 'Resume Assessment' })).toBeDefined();
  });
});

const attempt = { completedCount: 0, openAttemptId: '1.1.01J0000000000000000000000A' };
const unfinished = { answered: 2, questionCount: 60, deadline: 1_750_001_800_000, now: 1_750_000_000_000 };

describe('an unfinished attempt', () => {
  it('shows the time left and what uses a return', async () => {
    api.state.seat = { ...attempt, remaining: 2, unfinished };
    await openOffer();
    expect(await screen.findByText(unfinishedWords.timeLeft(1800))).toBeDefined();
    expect(screen.getByText(unfinishedWords.cost)).toBeDefined();
    expect(screen.queryByRole('button', { name: unfinishedWords.buttons.end })).toBeNull();
  });

  it.each(['resume', 'end'] as const)(
    'says what starting again ends and whom to ask first, and leads there without instructions: %s',
    async (name) => {
      api.state.seat = { ...attempt, remaining: 1, unfinished };
      await openOffer();
      expect(await screen.findByText(left(0))).toBeDefined();
      expect(screen.getByText(unfinishedWords.ends(2, 60))).toBeDefined();
      const help = screen.getByRole('link', { name: 'Write to us' }).getAttribute('href');
      expect(help).toBe(contactAbout('returns'));
      await user.click(button(unfinishedWords.buttons[name]));
      expect(await quizOpened()).toBeDefined();
    },
  );

  it.each([
    ['its time was over before', 0, unfinishedWords.headings.timeOver],
    ['its time ends while the page is open', 1_200, unfinishedWords.headings.timeOver],
    ['it was ended here, which the server does not know', 9_000, unfinishedWords.ended, 'entry001'],
  ])('offers the report when %s', async (_, leftMs, name, liveEntryId = 'elsewhere') => {
    const left = { ...unfinished, deadline: unfinished.now + leftMs };
    api.state.seat = { ...attempt, remaining: 3, liveEntryId, unfinished: left };
    await openOffer();
    expect(await screen.findByRole('heading', { name })).toBeDefined();
    expect(screen.getByText(unfinishedWords.outcome(2, 60))).toBeDefined();
    expect(screen.queryByText(/clock is running/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Resume Assessment' })).toBeNull();
    await user.click(button(unfinishedWords.buttons.get));
    expect(await quizOpened()).toBeDefined();
  });
});

describe('the instructions', () => {
  it.each([
    [4, /you can return 3 times/],
    [1, /You can’t return: .* ends the assessment/],
  ])('say how many returns there are before an attempt with a limit of %i begins', async (remaining, words) => {
    api.state.seat = { completedCount: 0, coupon, consent, remaining };
    await openOffer();
    await screen.findByDisplayValue('SAVE20');
    await user.click(button('Proceed'));
    expect(await screen.findByText(words)).toBeDefined();
  });
});
