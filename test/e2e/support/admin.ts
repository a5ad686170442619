import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { grantAdmin } from '#functions/contract/admin/admins.ts';
import { listQuizzes, updateQuiz, type QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { getMe } from '#functions/contract/me.ts';
import type { QuizDetails } from '#functions/domain/banks/quiz.ts';
import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { publishSheet } from '#infra/local/seed/publish-sheet.ts';
import { readSampleBank, readSampleParameters, sampleSheet } from '#infra/local/seed/sample-bank.ts';
import { sampleAccounts } from '#infra/local/settings.ts';
import { addressOf, comeSignedIn } from '#test/e2e/support/quiz/candidate.ts';
import { tokenOf } from './token-of.ts';
import { cloud } from './cloud.ts';

/** Quiz 1 as an admin sees it, and what the admin needs to change it. */
async function openQuiz(): Promise<{ origin: string; token: string; quiz: QuizView }> {
  const origin = cloud().origin;
  const token = await tokenOf(origin, sampleAccounts.admin.email);
  const { quizzes } = await callApi(origin, token, listQuizzes, {});
  const quiz = quizzes.find(({ quizId }) => quizId === 1);
  if (!quiz) throw new Error('There is no quiz 1.');
  return { origin, token, quiz };
}

/** Sets what selection shows of quiz 1, as an admin does. */
export async function setDetails(details: QuizDetails): Promise<void> {
  const { origin, token, quiz } = await openQuiz();
  const { secondsPerAttempt = null, revision } = quiz;
  await callApi(origin, token, updateQuiz, { params: { quizId: 1 }, body: { details, secondsPerAttempt, revision } });
}

/** Sets when reports of quiz 1 are sent, as an admin does. */
export async function setRelease(reportRelease: ReportRelease): Promise<void> {
  const { origin, token, quiz } = await openQuiz();
  const { name, description, price, secondsPerAttempt = null, revision } = quiz;
  const body = { details: { name, description, price }, secondsPerAttempt, reportRelease, revision };
  await callApi(origin, token, updateQuiz, { params: { quizId: 1 }, body });
}

/** Publishes these questions as the bank of quiz 1. @returns which version was live until then. */
export async function publishDrafts(
  drafts: ReturnType<typeof readSampleBank>,
  parameters?: ReturnType<typeof readSampleParameters>,
): Promise<number> {
  const { origin, token, quiz } = await openQuiz();
  await publishSheet({ origin, token, sheet: sampleSheet(drafts, parameters), revision: quiz.revision });
  return quiz.version;
}

/** Publishes the sample bank again, for the stories that come after. */
export async function publishSampleBank(): Promise<void> {
  await publishDrafts(readSampleBank(), readSampleParameters());
}

/** Comes signed in as the admin there always is, or as another one who is made one first, and opens a screen. */
export async function openAdminScreen(
  page: Page,
  path: string,
  email: string = sampleAccounts.admin.email,
): Promise<void> {
  await comeSignedIn(page, email);
  if (email !== sampleAccounts.admin.email) {
    const { origin, token } = await openQuiz();
    await callApi(origin, await tokenOf(origin, email), getMe, {}); // now they have a profile
    const body = { email, reason: 'A second pair of eyes' };
    const grant = () => callApi(origin, token, grantAdmin, { body }).catch((cause: unknown) => cause);
    // Once the index of people has them, too.
    await expect.poll(grant, { timeout: 60_000 }).not.toBeInstanceOf(Error);
  }
  await page.goto(addressOf(path));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

export const dialog = (page: Page, name: string | RegExp) =>
  page.getByRole('dialog', { name }).or(page.getByRole('alertdialog', { name }));
