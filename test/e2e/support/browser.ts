import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser, type Page } from 'playwright-core';
import { afterAll, beforeAll, inject, onTestFailed, onTestFinished } from 'vitest';

/** Flags of the package that switch off what the stories are to prove. */
const unwanted = /web-security|insecure-content|single-process/;

/** Starts Chromium from its npm package for the stories of a file. */
export function useBrowser(): { newPage: () => Promise<Page> } {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({
      executablePath: await sparticuz.executablePath(),
      args: sparticuz.args.filter((flag) => !unwanted.test(flag)),
      headless: true,
    });
  });
  afterAll(() => browser.close());
  return {
    /** A page of a new person: no cookie, no storage. What the page complains of is shown if the story fails. */
    async newPage() {
      const context = await browser.newContext({
        baseURL: inject('siteOrigin'),
        viewport: { width: 1280, height: 800 },
      });
      onTestFinished(() => context.close());
      const page = await context.newPage();
      const complaints: string[] = [];
      page.on('pageerror', (error) => complaints.push(error.message));
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      onTestFailed(async () => {
        console.error(
          `At ${page.url()}\n${complaints.join('\n')}\n${await page
            .locator('body')
            .innerText()
            .catch(() => '')}`,
        );
      });
      return page;
    },
  };
}
