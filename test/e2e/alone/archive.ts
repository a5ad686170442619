import { DeleteCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { openTable } from '#functions/adapters/dynamo/table.ts';
import { activateQuiz } from '#functions/contract/admin/banks/quizzes.ts';
import { localClient } from '#infra/local/engines/dynamo.ts';
import { callApi } from '#infra/local/seed/call-api.ts';
import { publishSheet } from '#infra/local/seed/publish-sheet.ts';
import { readSampleBank, sampleSheet } from '#infra/local/seed/sample-bank.ts';
import { sampleAccounts } from '#infra/local/settings.ts';
import { dialog, openAdminScreen } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';
import { inspector } from '#test/e2e/support/look/inspect.ts';
import { tokenOf } from '../support/token-of.ts';

const { newPage } = useBrowser();

describe('an archived quiz', () => {
  beforeAll(async () => {
    const origin = inject('siteOrigin');
    const token = await tokenOf(origin, sampleAccounts.admin.email);
    await publishSheet({ origin, token, sheet: sampleSheet(readSampleBank().slice(0, 4)), quizId: 2 });
    await callApi(origin, token, activateQuiz, { params: { quizId: 1 }, body: { activeQuizId: 2 } });
  });
  afterAll(forgetQuiz2);

  it('is out of the way, can only be read, and is unarchived', async () => {
    const { look, found } = inspector();
    const page = await newPage();
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await openAdminScreen(page, '/admin/quizzes?quiz=2');
    await button('Archive quiz 2').click();
    await dialog(page, 'Archive quiz 2?').getByRole('button', { name: 'Archive quiz 2' }).click();
    await page.getByText('Quiz 2 is archived.').waitFor();
    await button('Unarchive quiz 2').waitFor();
    for (const name of ['Add New', 'Quiz details', 'Choose a file', 'Edit question 1'])
      expect(await button(name).count(), name).toBe(0);
    await look(page, 'archived', ['light']);

    await page.goto('/admin/versions?quiz=2');
    await page.getByText(/no version can be restored/).waitFor();
    await page.goto('/admin/coupons?quiz=2');
    await page.getByRole('link', { name: 'Unarchive quiz 2' }).waitFor();
    expect(await button('Create a coupon').count()).toBe(0);

    await page.goto('/admin/quizzes');
    await button('Add New').waitFor();
    const picker = page.getByLabel('Quiz', { exact: true });
    await expect.poll(() => picker.locator('option').count()).toBe(1);
    await page.getByLabel('Show archived (1)').check();
    await expect.poll(() => picker.locator('option').last().innerText()).toMatch(/^2: .+ \(archived\)$/);
    await picker.selectOption('2');
    await button('Unarchive quiz 2').click();
    await dialog(page, 'Unarchive quiz 2?').getByRole('button', { name: 'Unarchive quiz 2' }).click();
    await page.getByText('Quiz 2 is no longer archived.').waitFor();
    await button('Add New').waitFor();
    await button('Make quiz 2 the active one').waitFor();
    expect(found).toEqual([]);
  }, 300_000);
});

/** The stories that follow know one quiz. */
async function forgetQuiz2(): Promise<void> {
  const client = localClient(inject('tableEndpoint'));
  const { db, name: TableName } = openTable(inject('tableName'), client);
  for (const Key of [keys.quiz(2), keys.quizEntry(2)]) await db.send(new DeleteCommand({ TableName, Key }));
  client.destroy();
}
