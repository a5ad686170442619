import type { CDPSession, Locator, Page } from 'playwright-core';
import { coveredInQuiz, lostOnScreen } from '#test/e2e/support/quiz/lost-on-screen.ts';

/** A desktop of 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };
/** A small phone, a phone on its side, and the zoomed desktop. */
const screens = [{ width: 320, height: 568 }, { width: 740, height: 360 }, zoomed] as const;

/** What a reader may set: text of twice the size (WCAG 1.4.4), and wider spacing (1.4.12). */
const readerSettings = {
  'text at 200 %': 'html { font-size: 200% !important; }',
  'wide spacing':
    '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; } p { margin-block-end: 2em !important; }',
};

/** What a page hides, cuts or makes one scroll sideways for, on the smallest screens, under a finger. */
export async function reflowProblems(page: Page): Promise<string[]> {
  const found: string[] = [];
  const cdp = await page.context().newCDPSession(page);
  const before = page.viewportSize();
  const note = async (look: string) => {
    await page.evaluate(standStill);
    const here = [...(await page.evaluate(lostOnScreen)), ...(await page.evaluate(coveredInQuiz))];
    found.push(...here.map((one) => `${new URL(page.url()).pathname} ${look}: ${one}`));
  };
  for (const size of screens) {
    const look = `${size.width} × ${size.height}`;
    await page.setViewportSize(size);
    await byTouch(cdp, true);
    await note(look);
    for (const [name, css] of Object.entries(readerSettings)) {
      if (size.height < 300) continue; // nobody has both at once
      await withStyle(page, css, () => note(`${look}, ${name}`));
    }
  }
  await byTouch(cdp, false);
  if (before) await page.setViewportSize(before);
  await cdp.detach();
  return found;
}

/** Says so if too little of a text fits into its dialog at 400 %, even once it is scrolled to. */
export async function hiddenWhenZoomed(page: Page, text: Locator): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize(zoomed);
  await text.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
  const height = await text.evaluate(
    (shown) =>
      new Promise<number>((resolve) =>
        new IntersectionObserver(([seen]) => resolve(seen?.intersectionRect.height ?? 0)).observe(shown),
      ),
  );
  if (before) await page.setViewportSize(before);
  return height > 48 ? [] : [`only ${height} px of “${await text.innerText()}” can be seen at 400 %`];
}

/** Runs in the page: waits until what slides or fades in has come to its place. */
async function standStill(): Promise<void> {
  const moving = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(moving.map(({ finished }) => finished));
}

/** As on a phone: there is no pointer that hovers. */
async function byTouch(cdp: CDPSession, enabled: boolean): Promise<void> {
  await cdp.send('Emulation.setTouchEmulationEnabled', { enabled });
}

/** A sheet of the browser's own, which the site's policy says nothing about. */
async function withStyle(page: Page, css: string, run: () => Promise<void>): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = [sheet];
  }, css);
  await run();
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}
