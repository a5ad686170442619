import sparticuz from '@sparticuz/chromium';
import chromium109 from 'chromium-109';
import { existsSync, mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
export async function browserPath(): Promise<string> {
  // A form field crashes Chromium on a system without any font. The package unpacks one.
  if (!existsSync('/etc/fonts/fonts.conf')) process.env['FONTCONFIG_PATH'] ??= join(tmpdir(), 'fonts');
  return sparticuz.executablePath();
}

/** Chromium 109, in a folder of its own: both packages unpack to the same place. */
async function oldBrowserPath(): Promise<string> {
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = join(tmpdir(), 'chromium-109');
  mkdirSync(process.env['TMPDIR'], { recursive: true });
  try {
    return await chromium109.executablePath();
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
}

/** For what must happen at last: a story's own time is the limit for one that hangs. */
const patienceMs = 120_000;

export interface Stories {
  /** A page of a new person: no cookie, no storage. What the page complains of is shown if the story fails. */
  newPage: () => Promise<Page>;
  /** The same, with a network that can be broken. */
  newFaultyPage: () => Promise<{ page: Page; faults: Faults }>;
}

export async function launchBrowser(release?: 109): Promise<Browser> {
  const executablePath = await (release ? oldBrowserPath() : browserPath());
  return chromium.launch({ executablePath, args: browserArguments(), headless: true });
}

/** One for all stories of a file. */
let launched: Promise<Browser> | undefined;

interface BrowserOptions {
  /** An older release; absent: the current one. */
  release?: 109;
  viewport?: { width: number; height: number };
}

/** Starts Chromium from its npm package for the stories of a file. */
export function useBrowser({ release, viewport = { width: 1280, height: 800 } }: BrowserOptions = {}): Stories {
  const launch = () => (launched ??= launchBrowser(release));
  beforeAll(async () => void (await launch()));
  afterAll(async () => (await launched)?.close());

  async function newContext(): Promise<BrowserContext> {
    const context = await (
      await launch()
    ).newContext({
      baseURL: cloud().origin,
      viewport,
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
