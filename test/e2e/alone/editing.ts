import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { dialog, openAdminScreen, publishSampleBank } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';
import * as words from '#web/lib/words/question-bank/editing.ts';

const { newPage } = useBrowser();

const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

/** Submits, and publishes what the dialog shows. @returns what it says of the reports. */
async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Submit Changes' }).click();
  const asked = dialog(page, words.publish.title);
  const effect = await asked.getByRole('region', { name: 'Effect on reports' }).innerText();
  await asked.getByRole('button', { name: words.publish.action }).click();
  return effect;
}

async function openBank(email?: string): Promise<Page> {
  const page = await newPage();
  page.on('dialog', (asked) => void asked.accept());
  await openAdminScreen(page, '/admin/quizzes', email);
  await page.getByRole('button', { name: 'Edit question 1', exact: true }).waitFor();
  return page;
}

async function editQuestion(page: Page, number: number, text: string): Promise<void> {
  await page.getByRole('button', { name: `Edit question ${number}`, exact: true }).click();
  await dialog(page, 'Edit Question').getByLabel('Question', { exact: true }).fill(text);
  await dialog(page, 'Edit Question').getByRole('button', { name: 'Save Changes' }).click();
  await row(page, text).getByText('Edited').waitFor();
}

describe('editing the question bank', () => {
  afterAll(publishSampleBank);

  it('keeps edits, additions and deletions over a reload and publishes them together', async () => {
    const page = await openBank();
    await editQuestion(page, 1, 'What do you do first on a free morning?');
    await page.getByRole('button', { name: 'Delete question 2', exact: true }).click();
    await page.getByRole('button', { name: 'Add New' }).click();
    const adding = dialog(page, 'Add New Question');
    await adding.getByText('SNo 61').waitFor();
    await adding.getByLabel('Question', { exact: true }).fill('Whom do you ask for advice?');
    await adding.getByLabel('Category', { exact: true }).fill('Belief, Ethics and Values');
    await adding.getByLabel('Option text').first().fill('A friend who disagrees');
    await adding.getByLabel('Points').first().fill('5');
    await expect.poll(() => adding.getByLabel('Option category').first().inputValue()).toBe('Goodness');
    await adding.getByLabel('Option text').nth(1).fill('Nobody');
    await adding.getByRole('button', { name: 'Add Question' }).click();
    await page.getByText('1 edited, 1 new, 1 deleted').waitFor();

    await page.reload();
    await page.getByText(words.restored).waitFor();
    // The new question is alone in its part of a main parameter.
    expect(await publish(page)).toContain('reports lose MQ.');
    await page.getByText('60 questions saved successfully!').waitFor();
    expect(await page.getByText('You have unsaved changes').count()).toBe(0);

    await page.getByRole('searchbox').fill('free morning');
    await page.getByRole('button', { name: 'Edit question 1', exact: true }).waitFor();
    await page.getByRole('searchbox').fill('ask for advice');
    await page.getByRole('button', { name: 'Edit question 60', exact: true }).waitFor();
  });

  it('names who submitted first and when; the second admin’s edits can be put on that version', async () => {
    const [asha, ravi] = [await openBank(), await openBank('second-admin@example.com')];
    await editQuestion(ravi, 3, 'What do you tell a friend who is late?');
    await editQuestion(asha, 4, 'What do you keep in your bag?');
    await publish(asha);
    await asha.getByText('60 questions saved successfully!').waitFor();

    await publish(ravi);
    const told = ravi.getByText(/^Vikram Rao .*quiz 1/).locator('..');
    await told.waitFor();
    await expect
      .poll(() => told.innerText())
      .toMatch(/^Vikram Rao .*quiz 1 .*\(.+ \d{4}, \d\d:\d\d(?: IST)? ?\)\. Nothing was overwritten\./);
    await ravi.getByText(/You have unsaved changes/).waitFor();
    await ravi.getByRole('button', { name: /changes to version \d+/ }).click();
    await row(ravi, 'What do you keep in your bag?').waitFor();
    await row(ravi, 'What do you tell a friend who is late?').getByText('Edited').waitFor();
    await publish(ravi);
    await ravi.getByText('60 questions saved successfully!').waitFor();
    await row(ravi, 'What do you keep in your bag?').waitFor();
    await row(ravi, 'What do you tell a friend who is late?').waitFor();
  });
});
