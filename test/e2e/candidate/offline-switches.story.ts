import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { describe, expect, it, onTestFinished } from 'vitest';
import { answersOnDevice, switchesOnDevice } from '#test/e2e/support/quiz/answers-on-device.ts';
import { openPage, useBrowser } from '#test/e2e/support/browser.ts';
import {
  answer,
  answerMany,
  closeDialog,
  endAssessment,
  kept,
  progress,
  question,
  resumeAfterKill,
  saved,
  signInAndBegin,
} from '#test/e2e/support/quiz/candidate.ts';
import { attemptsOf, expectStored } from '#test/e2e/support/quiz/expect-stored.ts';
import { violationsNow } from '#test/e2e/support/look/inspect.ts';
import { leaveTab, leaveTabOffline } from '#test/e2e/support/quiz/leave-tab.ts';
import { startMortalBrowser } from '#test/e2e/support/mortal-browser.ts';
import { shellKept } from '#test/e2e/support/look/shell-kept.ts';

const { newPage } = useBrowser();
const exhausted = 'You have used all 3 attempts.You will get the report on mail after 24-48 business hours.';

interface Sent {
  operation: string;
  eventId: string;
  entryId?: string;
}

/** The entries and tab switches that have reached the server, in order. */
function watchEvents(page: Page): Sent[] {
  const sent: Sent[] = [];
  page.on('requestfinished', (request: Request) => {
    const [operation] = /entries|tab-switches/.exec(request.url()) ?? [];
    const body = request.postData();
    if (operation && body) sent.push({ ...(JSON.parse(body) as Omit<Sent, 'operation'>), operation });
  });
  return sent;
}

describe('a tab switch without a network', () => {
  it('is told at once, kept over a reload, and counted once with the entry in which it happened', async () => {
    const email = 'offline-switch@example.com';
    const page = await newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    const sent = watchEvents(page);
    await signInAndBegin(page, email);
    const given = await answerMany(page, 2);
    await saved(page).waitFor();
    await shellKept(page);
    const first = sent.find(({ operation }) => operation === 'entries') ?? expect.fail('No entry was sent.');

    await page.context().setOffline(true);
    await leaveTabOffline(page);
    await page.getByRole('dialog', { name: 'Stay on this tab' }).waitFor();
    expect(await violationsNow(page)).toEqual([]);
    expect(await closeDialog(page, 'Stay on this tab')).toContain('3 attempts');
    given.push(await answer(page, 1));
    await kept(page).waitFor();
    await page.reload();
    await progress(page, 4).waitFor();
    expect(await switchesOnDevice(page)).toBe(1);
    given.push(await answer(page, 2));
    expect((await attemptsOf(email))[0]).toMatchObject({ resumeCount: 0 });

    const before = sent.length;
    await page.context().setOffline(false);
    expect(await closeDialog(page, 'Remaining Attempts')).toContain('2 attempts');
    await saved(page).waitFor({ timeout: 60_000 });
    await expect.poll(() => switchesOnDevice(page)).toBe(0);
    expect(sent.slice(before)).toMatchObject([
      { operation: 'tab-switches', entryId: first.eventId },
      { operation: 'entries' },
    ]);
    await endAssessment(page);
    expect(await expectStored(email, given)).toMatchObject({
      resumeCount: 2,
      causes: ['tab-switch', 'reload'],
      late: 0,
    });
  });

  it('is counted after the browser was killed while the person was away', async () => {
    const email = 'killed-while-away@example.com';
    const profile = mkdtempSync(join(tmpdir(), 'truein-profile-'));
    const first = await startMortalBrowser(profile);
    onTestFinished(async () => {
      await first.kill();
      rmSync(profile, { recursive: true, force: true });
    });
    const before = await openPage(first.context);
    await signInAndBegin(before, email);
    const given = await answerMany(before, 2);
    await saved(before).waitFor();
    await first.context.setOffline(true);
    await leaveTabOffline(before);
    await first.kill();

    const second = await startMortalBrowser(profile);
    onTestFinished(second.kill);
    const after = await openPage(second.context);
    await resumeAfterKill(after, email);
    expect(await closeDialog(after, 'Remaining Attempts')).toContain('2 attempts');
    expect(await expectStored(email, given)).toMatchObject({ causes: ['tab-switch', 'open'] });
  });

  it('that is the last one stops the assessment, over a reload too, and ends it when the server can be told', async () => {
    const email = 'offline-limit@example.com';
    const page = await newPage();
    page.on('dialog', (dialog) => void dialog.accept());
    await signInAndBegin(page, email);
    const given = [await answer(page, 1)];
    await saved(page).waitFor();
    await shellKept(page);
    for (let switches = 1; switches <= 3; switches++) {
      await leaveTab(page);
      await closeDialog(page, 'Stay on this tab');
    }

    await page.context().setOffline(true);
    given.push(await answer(page, 2));
    await kept(page).waitFor();
    await leaveTabOffline(page);
    const used = page.getByRole('heading', { name: 'You have used all your attempts.' });
    await used.waitFor();
    await page.getByText(/Your assessment is submitted by itself as soon as we can reach our server/).waitFor();
    expect(await violationsNow(page)).toEqual([]);
    expect(await question(page).count()).toBe(0);
    await page.reload();
    await used.waitFor();
    expect([await answersOnDevice(page), await switchesOnDevice(page)]).toEqual([1, 1]);
    expect((await attemptsOf(email))[0]).toMatchObject({ status: 'open', resumeCount: 3 });

    await page.context().setOffline(false);
    await page.waitForURL('**/result', { timeout: 60_000 });
    await page.getByText(exhausted).waitFor();
    expect(await expectStored(email, given)).toMatchObject({ endReason: 'limit', resumeCount: 4 });
  });
});
