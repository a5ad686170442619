import { mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Browser, Page } from 'playwright-core';
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

// Takes the README's pictures from the running product: `npx tsx test/e2e/support/look/take-pictures.ts`. Look at each of them before you keep it.

const folder = resolve(import.meta.dirname, '../../../../docs/pictures');
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const maxBytes = 400_000;
const answersBefore = 11;

interface Picture {
  name: string;
  png: Buffer;
}

async function take(page: Page, name: string): Promise<Picture> {
  await page.evaluate(() => document.fonts.ready);
  return { name, png: await page.screenshot({ animations: 'disabled', caret: 'hide' }) };
}

async function openPage(browser: Browser, origin: string, token?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: origin, viewport: desktop, reducedMotion: 'reduce' });
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
  return [wide, await take(page, 'quiz-phone')];
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
  await page.goto('/admin/quizzes');
  const file = { name: 'question-bank.xlsx', mimeType: 'application/octet-stream', buffer: makeDefectiveXlsx() };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Continue to Preview' }).click();
  await page.getByRole('button', { name: download, disabled: false }).waitFor();
  await page.waitForLoadState('networkidle');
  return [await take(page, 'preview')];
}

/** As WebP, which Chromium writes and Playwright does not. */
async function toWebp(page: Page, png: Buffer): Promise<Buffer> {
  const base64 = await page.evaluate(async (data) => {
    const bitmap = await createImageBitmap(await (await fetch(`data:image/png;base64,${data}`)).blob());
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })).arrayBuffer(),
    );
    return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  }, png.toString('base64'));
  return Buffer.from(base64, 'base64');
}

const cloud = await startCloud();
const browser = await launchBrowser();
try {
  const pictures: Picture[] = [];
  for (const show of [takeQuiz, takeReport, takePreview]) pictures.push(...(await show(browser, cloud.origin)));
  const blank = await browser.newPage();
  mkdirSync(folder, { recursive: true });
  let total = 0;
  for (const { name, png } of pictures) {
    const webp = await toWebp(blank, png);
    writeFileSync(join(folder, `${name}.webp`), webp);
    console.log(`${name}.webp`, webp.length);
    total += webp.length;
  }
  if (total > maxBytes) throw new Error(`The pictures have ${total} bytes, more than ${maxBytes}.`);
} finally {
  await browser.close();
  await cloud.close();
}
