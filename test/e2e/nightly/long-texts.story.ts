import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSampleBank } from '#infra/local/seed/sample-bank.ts';
import { dialog, openAdminScreen, publishDrafts, publishSampleBank, setDetails } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';
import {
  addressOf,
  answer,
  applyCoupon,
  comeSignedIn,
  endAssessment,
  instructions,
  saved,
  startAssessment,
} from '#test/e2e/support/quiz/candidate.ts';
import { reflowProblems } from '#test/e2e/support/look/reflow.ts';
import { adminScreens } from '#web/app/admin-screens.ts';

const { newPage } = useBrowser();

const endless = (length: number) => 'Selbstwirksamkeitserwartung'.repeat(length).slice(0, length);
const devanagari = 'आत्म-मूल्यांकन'.repeat(20);
const person = `${'m'.repeat(64)}@${'consulting.'.repeat(16)}example`;

/** How the letters of these elements are ordered. */
const ordersOf = async (elements: Locator) => [
  ...new Set(await elements.evaluateAll((all) => all.map((one) => getComputedStyle(one).unicodeBidi))),
];
/** By the first letter of each text, because a name or a bank may be in Arabic or Hebrew. */
const ownOrder = ['plaintext'];

/** The sample bank with texts that are long and have no space, and others in Devanagari. */
function longDrafts(): ReturnType<typeof readSampleBank> {
  const lengthen = (text: string, place: number) =>
    place % 2 ? `${text} ${devanagari}` : `${text} ${text.replaceAll(' ', '').repeat(13)}`;
  return readSampleBank().map((draft, number) => ({
    ...draft,
    question: `${lengthen(draft.question, number)} ${draft.question.repeat(7)}`,
    options: draft.options.map((one, place) => ({ ...one, option: lengthen(one.option, place) })),
  }));
}

describe('texts of maximum length', () => {
  beforeAll(async () => {
    await publishDrafts(longDrafts());
    await setDetails({ name: endless(120), description: endless(2_000), price: 9_999_999.99 });
  });
  afterAll(publishSampleBank);

  it('fit all screens of a candidate: nothing is cut off or scrolls sideways', async () => {
    const found: string[] = [];
    const page = await newPage();
    const look = async () => void found.push(...(await reflowProblems(page)));
    await comeSignedIn(page, person);
    await page.goto(addressOf('/quiz-selection'));
    await applyCoupon(page, 'WELCOME50');
    await look();
    await page.getByRole('button', { name: 'Proceed' }).click();
    await instructions(page).waitFor();
    await look();
    await instructions(page).getByRole('button', { name: 'Go Back' }).click();
    await startAssessment(page, 'Proceed');
    await look();
    expect(await ordersOf(page.locator('#question, ol[aria-label=Options] span:not([aria-hidden])'))).toEqual(ownOrder);
    await answer(page);
    await saved(page).waitFor();
    await look();
    await page.getByRole('button', { name: /menu/i }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).waitFor();
    await look();
    await page.keyboard.press('Escape');
    await endAssessment(page);
    await page.goto(addressOf('/account'));
    await page.getByText(endless(120)).first().waitFor();
    await look();
    expect(await ordersOf(page.locator('main [translate=no]'))).toEqual(ownOrder);
    await page.getByRole('button', { name: /^Account of/ }).click();
    await look();
    expect(found).toEqual([]);
  });

  it('fit all screens of an admin: nothing is cut off or scrolls sideways', async () => {
    const found: string[] = [];
    const page = await newPage();
    await openAdminScreen(page, '/admin');
    for (const { path, title } of adminScreens) {
      await page.goto(addressOf(path));
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.waitForLoadState('networkidle');
      found.push(...(await reflowProblems(page)));
    }
    await page.goto(addressOf('/admin/quizzes'));
    await page.getByRole('button', { name: 'Edit question 1', exact: true }).click();
    await dialog(page, 'Edit Question').waitFor();
    found.push(...(await reflowProblems(page)));
    expect(found).toEqual([]);
  });
});
