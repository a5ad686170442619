import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

const looks = [
  { viewport: { width: 320, height: 568 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'light' },
  { viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { viewport: { width: 1440, height: 900 }, colorScheme: 'dark' },
] as const;

/** What axe finds against WCAG 2.2 AA, on phones and a desktop, light and dark. */
export async function violations(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const { violations: results } = await new AxeBuilder({ page }).withTags(tags).analyze();
    for (const { id, nodes } of results) {
      const where = nodes.map(({ html }) => html).join(' ');
      found.push(`${new URL(page.url()).pathname} ${viewport.width} ${colorScheme}: ${id} ${where.slice(0, 300)}`);
    }
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (sideways > 0)
      found.push(`${new URL(page.url()).pathname} ${viewport.width}: ${sideways} px to scroll sideways`);
  }
  return found;
}

/** Looks at one state after another; all that was found is told at the end. */
export function inspector() {
  const found: string[] = [];
  return {
    async look(page: Page, state = ''): Promise<void> {
      const here = (await violations(page)).map((one) => `${state} ${one}`.trim());
      for (const one of here) console.error(one); // also if the story does not come to its end
      found.push(...here);
    },
    found,
  };
}

/** In the one look that the page has now, for a state that passes. */
export async function violationsNow(page: Page): Promise<unknown[]> {
  return (await new AxeBuilder({ page }).withTags(tags).analyze()).violations;
}
