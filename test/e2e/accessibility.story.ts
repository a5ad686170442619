import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { answer, applyCoupon, question, signIn } from './support/candidate.ts';

const { newPage } = useBrowser();
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const looks = [
  { viewport: { width: 320, height: 568 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

/** What axe finds against WCAG 2.2 AA, on phones and a desktop, light and dark. */
async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const report = await new AxeBuilder({ page }).withTags(tags).analyze();
    for (const { id, nodes } of report.violations) {
      const where = nodes.map(({ html }) => html).join(' ');
      found.push(`${new URL(page.url()).pathname} ${viewport.width} ${colorScheme}: ${id} ${where.slice(0, 300)}`);
    }
  }
  return found;
}

describe('every screen meets WCAG 2.2 AA as far as axe can tell', () => {
  it.each([
    '/',
    '/login',
    '/contact',
    '/students',
    '/job-seekers',
    '/self-awareness',
    '/organization',
    '/banking-solutions',
  ])('%s', async (path) => {
    const page = await newPage();
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('quiz selection, instructions, quiz, its dialogs and the result', async () => {
    const page = await newPage();
    await signIn(page, 'axe@example.com');
    await page.goto('/quiz-selection');
    await page.getByText('₹1,999.00').first().waitFor();
    expect(await violations(page)).toEqual([]);
    await applyCoupon(page, 'WELCOME50');
    await page.getByRole('button', { name: 'Proceed' }).click();
    await page.getByRole('dialog', { name: 'Important Instructions' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Start Assessment' }).click();
    await question(page).waitFor();
    // For 7 s React Aria keeps a message for screen readers that is named after the Apply button, which has gone.
    await expect
      .poll(() => page.locator('[role=img][aria-labelledby^=react-aria]').count(), { timeout: 10_000 })
      .toBe(0);
    expect(await violations(page)).toEqual([]);
    await answer(page);
    await page.getByRole('button', { name: 'End Assessment' }).click();
    await page.getByRole('alertdialog', { name: 'End Assessment?' }).waitFor();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Yes, End' }).click();
    await page.getByRole('heading', { name: 'Assessment Completed' }).waitFor();
    expect(await violations(page)).toEqual([]);
  });

  it('the question bank and the reports', async () => {
    const page = await newPage();
    await signIn(page, 'admin@example.com');
    await page.goto('/admin/quizzes');
    await page.getByRole('cell', { name: 'TrueIn Assessment' }).first().waitFor();
    expect(await violations(page)).toEqual([]);
    await page.goto('/admin/reports');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await violations(page)).toEqual([]);
  });
});
