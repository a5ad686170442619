import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from '#test/e2e/support/browser.ts';
import { contactMail } from '#functions/domain/people/contact-mail.ts';
import { reportMail } from '#functions/domain/reports/report-mail.ts';

const word = 'W'.repeat(50);
const words = { name: word, designation: word, organization: word, email: `${word}@example.com`, contactNo: '1' };
const times = { endedAt: 0, answeredCount: 1, presentedCount: 1 };
const report = { attemptId: '1.7.01JD0ZK5V3M8Q4T7W2X9Y6B1CA', candidateName: word, quizName: word, ...times };
const mails = {
  report: reportMail({ report, siteOrigin: 'https://truein.example' }),
  contact: contactMail({ ...words, message: `Hello ${word}` }),
};
const sizes = [320, 390].flatMap((width) => Object.entries(mails).map(([name, mail]) => ({ width, name, ...mail })));

let browser: Browser;
beforeAll(async () => void (browser = await launchBrowser()));
afterAll(() => browser.close());

it.each(sizes)('a word of 50 characters does not make the $name mail wider than $width px', async ({ width, html }) => {
  const page = await browser.newPage({ viewport: { width, height: 800 } });
  await page.setContent(html);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  await page.close();
});
