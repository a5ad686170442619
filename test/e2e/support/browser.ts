import sparticuz from '@sparticuz/chromium';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest';
import { faultsIn, type Faults } from './faults.ts';
import { networkArguments } from './browser-network.ts';
import { cloud } from './cloud.ts';

/** Flags of the package that switch off what the stories are to prove, draw by a GPU in software (two thirds of a story's work), or start each page from the file of the whole browser. */
const unwanted = /web-security|insecure-content|single-process|no-zygote|gpu|use-gl|use-angle|swiftshader/;
export const browserArguments = () => [
  ...sparticuz.args.filter((flag) => !unwanted.test(flag)),
  '--disable-gpu',
  ...networkArguments(),
];
export const browserPath = () => sparticuz.executablePath();

/** For what must happen at last: a story's own time is the limit for one that hangs. */
const patienceMs = 120_000;

export interface Stories {
  /** A page of a new person: no cookie, no storage. What the page complains of is shown if the story fails. */
  newPage: () => Promise<Page>;
  /** The same, with a network that can be broken. */
  newFaultyPage: () => Promise<{ page: Page; faults: Faults }>;
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await browserPath(), args: browserArguments(), headless: true });
}

/** One for all stories of a file. */
let launched: Promise<Browser> | undefined;
const launch = () => (launched ??= launchBrowser());

/** Starts Chromium from its npm package for the stories of a file. */
export function useBrowser(): Stories {
  beforeAll(async () => void (await launch()));
  afterAll(async () => (await launched)?.close());

  async function newContext(): Promise<BrowserContext> {
    const context = await (
      await launch()
    ).newContext({
      baseURL: cloud().origin,
      viewport: { width: 1280, height: 800 },
    });
    context.setDefaultTimeout(patienceMs);
    onTestFinished(() => context.close());
    return context;
  }
  return {
    newPage: async () => openPage(await newContext()),
    async newFaultyPage() {
      const context = await newContext();
      const faults = await faultsIn(context, cloud().origin);
      return { page: await openPage(context), faults };
    },
  };
}

/** A further tab. */
export async function openPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const complaints: string[] = [];
  const refused: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
    // Chromium's own words for what the site's policy forbids its own pages.
    if (/Content Security Policy/i.test(message.text()) && page.url().startsWith(cloud().origin))
      refused.push(`${page.url()}: ${message.text()}`);
  });
  onTestFinished(() => expect(refused).toEqual([]));
  // Not onTestFailed: that comes after the page is closed.
  onTestFinished(async ({ task }) => {
    if (task.result?.state !== 'fail') return;
    const text = await page
      .locator('body')
      .innerText()
      .catch(() => '');
    console.error(`At ${page.url()}\n${complaints.join('\n')}\n${text}`);
  });
  return page;
}
