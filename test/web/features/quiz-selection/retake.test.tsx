// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { consent, coupon } from './fake-selection-api.ts';
import { api, atSelection, button, openOffer, user } from './open-selection.tsx';
import { contactAbout } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/quiz-selection/offer.ts';

vi.mock('#web/lib/session/auth.ts', () => ({ currentToken: async () => 'token' }));
vi.mock('#web/features/quiz/quiz-page.tsx', () => ({ QuizPage: () => null }));

atSelection();

const retake = { questionCount: 1, newCount: 1, total: 60, timeLimitSeconds: 60 };
const type = () => user.type(screen.getByLabelText('Coupon code'), 'SAVE20{Enter}');
const asked = () => screen.findByRole('alertdialog', { name: words.shorterTitle });

describe('a retake', () => {
  it.each([
    [retake, words.onlyNew(1)],
    [{ questionCount: 7, newCount: 7, total: 60, timeLimitSeconds: 240 }, words.onlyNew(7)],
    [{ questionCount: 60, newCount: 0, total: 60, timeLimitSeconds: 1800 }, words.allAgain(60)],
    [{ questionCount: 60, newCount: 60, total: 60, timeLimitSeconds: 1800 }, words.allNew(60)],
  ])('is described in words: %j gives “%s”', async (given, sentence) => {
    api.state.seat = { completedCount: 1, retake: given };
    await openOffer();
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.getByText(words.size(given))).toBeDefined();
  });

  it('asks before the coupon is applied', async () => {
    api.state.seat = { completedCount: 1, retake };
    await openOffer();
    await type();
    const dialog = await asked();
    expect(dialog.textContent).toContain(words.onlyNew(1));
    await user.click(within(dialog).getByRole('button', { name: words.retakeButtons.notNow }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(api.callsOf('redeem')).toHaveLength(0);
    expect(button('Proceed')).toHaveProperty('disabled', true);
    await user.click(button('Apply'));
    await user.click(within(await asked()).getByRole('button', { name: words.retakeButtons.apply }));
    expect(await screen.findByText('Coupon applied successfully!')).toBeDefined();
    expect(api.callsOf('redeem')).toHaveLength(1);
    expect(button('Proceed')).toHaveProperty('disabled', false);
  });

  it('promises the report parts that its questions support, and names the others', async () => {
    api.state.seat = { completedCount: 1, retake: { questionCount: 7, newCount: 7, total: 60, timeLimitSeconds: 240 } };
    api.state.nextParts = ['scores', 'swot'];
    await openOffer();
    expect(await screen.findByText(words.shows({ reportParts: ['scores', 'swot'] }))).toBeDefined();
    const tooFew = words.tooFew(['EQ', 'MQ', 'LQ']);
    expect(screen.getByText(tooFew)).toBeDefined();
    const help = screen.getByRole('link', { name: 'Write to us' }).getAttribute('href');
    expect(help).toBe(contactAbout('scores'));
    await type();
    expect((await asked()).textContent).toContain(tooFew);
  });

  it('says before the coupon is used how many scores it has too few questions for', async () => {
    api.state.seat = { completedCount: 1, retake };
    api.state.nextScores = { scoreCount: 25, lackingScores: 24 };
    await openOffer();
    expect(await screen.findByText(/Your report shows 1 of 25 scores on the core parameters, your/)).toBeDefined();
    const tooFew = 'There are too few new questions for 24 of 25 scores on the core parameters.';
    expect(screen.getByText(tooFew)).toBeDefined();
    await type();
    expect(within(await asked()).getByText(tooFew)).toBeDefined();
    expect(within(await asked()).getByRole('link')).toHaveProperty('search', '?about=scores');
    expect(api.callsOf('redeem')).toHaveLength(0);
  });

  it('promises nothing while its report parts are unknown', async () => {
    api.state.seat = { completedCount: 1, retake };
    api.fail('nextReport', { status: 404, code: 'not-found' });
    await openOffer();
    await waitFor(() => expect(api.callsOf('nextReport').length).toBeGreaterThan(0));
    expect(document.body.textContent).toContain(`${words.about} We email your report`);
    expect(screen.queryByText(/too few/)).toBeNull();
  });

  it('has instructions with its own time', async () => {
    api.state.seat = { completedCount: 1, retake, coupon, consent };
    await openOffer();
    await screen.findByDisplayValue('SAVE20');
    await user.click(button('Proceed'));
    const dialog = await screen.findByRole('dialog', { name: 'Important Instructions' });
    expect(dialog.textContent).toContain('You have 1 minute, and the clock starts with your first answer.');
  });

  it('is noticed when the first attempt was completed elsewhere meanwhile', async () => {
    await openOffer();
    await waitFor(() => expect(api.callsOf('seat').length).toBeGreaterThan(0));
    api.state.seat = { completedCount: 1, retake };
    await type();
    expect(await asked()).toBeDefined();
    expect(api.callsOf('redeem')).toHaveLength(0);
  });

  it.each(['seat', 'nextReport'] as const)('redeems no coupon when the server does not tell the %s', async (what) => {
    api.state.seat = { completedCount: 1, retake };
    if (what === 'nextReport') api.fail(what, { status: 404, code: 'not-found' }, { status: 404, code: 'not-found' });
    await openOffer();
    if (what === 'seat') api.fail(what, { status: 500, code: 'unexpected' });
    await type();
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to apply coupon');
    expect(api.callsOf('redeem')).toHaveLength(0);
  });
});
