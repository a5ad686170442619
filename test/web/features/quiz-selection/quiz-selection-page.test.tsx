// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, type FakeApi } from '#test/web/features/quiz/fake-api.ts';
import { openSite } from '#test/web/features/quiz/open-site.tsx';
import { paths } from '#web/lib/paths.ts';

vi.mock('#web/lib/auth.ts', () => ({ currentToken: async () => 'token' }));
vi.mock('#web/lib/outbox-indexed-db.ts', async () => ({
  indexedDbOutbox: (await import('#test/web/lib/memory-outbox.ts')).memoryOutbox(),
}));

let api: FakeApi;
let user: ReturnType<typeof userEvent.setup>;
beforeEach(() => {
  api = fakeApi();
  api.install();
  user = userEvent.setup();
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const button = (name: string) => screen.getByRole('button', { name });
const open = async () => {
  const site = openSite(paths.quizSelection);
  await screen.findByRole('heading', { name: 'TrueIn Assessment' });
  return site;
};
const coupon = () => screen.getByLabelText('Coupon code');
const applyCoupon = async (code: string) => {
  await user.type(coupon(), code);
  await user.click(button('Apply'));
};

describe('the offer', () => {
  it('shows name, price, discount and final price, and that a coupon is needed', async () => {
    await open();
    expect(screen.getAllByText('₹1,999.00')).toHaveLength(2);
    expect(screen.getByText('0%')).toBeDefined();
    expect(screen.getByText('A valid coupon code is required to take the assessment.')).toBeDefined();
    expect(button('Proceed')).toHaveProperty('disabled', true);
  });

  it('says when there is no quiz', async () => {
    api.state.hasQuiz = false;
    openSite(paths.quizSelection);
    expect(await screen.findByText('No active quiz found')).toBeDefined();
    expect(screen.queryByText('Failed to load quiz details')).toBeNull();
  });

  it('says when it cannot be loaded, and loads it on request', async () => {
    api.fail('quiz', { status: 404, code: 'not-found' });
    openSite(paths.quizSelection);
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to load quiz details');
    await user.click(button('Try again'));
    expect(await screen.findByRole('heading', { name: 'TrueIn Assessment' })).toBeDefined();
  });

  it('says when the seat cannot be loaded', async () => {
    api.fail('seat', { status: 404, code: 'not-found' });
    openSite(paths.quizSelection);
    expect(await screen.findByText('Failed to load quiz details')).toBeDefined();
  });

  it('asks again by itself after a dead network', async () => {
    api.fail('quiz', 'no answer');
    await open();
    expect(api.callsOf('quiz')).toHaveLength(2);
  });
});

describe('the coupon', () => {
  it('cannot be applied while it is blank', async () => {
    await open();
    expect(button('Apply')).toHaveProperty('disabled', true);
    await user.type(coupon(), '   ');
    expect(button('Apply')).toHaveProperty('disabled', true);
    await user.type(coupon(), '{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Coupon code is required');
    expect(api.callsOf('redeem')).toHaveLength(0);
  });

  it('is trimmed, applied and shown in the price; then one can proceed', async () => {
    await open();
    await applyCoupon('  SAVE20 ');
    expect(await screen.findByText('Coupon applied successfully!')).toBeDefined();
    expect(api.callsOf('redeem')[0]?.body).toEqual({ code: 'SAVE20' });
    expect(screen.getByText('20%')).toBeDefined();
    expect(screen.getByText('₹1,599.20')).toBeDefined();
    expect(button('Proceed')).toHaveProperty('disabled', false);
  });

  it('is applied by Enter, too', async () => {
    await open();
    await user.type(coupon(), 'SAVE20{Enter}');
    expect(await screen.findByText('Coupon applied successfully!')).toBeDefined();
  });

  it('is reset by editing it', async () => {
    await open();
    await applyCoupon('SAVE20');
    await screen.findByText('Coupon applied successfully!');
    await user.type(coupon(), 'X');
    expect(screen.queryByText('Coupon applied successfully!')).toBeNull();
    expect(screen.getByText('0%')).toBeDefined();
    expect(button('Proceed')).toHaveProperty('disabled', true);
  });

  it.each([
    ['NOPE', undefined, 'Invalid or expired coupon code'],
    ['USEDUP', undefined, 'Coupon usage limit reached'],
    ['SAVE20', { status: 500, code: 'unexpected' }, 'Failed to apply coupon'],
    ['SAVE20', 'no answer', 'Failed to apply coupon'],
  ] as const)('%s with %o: %s', async (code, fault, message) => {
    await open();
    if (fault) api.fail('redeem', fault);
    await applyCoupon(code);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(button('Proceed')).toHaveProperty('disabled', true);
  });

  it('cannot be applied before the quiz is known', async () => {
    let arrive = (_: unknown) => {};
    api.fail('quiz', new Promise((resolve) => (arrive = resolve)));
    openSite(paths.quizSelection);
    await applyCoupon('SAVE20');
    expect((await screen.findByRole('alert')).textContent).toBe('Quiz details are not loaded yet');
    arrive(undefined);
    await screen.findByRole('heading', { name: 'TrueIn Assessment' });
    await user.click(button('Apply'));
    expect(await screen.findByText('Coupon applied successfully!')).toBeDefined();
  });

  it('that was redeemed before is still there', async () => {
    api.state.coupon = { code: 'SAVE20', discountPercentage: 20, finalPrice: 1599.2 };
    await open();
    expect(await screen.findByDisplayValue('SAVE20')).toBeDefined();
    expect(screen.getByText('₹1,599.20')).toBeDefined();
    expect(button('Proceed')).toHaveProperty('disabled', false);
    await user.clear(coupon());
    expect(screen.queryByText('₹1,599.20')).toBeNull();
  });
});

describe('going on', () => {
  it('reads the six instructions, can go back, and starts', async () => {
    api.state.coupon = { code: 'SAVE20', discountPercentage: 20, finalPrice: 1599.2 };
    const { router } = await open();
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
    expect(await screen.findByRole('heading', { name: 'Question text 1' })).toBeDefined();
    expect(router.state.location).toMatchObject({ pathname: '/quiz', state: { cameFromSelection: true } });
  });

  it('offers to resume an unfinished attempt, without price and coupon', async () => {
    api.begin('q1');
    await open();
    expect(await screen.findByRole('button', { name: 'Resume Assessment' })).toBeDefined();
    expect(screen.queryByLabelText('Coupon code')).toBeNull();
    expect(screen.queryByText('₹1,999.00')).toBeNull();
    await user.click(button('Resume Assessment'));
    expect(await screen.findByRole('dialog', { name: 'Important Instructions' })).toBeDefined();
  });

  it('offers to resume when an attempt turns out to be open', async () => {
    await open();
    api.fail('redeem', { status: 409, code: 'attempt-open' });
    api.begin('q1');
    await applyCoupon('SAVE20');
    expect(await screen.findByRole('button', { name: 'Resume Assessment' })).toBeDefined();
  });
});
