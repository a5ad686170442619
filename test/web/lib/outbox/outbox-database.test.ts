import { build } from 'esbuild';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { launchBrowser } from '#test/e2e/support/browser.ts';
import type * as database from '#web/lib/outbox/outbox-database.ts';
import type * as storage from '#web/lib/outbox/outbox-storage.ts';
import type * as unsent from '#web/lib/outbox/unsent-answers.ts';

/* In Chromium, because these are rules about what a browser does with its database. */

type Site = typeof database & typeof storage & typeof unsent;
declare const site: Site;
declare const connections: IDBDatabase[];

const origin = 'https://truein.example';
let browser: Browser;
let code: string;
let context: BrowserContext;
let page: Page;

beforeAll(async () => {
  const contents =
    ['database', 'storage'].map((name) => `export * from './outbox-${name}.ts';`).join('') +
    `export * from './unsent-answers.ts';`;
  const stdin = { contents, resolveDir: 'web/src/lib/outbox' };
  const { outputFiles } = await build({ stdin, bundle: true, write: false, globalName: 'site' });
  code = outputFiles[0]?.text ?? '';
  browser = await launchBrowser();
});
afterAll(() => browser.close());

beforeEach(async () => {
  context = await browser.newContext();
  await context.route(`${origin}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '<p>Quiz</p>' }));
  page = await openTab();
  return () => context.close();
});

/** A tab of the site with its own copy of the code, and with all connections that the code has opened. */
async function openTab(): Promise<Page> {
  const tab = await context.newPage();
  await tab.goto(origin);
  await tab.evaluate(() => {
    const opened: IDBDatabase[] = [];
    const open = indexedDB.open.bind(indexedDB);
    Object.assign(globalThis, { connections: opened });
    indexedDB.open = (...place) => {
      const request = open(...place);
      request.addEventListener('success', () => opened.push(request.result));
      return request;
    };
  });
  await tab.addScriptTag({ content: code });
  return tab;
}

const add = (tab: Page, questionId: string) =>
  tab.evaluate(
    (id) => site.indexedDbOutbox.add('1.1.A', { questionId: id, optionId: 'a', answeredAfterMs: 0 }, 'asha'),
    questionId,
  );
const count = (tab: Page) => tab.evaluate(() => site.countUnsentAnswers('asha'));
/** What a page finds that is opened now. */
const countStored = async () => count(await openTab());

it('an answer is stored after the browser has closed the database without an event', async () => {
  await add(page, '1');
  await page.evaluate(() => connections.forEach((database) => database.close()));
  await add(page, '2');
  expect(await page.evaluate(() => connections.length)).toBe(2);
  expect(await countStored()).toBe(2);
});

it('an answer is stored for good even if the browser drops the transaction once', async () => {
  await page.evaluate(() => {
    const { transaction } = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (...about) {
      IDBDatabase.prototype.transaction = transaction;
      const begun = this.transaction(...about);
      Object.assign(globalThis, { durability: begun.durability });
      setTimeout(() => begun.abort());
      return begun;
    };
  });
  await add(page, '1');
  expect(await page.evaluate('durability')).toBe('strict');
  expect(await countStored()).toBe(1);
});

it('an answer that the browser does not delete is not known to the page any more', async () => {
  await add(page, '1');
  await page.evaluate(async () => {
    IDBObjectStore.prototype.delete = () => {
      throw new Error('refused');
    };
    await site.indexedDbOutbox.remove('1.1.A', '1').catch(() => undefined);
  });
  expect([await count(page), await countStored()]).toEqual([0, 1]);
});

it('all answers that a page knows are stored again after the site’s data was deleted', async () => {
  await add(await openTab(), '1');
  await add(page, '2');
  expect(await count(page)).toBe(2);
  const devTools = await context.newCDPSession(page);
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  // Chromium deletes it a moment after its reply.
  const countOpened = async () => (await count(page)) && page.evaluate(() => connections.length);
  await expect.poll(countOpened).toBe(2);
  expect(await count(page)).toBe(2);
  expect(await page.evaluate(() => site.isOnlyInPage('answers'))).toBe(false);
  expect(await countStored()).toBe(2);
});

it('an answer that another tab has deleted does not come back', async () => {
  await add(page, '1');
  const other = await openTab();
  await other.evaluate(() => site.discardUnsentAnswers('asha'));
  await page.evaluate(() => connections.forEach((database) => database.close()));
  expect(await count(page)).toBe(0);
  expect(await countStored()).toBe(0);
});

it('a database that does not answer is waited for once, and stores the answer when it answers', async () => {
  // It waits for this tab, which does not let go of an earlier version.
  const other = await context.newPage();
  await other.goto(origin);
  await other.evaluate(
    () =>
      new Promise((resolve) => {
        indexedDB.open('truein-outbox', 2).onsuccess = resolve;
      }),
  );
  const waited = await page.evaluate(async () => {
    const start = performance.now();
    const answer = { questionId: '1', optionId: 'a', answeredAfterMs: 0 };
    const outcome = await site.indexedDbOutbox.add('1.1.A', answer, 'asha').then(
      () => 'stored',
      () => 'refused',
    );
    const addMs = performance.now() - start;
    const known = [await site.countUnsentAnswers('asha'), (await site.indexedDbOutbox.list('1.1.A')).length];
    await site.indexedDbOutbox.remove('1.1.A', '2').catch(() => undefined);
    return { outcome, known, waits: (performance.now() - start) / addMs };
  });
  expect(waited).toMatchObject({ outcome: 'refused', known: [1, 1] });
  expect(waited.waits).toBeLessThan(2);
  await other.close();
  await expect.poll(countStored).toBe(1);
});
