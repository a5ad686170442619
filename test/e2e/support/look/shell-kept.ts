import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerMany, saved, signInAndBegin } from '#test/e2e/support/quiz/candidate.ts';

/** Begins an attempt, answers, and waits until the service worker has all that a reload without a network needs. @returns the answers */
export async function beginToGoOffline(page: Page, email: string, answers = 2) {
  await signInAndBegin(page, email);
  const given = await answerMany(page, answers);
  await saved(page).waitFor();
  const ready = page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
  expect(await Promise.race([ready, page.waitForTimeout(60_000)]), 'There is no service worker.').toBe(true);
  return given;
}
