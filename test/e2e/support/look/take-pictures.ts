import { execFileSync } from 'node:child_process';
import { mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser, Locator, Page } from 'playwright-core';
import { giveConsent } from '#functions/contract/me.ts';
import { redeemCoupon } from '#functions/contract/quiz.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { sampleAccounts } from '#infra/local/settings.ts';
import { launchBrowser } from '#test/e2e/support/browser.ts';
import { holdToken } from '#test/e2e/support/hold-token.ts';
import { options, progress, question, saved, startAssessment } from '#test/e2e/support/quiz/candidate.ts';
import { startCloud } from '#test/e2e/support/start-cloud.ts';
import { tokenOf } from '#test/e2e/support/token-of.ts';
import { makeDefectiveXlsx } from '#test/support/sheets/make-defects.ts';
import { download } from '#web/lib/words/bank-upload/defects.ts';

// Takes the pictures of README and site from the running product: `npx tsx test/e2e/support/look/take-pictures.ts`. Look at each of them before you keep it.

const root = resolve(import.meta.dirname, '../../../..');
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** The size of a picture of the site, as in `web/src/ui/figure/product-picture.tsx`; the files have half as many pixels again. */
const sheet = { width: 520, height: 620 };
const maxBytes = 400_000;
const maxSiteBytes = 40_000;
const answersBefore = 11;

interface Picture {
  name: string;
  png: Buffer;
  /** For the site, not for the README. */
  isForSite?: boolean;
}

const still = { animations: 'disabled', caret: 'hide' } as const;

async function take(page: Page, name: string): Promise<Picture> {
  await page.evaluate(() => document.fonts.ready);
  return { name, png: await page.screenshot({ ...still, scale: 'css' }) };
}

/** A part of the page for the site, from this place on. */
async function takeSheet(page: Page, name: string, top: Locator, width = sheet.width): Promise<Picture> {
  await page.setViewportSize({ ...sheet, width });
  await page.waitForLoadState('networkidle');
  const y = await top.evaluate((element) => element.getBoundingClientRect().top + window.scrollY - 12);
  const png = await page.screenshot({ ...still, fullPage: true, clip: { ...sheet, x: 0, y, width } });
  return { name, png, isForSite: true };
}

async function openPage(browser: Browser, origin: string, token?: string): Promise<Page> {
  const look = { viewport: desktop, reducedMotion: 'reduce', deviceScaleFactor: 1.5 } as const;
  const context = await browser.newContext({ baseURL: origin, ...look });
  if (token !== undefined) await holdToken(context, origin, token);
  return context.newPage();
}

/** In the middle of an assessment, on a desktop and on a phone. */
async function takeQuiz(browser: Browser, origin: string): Promise<Picture[]> {
  const token = await tokenOf(origin, sampleAccounts.candidate.email);
  await callApi(origin, token, giveConsent, { body: { textVersion: consentTextVersion, isAdult: true } });
  await callApi(origin, token, redeemCoupon, { params: { quizId: 1 }, body: { code: 'WELCOME50' } });
  const page = await openPage(browser, origin, token);
  await page.goto('/quiz-selection');
  await startAssessment(page, 'Proceed');
  for (let number = 1; number <= answersBefore; number += 1) {
    await progress(page, number).waitFor();
    await options(page)
      .nth(number % 5)
      .click();
  }
  await progress(page, answersBefore + 1).waitFor();
  await question(page).waitFor();
  await saved(page).waitFor();
  await page.mouse.move(0, 0);
  const wide = await take(page, 'quiz');
  await page.setViewportSize(phone);
  return [wide, await take(page, 'quiz-phone'), await takeSheet(page, 'quiz', page.locator('body'), phone.width)];
}

async function takeReport(browser: Browser, origin: string): Promise<Picture[]> {
  const page = await openPage(browser, origin);
  await page.goto('/sample-report');
  const first = page.locator('#first');
  await first.waitFor();
  await page.waitForLoadState('networkidle');
  const report = await take(page, 'report');
  // The bar of sections would cover the top of what is taken.
  await page.locator('nav').evaluateAll((bars) => bars.forEach((bar) => (bar.style.position = 'static')));
  return [
    report,
    await takeSheet(page, 'report', first),
    await takeSheet(page, 'scores', page.locator('main figure').first()),
  ];
}

/** A sheet with defects, before it is submitted. */
async function takePreview(browser: Browser, origin: string): Promise<Picture[]> {
  const page = await openPage(browser, origin, await tokenOf(origin, sampleAccounts.admin.email));
  await page.goto('/admin/quizzes');
  const file = { name: 'question-bank.xlsx', mimeType: 'application/octet-stream', buffer: makeDefectiveXlsx() };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  await page.getByRole('button', { name: download, disabled: false }).waitFor();
  await page.waitForLoadState('networkidle');
  const questions = page.getByRole('heading', { name: /^Preview Upload Data/ });
  return [await take(page, 'preview'), await takeSheet(page, 'preview', questions)];
}

/** Writes all pictures as files of a format. npm fetches the encoder when this runs: nothing else needs it. */
function encode(pictures: readonly Picture[], to: string, format: 'webp' | 'avif', quality: number): number[] {
  const from = mkdtempSync(join(tmpdir(), 'pictures-'));
  const files = pictures.map(({ name }) => join(from, `${name}.png`));
  for (const [place, { png }] of pictures.entries()) writeFileSync(files[place] ?? '', png);
  const options = ['-o', join(root, to), '-f', format, '-q', String(quality)];
  execFileSync('npm', ['exec', '--yes', '--package=sharp-cli@6.1.0', '--', 'sharp', '-i', ...files, ...options]);
  return pictures.map(({ name }) => statSync(join(root, to, `${name}.${format}`)).size);
}

const cloud = await startCloud();
const browser = await launchBrowser();
try {
  const pictures: Picture[] = [];
  for (const show of [takeQuiz, takeReport, takePreview]) pictures.push(...(await show(browser, cloud.origin)));
  const forSite = pictures.filter(({ isForSite }) => isForSite);
  const forReadme = pictures.filter(({ isForSite }) => !isForSite);
  const total = encode(forReadme, 'docs/pictures', 'webp', 85).reduce((sum, size) => sum + size);
  const formats = [
    encode(forSite, 'web/public/pictures', 'avif', 50),
    encode(forSite, 'web/public/pictures', 'webp', 30),
  ];
  console.log(total, ...formats);
  if (total > maxBytes || Math.max(...formats.flat()) > maxSiteBytes) throw new Error('The pictures are too large.');
} finally {
  await browser.close();
  await cloud.close();
}
