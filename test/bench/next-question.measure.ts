import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { giveConsent } from '#functions/contract/consent.ts';
import { redeemCoupon } from '#functions/contract/quiz.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { answer, question, startAssessment } from '#test/e2e/support/quiz/candidate.ts';
import { startCloud } from '#test/e2e/support/start-cloud.ts';
import { tokenOf } from '#test/e2e/support/token-of.ts';
import { keepSection } from './support/figures.ts';
import { signedInPage } from './support/signed-in-page.ts';
import { median, p95 } from './support/statistics.ts';

const latencyMs = 1_000;
const answers = 30;
const maxMs = 50;

it('measures how soon the next question is on the screen', async () => {
  const { origin, close } = await startCloud();
  onTestFinished(close);
  const token = await tokenOf(origin, 'next-question@example.com');
  await callApi(origin, token, giveConsent, { body: { textVersion: consentTextVersion, isAdult: true } });
  await callApi(origin, token, redeemCoupon, { params: { quizId: 1 }, body: { code: 'WELCOME50' } });

  const page = await signedInPage(origin, token);
  await page.goto('/quiz-selection');
  await startAssessment(page, 'Proceed');
  await question(page).waitFor();
  await answer(page); // it starts the clock, and waits for its receipt
  await page.route('**/api/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, latencyMs));
    await route.continue();
  });

  const ms: number[] = [];
  for (let number = 0; number < answers; number += 1) ms.push(await timeOneAnswer(page, number % 5));
  expect(median(ms)).toBeLessThan(maxMs);
  keepSection('next question', {
    title: 'The next question',
    how: `From the click on an option to the first picture with the next question, in Chromium, ${answers} answers in a row from the second on; each request takes ${latencyMs / 1000} s longer than it would.`,
    figures: [{ name: 'Next question', value: median(ms), unit: 'ms', p95: p95(ms), target: maxMs }],
  });
});

/** By the page's own clock, until the picture after the next one has been asked for. */
function timeOneAnswer(page: Page, choice: number): Promise<number> {
  return page.evaluate(async (index) => {
    const words = () => document.querySelector('h2#question')?.textContent;
    const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const before = words();
    const begin = performance.now();
    document.querySelectorAll<HTMLButtonElement>('ol[aria-label="Options"] button')[index]?.click();
    while (words() === before) await picture();
    await picture();
    return performance.now() - begin;
  }, choice);
}
