import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { reflowProblems } from './reflow.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** A scheme changes nothing but colours, so the dark ones are inspected for those. */
const looks = [
  { viewport: { width: 390, height: 844 }, colorScheme: 'light', rules: 'all' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark', rules: ['color-contrast'] },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark', rules: ['color-contrast'] },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light', rules: 'all' },
] as const;

/** What axe finds against WCAG 2.2 AA, on phones and a desktop, light and dark; and what is lost on the smallest screens. */
export async function violations(page: Page, schemes: readonly string[] = ['light', 'dark']): Promise<string[]> {
  const found = await reflowProblems(page);
  for (const { viewport, colorScheme, rules } of looks) {
    if (!schemes.includes(colorScheme)) continue;
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // What lies half under the bar that stays at the top has its whole size once it is scrolled to.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    for (const { id, nodes } of await analyze(page, rules)) {
      const where = nodes.map(({ html }) => html).join(' ');
      found.push(`${new URL(page.url()).pathname} ${viewport.width} ${colorScheme}: ${id} ${where.slice(0, 300)}`);
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (sideways > 0)
      found.push(`${new URL(page.url()).pathname} ${viewport.width}: ${sideways} px to scroll sideways`);
  }
  return found;
}

async function analyze(page: Page, rules: 'all' | readonly string[]) {
  const axe = axeIn(page);
  const { violations: results } = await (rules === 'all' ? axe.withTags(tags) : axe.withRules([...rules])).analyze();
  return results;
}

/** In this page alone: the site has no frames, so no blank page is needed in which results of several are put together. */
const axeIn = (page: Page) => new AxeBuilder({ page }).setLegacyMode();

/** Looks at one state after another; all that was found is told at the end. */
export function inspector() {
  const found: string[] = [];
  return {
    async look(page: Page, state = '', schemes?: readonly string[]): Promise<void> {
      const here = (await violations(page, schemes)).map((one) => `${state} ${one}`.trim());
      for (const one of here) console.error(one); // also if the story does not come to its end
      found.push(...here);
    },
    found,
  };
}

/** In the one look that the page has now, for a state that passes. */
export async function violationsNow(page: Page): Promise<unknown[]> {
  return (await axeIn(page).withTags(tags).analyze()).violations;
}
