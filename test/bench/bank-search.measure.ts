import type { Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { listQuizzes } from '#functions/contract/admin/banks/quizzes.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { publishSheet } from '#infra/local/seed/publish-sheet.ts';
import { readSampleBank, sampleSheet } from '#infra/local/seed/sample-bank.ts';
import { startCloud } from '#test/e2e/support/start-cloud.ts';
import { tokenOf } from '#test/e2e/support/token-of.ts';
import { keepSection } from './support/figures.ts';
import { signedInPage } from './support/signed-in-page.ts';
import { median, p95 } from './support/statistics.ts';

const rows = 5_000;
const maxMs = 50;
const typed = ['evening course', 'goal clarity', '4999', 'first customer'];

it('measures the search in a large question bank', async () => {
  const { origin, close } = await startCloud();
  onTestFinished(close);
  const token = await tokenOf(origin, 'admin@example.com');
  const { quizzes } = await callApi(origin, token, listQuizzes, {});
  const sample = readSampleBank();
  const drafts = Array.from({ length: Math.ceil(rows / sample.length) }, (_, round) =>
    sample.map((one) => ({ ...one, question: `${one.question} (${round + 1})` })),
  ).flat();
  const sheet = sampleSheet(drafts.slice(0, rows));
  await publishSheet({ origin, token, sheet, revision: quizzes[0]?.revision ?? 0 });

  const page = await signedInPage(origin, token);
  await page.goto('/admin/quizzes');
  await page.getByText('5,000 questions', { exact: true }).waitFor({ timeout: 60_000 });

  const ms: number[] = [];
  for (const words of typed) {
    for (let length = 1; length <= words.length; length += 1)
      ms.push(await timeKeystroke(page, words.slice(0, length)));
    ms.push(await timeKeystroke(page, ''));
  }
  expect(median(ms)).toBeLessThan(maxMs);
  keepSection('bank search', {
    title: 'Search in the question bank',
    how: `From a keystroke in the search box to the picture with its result, in Chromium, ${rows.toLocaleString('en')} questions, ${ms.length} keystrokes.`,
    figures: [{ name: 'Search, a keystroke', value: median(ms), unit: 'ms', p95: p95(ms), target: maxMs }],
  });
}, 600_000);

/** By the page's own clock, until the last change that the typed text brings, and the next picture at least. */
function timeKeystroke(page: Page, words: string): Promise<number> {
  return page.evaluate(async (value) => {
    const field = document.querySelector<HTMLInputElement>('input[type=search]');
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    const region = field?.closest('section');
    if (!field || !set || !region) throw new Error('There is no search.');
    const picture = () => new Promise((resolve) => requestAnimationFrame(resolve));
    let changedAt = 0;
    const watch = new MutationObserver(() => (changedAt = performance.now()));
    watch.observe(region, { subtree: true, childList: true, characterData: true });
    const begin = performance.now();
    set.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await picture();
    const firstPicture = performance.now();
    // Until nothing has changed for five pictures: the last change was the result, if it changed anything.
    for (let quiet = 0; quiet < 5;) {
      const before = changedAt;
      await picture();
      quiet = changedAt === before ? quiet + 1 : 0;
    }
    watch.disconnect();
    return Math.max(changedAt, firstPicture) - begin;
  }, words);
}
