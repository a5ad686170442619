import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { returnPlaceKey } from '#web/lib/session/wanted-page.ts';
import { holdToken } from '#test/e2e/support/hold-token.ts';
import { tokenOf } from '#test/e2e/support/token-of.ts';
import { cloud } from '#test/e2e/support/cloud.ts';
import * as ending from '#web/lib/words/quiz/ending.ts';
import * as consentWords from '#web/lib/words/quiz-selection/consent.ts';
import * as device from '#web/lib/words/quiz-selection/device-check.ts';

/** Of a page of the site; a browser that was not started by a story knows no base. */
export const addressOf = (path: string) => new URL(path, cloud().origin).href;

/** Signs in as a Google account of the list, or as any other one that is typed. */
export async function signIn(page: Page, email: string): Promise<void> {
  await page.goto(addressOf('/login'));
  await page.getByRole('button', { name: 'Login with Google' }).click();
  await chooseAccount(page, email);
  await atHome(page);
}

/** Waits until the person is signed in at home. Where a session has ended in this tab, home leads on to the login page, and that one back home for somebody else. */
async function atHome(page: Page): Promise<void> {
  const isHome = (url: URL) => url.pathname === '/' && !url.search;
  await page.waitForURL(isHome);
  await expect
    .poll(() => page.evaluate((key) => sessionStorage.getItem(key), returnPlaceKey), { timeout: 60_000 })
    .toBeNull();
  await page.waitForURL(isHome);
  await page
    .getByRole('button', { name: /account|profile/i })
    .first()
    .waitFor();
}

/** Signs in on the login page of a browser that has signed in before: the hosted page may still know who is here. */
export async function signInAgain(page: Page, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Login with Google' }).click();
  const back = page.waitForURL((url) => !/login|local|authorize|interaction|code=/.test(url.pathname + url.search));
  const chooser = page.getByRole('heading', { name: 'Choose an account' });
  await Promise.race([back, chooser.waitFor().then(() => chooseAccount(page, email))]).catch(() => undefined);
}

/** Comes with a session: for stories about what happens after the sign-in. It can neither be renewed nor end. */
export async function comeSignedIn(page: Page, email: string): Promise<void> {
  const origin = cloud().origin;
  await holdToken(page.context(), origin, await tokenOf(origin, email));
}

/** On the page that stands for Google's. */
export async function chooseAccount(page: Page, email: string): Promise<void> {
  await page.getByRole('heading', { name: 'Choose an account' }).waitFor();
  const listed = page.getByRole('button', { name: email });
  if ((await listed.count()) > 0) return listed.click();
  await page.getByRole('textbox').fill(email);
  await page.getByRole('textbox').press('Enter');
}

export async function applyCoupon(page: Page, code: string, says = 'Coupon applied successfully!'): Promise<void> {
  // Pressed earlier, Apply says that the quiz details are not loaded yet.
  await page.getByText(/\d+ questions · \d+ minutes?/).waitFor();
  await page.getByLabel('Coupon code').fill(code);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByText(says).waitFor();
}

export const instructions = (page: Page) => page.getByRole('dialog', { name: 'Important Instructions' });
export const adult = (page: Page) => page.getByLabel('I am 18 or older');
export const agree = (page: Page) => page.getByRole('button', { name: consentWords.button });
export const toFirstQuestion = (page: Page) => page.getByRole('button', { name: device.buttons.start });

/** In a browser that was killed in the middle of the assessment. It writes down late who is signed in: if it does not know, the person signs in again. */
export async function resumeAfterKill(page: Page, email: string): Promise<void> {
  await page.goto(addressOf('/quiz-selection'));
  const resume = page.getByRole('button', { name: 'Resume Assessment' });
  await resume.or(page.getByRole('button', { name: 'Login with Google' })).waitFor();
  if ((await resume.count()) === 0) {
    await signInAgain(page, email);
    await atHome(page);
    await page.goto(addressOf('/quiz-selection'));
  }
  await startAssessment(page, 'Resume Assessment');
}

/** From the selection page, with its coupon applied or its attempt unfinished, to the quiz: consent if it is asked for, no practice. */
export async function startAssessment(page: Page, button: 'Proceed' | 'Resume Assessment'): Promise<void> {
  await page.getByRole('button', { name: button }).click();
  await instructions(page).waitFor();
  await instructions(page).getByRole('button', { name: 'Start Assessment' }).click();
  if (button === 'Proceed') {
    await adult(page).or(toFirstQuestion(page)).waitFor();
    if (await adult(page).isVisible()) {
      await adult(page).check();
      await agree(page).click();
    }
    await toFirstQuestion(page).click();
  }
  await page.waitForURL('**/quiz');
  await quizScreen(page).first().waitFor();
}

/** A question, or a dialog over it. */
const quizScreen = (page: Page) =>
  question(page)
    .or(page.getByRole('dialog', { name: /Remaining Attempts|Notice/ }))
    .or(page.getByRole('alertdialog', { name: 'Notice' }));

/** Comes signed in, redeems and starts: the first question is on the screen. */
export async function beginAssessment(page: Page, email: string, code?: string): Promise<void> {
  await comeSignedIn(page, email);
  await redeemAndStart(page, code);
}

/** The same through the login page, for stories that end the session, lose the network or set the clock. */
export async function signInAndBegin(page: Page, email: string): Promise<void> {
  await signIn(page, email);
  await redeemAndStart(page);
}

async function redeemAndStart(page: Page, code = 'WELCOME50'): Promise<void> {
  await page.goto(addressOf('/quiz-selection'));
  await applyCoupon(page, code);
  await startAssessment(page, 'Proceed');
  await question(page).waitFor();
}

export const question = (page: Page) => page.locator('h2#question');
export const options = (page: Page) => page.getByRole('list', { name: 'Options' }).getByRole('button');

/** What is asked, and what the option at this place says. */
export async function readOption(page: Page, choice: number): Promise<{ question: string; option: string }> {
  const [asked, option] = await Promise.all([question(page).innerText(), options(page).nth(choice).innerText()]);
  return { question: asked, option: option.replace(/^\d\s*/, '') };
}

/** Chooses an option and waits for the next question, or for the end. @returns the question and the option's text. */
export async function answer(page: Page, choice = 0): Promise<{ question: string; option: string }> {
  const given = await readOption(page, choice);
  await options(page).nth(choice).click();
  await nextAfter(page, given.question);
  return given;
}

/** Waits until another question is on the screen, or none. */
export async function nextAfter(page: Page, asked: string): Promise<void> {
  await expect
    .poll(async () => ((await question(page).count()) ? question(page).innerText() : ''), { timeout: 60_000 })
    .not.toBe(asked);
}

export async function answerMany(page: Page, count: number): Promise<{ question: string; option: string }[]> {
  const given = [];
  for (let number = 0; number < count; number++) given.push(await answer(page, number % 5));
  return given;
}

/** Which question is on the screen: the page has the number twice, once for screen readers. */
export const progress = (page: Page, number: number, of = 60) => page.getByText(`Question ${number} of ${of}`).first();
export const saved = (page: Page) => page.getByText('Saved', { exact: true });
/** Kept on the device, for whatever reason. Some of it is also announced. */
export const kept = (page: Page) => page.getByText(/^Saved on this device/).first();

export async function closeDialog(page: Page, name: string): Promise<string> {
  const dialog = page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
  await dialog.waitFor();
  const text = await dialog.innerText();
  await dialog.getByRole('button', { name: /Continue|OK/ }).click();
  await dialog.waitFor({ state: 'hidden' });
  return text;
}

/** Ends the attempt with unanswered questions. */
export async function endAssessment(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'End Assessment' }).click();
  await page.getByRole('button', { name: 'Yes, End' }).click();
  await page.waitForURL('**/result', { timeout: 60_000 });
}

/** What a page says from which another tab or device has taken the attempt over. */
export const displaced = (page: Page) => page.getByRole('heading', { name: ending.displaced.title });
