// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { api, atSelection, button, openOffer, openSelection, user } from './open-selection.tsx';

vi.mock('#web/lib/session/auth.ts', () => ({ currentToken: async () => 'token' }));
vi.mock('#web/features/quiz/quiz-page.tsx', () => ({ QuizPage: () => null }));

atSelection();

const field = () => screen.getByLabelText('Coupon code');
const applyCoupon = async (code: string) => {
  await user.type(field(), code);
  await user.click(button('Apply'));
};

describe('the coupon form', () => {
  it('cannot be applied while blank, and Enter applies a code', async () => {
    await openOffer();
    expect(button('Apply')).toHaveProperty('disabled', true);
    await user.type(field(), '   ');
    expect(button('Apply')).toHaveProperty('disabled', true);
    await user.type(field(), '{Enter}');
    expect((await screen.findByRole('alert')).textContent).toBe('Coupon code is required');
    expect(api.callsOf('redeem')).toHaveLength(0);
    await user.type(field(), 'SAVE20{Enter}');
    expect(await screen.findByText('Coupon applied successfully!')).toBeDefined();
  });

  it('trims and applies the code, shows the new price and enables Proceed', async () => {
    await openOffer();
    await applyCoupon('  SAVE20 ');
    expect(await screen.findByText('Coupon applied successfully!')).toBeDefined();
    expect(api.callsOf('redeem')[0]?.body).toEqual({ code: 'SAVE20' });
    expect(screen.getByText('20%')).toBeDefined();
    expect(screen.getByText('₹1,599.20')).toBeDefined();
    expect(button('Proceed')).toHaveProperty('disabled', false);
  });

  it('ignores the reply for a code that was edited meanwhile', async () => {
    let arrive: (value?: unknown) => void = () => {};
    api.fail('redeem', new Promise((resolve) => (arrive = resolve)));
    await openOffer();
    await applyCoupon('SAVE20');
    await user.type(field(), '{Backspace}');
    arrive();
    await waitFor(() => expect(api.state.seat.coupon).toBeDefined());
    await act(async () => undefined);
    expect(screen.queryByText('Coupon applied successfully!')).toBeNull();
    expect(button('Proceed')).toHaveProperty('disabled', true);
  });

  it('resets when the code is edited', async () => {
    await openOffer();
    await applyCoupon('SAVE20');
    await screen.findByText('Coupon applied successfully!');
    await user.type(field(), 'X');
    expect(screen.queryByText('Coupon applied successfully!')).toBeNull();
    expect(screen.getByText('0%')).toBeDefined();
    expect(button('Proceed')).toHaveProperty('disabled', true);
  });

  it.each([
    ['NOPE', undefined, 'Invalid or expired coupon code'],
    ['USEDUP', undefined, 'Coupon usage limit reached'],
    ['SAVE20', { status: 500, code: 'unexpected' }, 'Failed to apply coupon'],
    ['SAVE20', 'no answer', 'Failed to apply coupon'],
    [
      'SAVE20',
      {
        status: 429,
        code: 'too-many-requests',
        message: 'Too many wrong coupon codes. Please try again in 9 minutes.',
      },
      'Too many wrong coupon codes. Please try again in 9 minutes.',
    ],
  ] as const)('shows for the code %s with the fault %o: %s', async (code, fault, message) => {
    await openOffer();
    if (fault) api.fail('redeem', fault);
    await applyCoupon(code);
    expect((await screen.findByRole('alert')).textContent).toBe(message);
    expect(button('Proceed')).toHaveProperty('disabled', true);
  });

  it.each([
    ['is applied after retries', 2, 'Coupon applied successfully!', 3],
    ['fails after three tries', 3, 'Failed to apply coupon', 3],
  ])('a code that a whole class redeems at once %s (refused %i times)', async (_, times, words, calls) => {
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await openOffer();
    api.fail('redeem', ...Array.from({ length: times }, () => ({ status: 503, code: 'busy' })));
    await applyCoupon('SAVE20');
    expect(await screen.findByText(words)).toBeDefined();
    expect(api.callsOf('redeem')).toHaveLength(calls);
  });

  it.each([{ status: 503, code: 'unexpected' }, 'no answer'] as const)(
    'keeps the typed code when the server cannot say whether this is a retake: %j',
    async (fault) => {
      await openOffer();
      await screen.findByText('0%');
      api.fail('seat', fault, fault, fault);
      await applyCoupon('SAVE20');
      expect((await screen.findByRole('alert')).textContent).toBe('Failed to apply coupon');
      expect(field()).toHaveProperty('value', 'SAVE20');
      expect(api.callsOf('redeem')).toHaveLength(0);
      api.fail('seat');
      await user.click(button('Apply'));
      expect(await screen.findByText('Coupon applied successfully!')).toBeDefined();
    },
  );

  it('cannot be applied before the quiz is loaded', async () => {
    let arrive = (_: unknown) => {};
    api.fail('quiz', new Promise((resolve) => (arrive = resolve)));
    openSelection();
    await applyCoupon('SAVE20');
    expect((await screen.findByRole('alert')).textContent).toBe('Quiz details are not loaded yet');
    expect(button('Proceed')).toHaveProperty('disabled', true);
    arrive(undefined);
    await screen.findByRole('heading', { name: 'TrueIn Assessment' });
    await user.click(button('Apply'));
    expect(await screen.findByText('Coupon applied successfully!')).toBeDefined();
  });
});
