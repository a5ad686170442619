import type { Page } from 'playwright-core';
import { enterQuiz, endAttempt, recordTabSwitch, saveAnswer } from '#functions/contract/attempts.ts';
import { giveConsent } from '#functions/contract/me.ts';
import { redeemCoupon } from '#functions/contract/quiz.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { launchBrowser } from '#test/e2e/support/browser.ts';
import { holdToken } from '#test/e2e/support/hold-token.ts';
import { startCloud } from '#test/e2e/support/start-cloud.ts';
import { tokenOf } from '#test/e2e/support/token-of.ts';
import { newEventId } from '#web/lib/event-id.ts';
const cloud = await startCloud();
console.log('cloud', cloud.origin);
const browser = await launchBrowser();
const { origin } = cloud;
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } };
async function shot(page: Page, name: string) {
  for (const [size, viewport] of Object.entries(sizes)) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `/tmp/s-s27/p/${name}-${size}.png`, animations: 'disabled', caret: 'hide' });
  }
  console.log(name);
}
async function open(email: string) {
  const token = await tokenOf(origin, email);
  const context = await browser.newContext({ baseURL: origin, viewport: sizes.phone, reducedMotion: 'reduce' });
  await holdToken(context, origin, token);
  return { page: await context.newPage(), token };
}
const quiz = { quizId: 1 };
async function begin(token: string, answers: number) {
  await callApi(origin, token, giveConsent, { body: { textVersion: consentTextVersion, isAdult: true } });
  await callApi(origin, token, redeemCoupon, { params: quiz, body: { code: 'WELCOME50' } });
  const view = await callApi(origin, token, enterQuiz, { params: quiz, body: { eventId: newEventId() } });
  let { questions } = view;
  const params = { attemptId: view.attemptId };
  for (let i = 0; i < answers; i++) {
    const q = questions[i]!;
    const r = await callApi(origin, token, saveAnswer, { params, body: { questionId: q.questionId, optionId: q.options[0]!.optionId, answeredAfterMs: i * 4000 } });
    questions = r.questions ?? questions;
  }
  return params;
}
try {
  {
    const { page } = await open('pics-a@example.com');
    await page.goto('/quiz-selection');
    await page.getByText(/\d+ questions · /).waitFor();
    await page.getByLabel('Coupon code').fill('WELCOME50');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Coupon applied successfully!').waitFor();
    await shot(page, '1-offer');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('button', { name: 'Start Assessment' }).waitFor();
    await shot(page, '2-instructions');
    await page.setViewportSize(sizes.phone);
    await page.locator('dialog li').last().scrollIntoViewIfNeeded();
    await page.getByRole('button', { name: 'Start Assessment' }).click();
    await page.getByLabel('I am 18 or older').waitFor();
    await shot(page, '3-consent');
    for (const [size, viewport] of Object.entries(sizes)) {
      await page.setViewportSize(viewport);
      const snap = async (name: string) => { await page.waitForTimeout(400); await page.screenshot({ path: `/tmp/s-s27/p/${name}-${size}.png` }); };
      await page.getByLabel('I am under 18').check();
      await snap('4-minor');
      await page.getByLabel(/^Name of/).fill('');
      await page.getByRole('button', { name: 'Agree and continue' }).click();
      await snap('5-minor-wrong');
      await page.getByLabel(/^Name of/).fill('Meera'); await page.getByLabel(/^Relationship/).fill('Mother'); await page.getByLabel(/^Their email/).fill('meera@example.com');
      await page.getByRole('button', { name: 'Agree and continue' }).click();
      await snap('6-minor-tick');
    }
    await page.getByLabel('I am 18 or older').check();
    await page.getByRole('button', { name: 'Agree and continue' }).click();
    await page.getByText(/Everything is ready|You can continue/).waitFor();
    await shot(page, '7-device');
    await page.getByRole('button', { name: 'Try two questions' }).click();
    await page.getByText('Question 1 of 2').first().waitFor({ state: 'attached' });
    await shot(page, '8-practice');
    await page.getByRole('list', { name: 'Options' }).getByRole('button').first().click();
    await page.waitForTimeout(500);
    await page.getByRole('list', { name: 'Options' }).getByRole('button').first().click();
    await page.getByRole('button', { name: 'Go to question 1' }).waitFor();
    await shot(page, '9-ready');
    await page.getByRole('button', { name: 'Go to question 1' }).click();
    await page.getByText('--:--').waitFor();
    await shot(page, '10-question');
  }
  {
    const { page, token } = await open('pics-b@example.com');
    const params = await begin(token, 6);
    for (let i = 0; i < 3; i++) await callApi(origin, token, recordTabSwitch, { params, body: { eventId: newEventId() } });
    await page.goto('/quiz-selection');
    await page.getByText('You have no returns left.').waitFor();
    await shot(page, '11-last');
    await page.getByRole('button', { name: 'Resume Assessment' }).click();
    await page.getByRole('alertdialog').waitFor();
    await shot(page, '12-closing');
    await page.getByRole('button', { name: /End it/ }).click();
    await page.getByRole('heading', { name: 'Assessment Completed' }).waitFor();
    await page.getByText(/India time/).waitFor();
    await shot(page, '13-result-exhausted');
    await page.getByRole('link', { name: 'Read your report' }).waitFor({ timeout: 120_000 });
    await shot(page, '14-result-ready');
  }
  {
    const { page, token } = await open('pics-c@example.com');
    const params = await begin(token, 52);
    await callApi(origin, token, endAttempt, { params, query: {} });
    await page.goto('/quiz-selection');
    await page.getByText(/too few new questions/).waitFor();
    await shot(page, '15-retake');
    await page.getByLabel('Coupon code').fill('WELCOME50');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('alertdialog').waitFor();
    await shot(page, '16-retake-dialog');
    await page.goto('/contact?about=returns#write-to-us');
    await page.waitForTimeout(4000);
    await shot(page, '17-contact');
  }
  {
    const { page } = await open('pics-d@example.com');
    await page.route('**/assets/*.js', (route) => new Promise(() => route));
    await page.goto('/quiz-selection', { waitUntil: 'commit' });
    await page.getByText('Loading...').waitFor();
    await shot(page, '18-first-paint');
    const context = await browser.newContext({ baseURL: origin, javaScriptEnabled: false });
    const noJs = await context.newPage();
    await noJs.goto('/quiz-selection');
    await shot(noJs, '19-no-js');
  }
  {
    // Login flash: sample each frame for what the header shows.
    const token = await tokenOf(origin, 'pics-e@example.com');
    const context = await browser.newContext({ baseURL: origin, viewport: sizes.desk });
    await holdToken(context, origin, token);
    await context.addInitScript(`
      window.seen = [];
      function look() {
        const login = [...document.querySelectorAll('header a')].find((a) => a.textContent === 'Login');
        const now = login && getComputedStyle(login).visibility !== 'hidden' && login.getBoundingClientRect().width > 0 ? 'LOGIN' : (document.querySelector('header')?.textContent ?? document.body?.innerText?.slice(0, 30) ?? 'nothing').slice(-30);
        if (seen.at(-1) !== now) seen.push(now);
        requestAnimationFrame(look);
      }
      requestAnimationFrame(look);
    `);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 });
    for (const path of ['/', '/quiz-selection', '/account', '/contact', '/login']) {
      await page.goto(path);
      await page.waitForTimeout(2500);
      console.log(path, page.url(), JSON.stringify(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)));
      await page.reload();
      await page.waitForTimeout(2500);
      console.log(path, 'again', JSON.stringify(await page.evaluate(() => (window as unknown as { seen: string[] }).seen)));
    }
  }
} catch (error) {
  console.error(error);
} finally {
  await browser.close();
  await cloud.close();
}
