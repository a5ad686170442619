import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs';
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
/** Of a picture of the site, whose width and height are in `web/src/ui/figure/product-picture.tsx`, too. */
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

async function take(page: Page, name: string): Promise<Picture> {
  await page.evaluate(() => document.fonts.ready);
  return { name, png: await page.screenshot({ animations: 'disabled', caret: 'hide' }) };
}

/** A sheet of the page for the site, from this heading on. */
async function takeSheet(page: Page, name: string, top: Locator, { width, height } = sheet): Promise<Picture> {
  await page.setViewportSize({ width, height });
  await top.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const y = await top.evaluate((element) => element.getBoundingClientRect().top + window.scrollY - 12);
  const png = await page.screenshot({
    animations: 'disabled',
    caret: 'hide',
    fullPage: true,
    clip: { x: 0, y, width, height },
  });
  return { name, png, isForSite: true };
}

async function openPage(browser: Browser, origin: string, token?: string, deviceScaleFactor = 1): Promise<Page> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: desktop,
    reducedMotion: 'reduce',
    deviceScaleFactor,
  });
  if (token !== undefined) await holdToken(context, origin, token);
  return context.newPage();
}

/** In the middle of an assessment, on a desktop and on a phone. */
async function takeQuiz(browser: Browser, origin: string): Promise<Picture[]> {
  const page = await openPage(browser, origin, await tokenOf(origin, sampleAccounts.candidate.email));
  await beginQuiz(page, origin, sampleAccounts.candidate.email);
  const wide = await take(page, 'quiz');
  await page.setViewportSize(phone);
  return [wide, await take(page, 'quiz-phone')];
}

async function beginQuiz(page: Page, origin: string, email: string): Promise<void> {
  const token = await tokenOf(origin, email);
  await callApi(origin, token, giveConsent, { body: { textVersion: consentTextVersion, isAdult: true } });
  await callApi(origin, token, redeemCoupon, { params: { quizId: 1 }, body: { code: 'WELCOME50' } });
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
}

async function takeReport(browser: Browser, origin: string): Promise<Picture[]> {
  const page = await openPage(browser, origin);
  await page.goto('/sample-report');
  const profile = page.getByRole('heading', { name: 'Your profile', exact: true });
  await profile.waitFor();
  await page.waitForLoadState('networkidle');
  await profile.evaluate((heading) => window.scrollTo(0, heading.getBoundingClientRect().top + window.scrollY - 96));
  return [await take(page, 'report')];
}

/** A sheet with defects, before it is submitted. */
async function takePreview(browser: Browser, origin: string): Promise<Picture[]> {
  const page = await openPage(browser, origin, await tokenOf(origin, sampleAccounts.admin.email));
  await openPreview(page);
  return [await take(page, 'preview')];
}

async function openPreview(page: Page): Promise<void> {
  await page.goto('/admin/quizzes');
  const file = { name: 'question-bank.xlsx', mimeType: 'application/octet-stream', buffer: makeDefectiveXlsx() };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  await page.getByRole('button', { name: download, disabled: false }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** The README's pictures have the pixels of the page, the site's half as many again. */
async function takeForSite(browser: Browser, origin: string): Promise<Picture[]> {
  const visitor = await openPage(browser, origin, undefined, 1.5);
  await visitor.goto('/sample-report');
  const report = await takeSheet(visitor, 'report', visitor.locator('main figure').first());
  const scores = await takeSheet(visitor, 'scores', visitor.locator('#profile-heading'));
  const candidate = await openPage(browser, origin, await tokenOf(origin, 'phone@example.com'), 1.5);
  await beginQuiz(candidate, origin, 'phone@example.com');
  const quiz = await takeSheet(candidate, 'quiz', candidate.locator('body'), { ...sheet, width: phone.width });
  const admin = await openPage(browser, origin, await tokenOf(origin, sampleAccounts.admin.email), 1.5);
  await openPreview(admin);
  const preview = await takeSheet(admin, 'preview', admin.getByRole('heading', { name: /^Preview Upload Data/ }));
  return [report, scores, quiz, preview];
}

/** Writes all pictures as files of a format. npm fetches the encoder when this runs: nothing else needs it. */
function encode(pictures: readonly Picture[], to: string, format: 'webp' | 'avif', quality: number): number[] {
  const from = mkdtempSync(join(tmpdir(), 'pictures-'));
  for (const { name, png } of pictures) writeFileSync(join(from, `${name}.png`), png);
  const files = readdirSync(from).map((name) => join(from, name));
  const options = ['-o', join(root, to), '-f', format, '-q', String(quality)];
  execFileSync('npm', ['exec', '--yes', '--package=sharp-cli@6.1.0', '--', 'sharp', '-i', ...files, ...options]);
  return pictures.map(({ name }) => {
    const { size } = statSync(join(root, to, `${name}.${format}`));
    console.log(`${to}/${name}.${format}`, size);
    return size;
  });
}

const cloud = await startCloud();
const browser = await launchBrowser();
try {
  const pictures: Picture[] = [];
  for (const show of [takeQuiz, takeReport, takePreview, takeForSite])
    pictures.push(...(await show(browser, cloud.origin)));
  const forSite = pictures.filter(({ isForSite }) => isForSite);
  const forReadme = pictures.filter(({ isForSite }) => !isForSite);
  const total = encode(forReadme, 'docs/pictures', 'webp', 85).reduce((sum, size) => sum + size);
  const sizes = [
    ...encode(forSite, 'web/public/pictures', 'avif', 50),
    ...encode(forSite, 'web/public/pictures', 'webp', 60),
  ];
  if (total > maxBytes || Math.max(...sizes) > maxSiteBytes) throw new Error('The pictures are too large.');
} finally {
  await browser.close();
  await cloud.close();
}
