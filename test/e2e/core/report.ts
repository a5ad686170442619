import type { Page } from 'playwright-core';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { makeSampleReport, sampleNotice } from '#infra/local/seed/sample-report.ts';
import { useBrowser } from '#test/e2e/support/browser.ts';
import { applyCoupon, chooseAccount, signIn } from '#test/e2e/support/quiz/candidate.ts';
import { sitByApi } from '#test/e2e/support/quiz/sit-by-api.ts';
import { mailsTo, reportOf } from '#test/e2e/support/inbox.ts';
import { tokenOf } from '#test/e2e/support/token-of.ts';
import { answersAbout } from '#functions/domain/words/feedback.ts';
import { readOf } from '#web/lib/words/account/attempts.ts';
import { sample } from '#web/lib/words/links.ts';
import * as words from '#web/lib/words/my-report.ts';
import * as feedbackWords from '#web/lib/words/report-feedback.ts';
import * as viewWords from '#web/lib/words/report-view.ts';
import { cloud } from '#test/e2e/support/cloud.ts';

const { newPage } = useBrowser();
const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true });

describe('the sample report', () => {
  it('is marked as a sample and comes as a PDF, too', async () => {
    const page = await newPage();
    await page.goto('/');
    await page.getByRole('link', { name: sample }).first().click();
    await page.waitForURL('**/sample-report');
    await page.getByText(sampleNotice).waitFor();
    const { candidateName, sections } = makeSampleReport();
    await page.getByRole('heading', { level: 1, name: candidateName }).waitFor();
    for (const { title } of sections) await heading(page, title).waitFor();

    const profile = page.getByRole('region', { name: 'All your scores' });
    await profile.getByRole('heading', { name: 'All your scores' }).click();
    await profile.getByText('Show as table').first().click();
    await profile.getByRole('rowheader', { name: 'Ambition and Vision' }).waitFor();

    // What is closed at first is not part of these heights.
    await page.reload();
    await page.getByText(sampleNotice).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(9_000);
    await page.setViewportSize({ width: 390, height: 844 });
    const { y = 0, height = 0 } = (await page.locator('#first').boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(900);

    const file = await page.request.get('/sample-report.pdf');
    expect(file.headers()['content-type']).toBe('application/pdf');
    const { text } = await extractText(new Uint8Array(await file.body()), { mergePages: true });
    expect(text.replace(/\s+/g, ' ')).toContain(sampleNotice.slice(0, 60));
  });
});

describe('a report on the web', () => {
  it('opens from the account and from the mail, and for nobody else', async () => {
    const email = 'reader@example.com';
    const page = await newPage();
    await signIn(page, email);
    await page.goto('/quiz-selection');
    await page.getByRole('link', { name: 'See a sample report' }).waitFor();
    await applyCoupon(page, 'WELCOME50');
    await sitByApi(cloud().origin, await tokenOf(cloud().origin, email));
    await reportOf(email);

    await page.goto('/account');
    await page.getByRole('link', { name: new RegExp(`^${readOf('TrueIn Assessment', '')}`) }).click();
    await page.waitForURL('**/reports/*');
    await heading(page, 'All your scores').waitFor();
    await expect.poll(() => page.getByRole('heading', { level: 3 }).count()).toBeGreaterThan(5);
    const download = page.waitForRequest((request) => request.url().includes('.pdf'));
    await page.getByRole('button', { name: viewWords.download }).click();
    expect((await download).url()).toContain('TrueIn-report.pdf');
    const whole = page.waitForRequest((request) => request.url().includes('TrueIn-report-all-answers.pdf'));
    await page.getByRole('button', { name: words.withAnswers }).click();
    const { text } = await extractText(new Uint8Array(await (await fetch((await whole).url())).arrayBuffer()), {
      mergePages: true,
    });
    expect(text).toContain('What each answer says');
    const { pathname } = new URL(page.url());
    await page.getByRole('radio', { name: answersAbout(undefined).yes }).check();
    await page.getByRole('button', { name: feedbackWords.send }).click();
    await page.getByText(feedbackWords.thanks).waitFor();

    for (const sheet of ['summary', 'talk', 'plan']) {
      await page.goto(`${pathname}/${sheet}`);
      await page.getByRole('button', { name: 'Print', exact: true }).waitFor();
      const printed = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'Letter' })));
      expect([sheet, printed.numPages]).toEqual([sheet, 1]);
    }

    // By the mail's link, on another device: the sign-in leads to it.
    const [mail] = await mailsTo(email);
    expect(mail?.body.text).toContain(`${cloud().origin}${pathname}`);
    const phone = await newPage();
    await phone.goto(pathname);
    await phone.getByText('Please sign in to see your report.').waitFor();
    await phone.getByRole('button', { name: 'Login with Google' }).click();
    await chooseAccount(phone, email);
    await phone.waitForURL(`**${pathname}`);
    await heading(phone, 'All your scores').waitFor();

    // It is nobody else's.
    const stranger = await newPage();
    await signIn(stranger, 'no-reader@example.com');
    await stranger.goto(pathname);
    await heading(stranger, words.notFound.title).waitFor();
    expect(await stranger.getByRole('img').count()).toBe(0);
  });
});
