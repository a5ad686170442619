import { afterAll, describe, expect, it } from 'vitest';
import { dialog, openAdminScreen, setRelease } from '../support/admin.ts';
import { useBrowser } from '../support/browser.ts';
import { addressOf, answerMany, beginAssessment, endAssessment } from '#test/e2e/support/quiz/candidate.ts';
import { mailsTo, reportOf } from '../support/inbox.ts';
import * as attemptWords from '#web/lib/words/account/attempts.ts';
import * as reportWords from '#web/lib/words/my-report.ts';
import * as quiz from '#web/lib/words/question-bank/quiz.ts';
import * as quizDetails from '#web/lib/words/question-bank/quiz-details.ts';
import { inspector } from '#test/e2e/support/look/inspect.ts';
import * as words from '#web/lib/words/admin/reports.ts';

const { newPage } = useBrowser();
const email = 'held-back@example.com';

describe('a report held for an admin', () => {
  afterAll(() => setRelease('at-once'));

  it('is “being prepared” for the candidate until an admin releases it, then arrives by mail', async () => {
    const { found, look } = inspector();
    const admin = await newPage();
    await openAdminScreen(admin, '/admin/quizzes');
    await admin.getByRole('button', { name: quiz.details.edit }).click();
    const details = dialog(admin, quizDetails.title);
    await details.getByLabel(quizDetails.release.label).selectOption('after-review');
    await details.getByText(/until an admin releases it/).waitFor();
    await look(admin, 'quiz details');
    await details.getByRole('button', { name: quizDetails.save(1) }).click();
    await admin.getByText(quiz.details.saved).waitFor();

    const candidate = await newPage();
    await beginAssessment(candidate, email);
    await answerMany(candidate, 3);
    await endAssessment(candidate);
    await candidate.goto(addressOf('/account'));
    await candidate.getByText(new RegExp(`^${attemptWords.preparing}`)).waitFor();
    expect(await candidate.getByRole('button', { name: new RegExp(`^${attemptWords.download}`) }).count()).toBe(0);

    await admin.goto(addressOf('/admin/reports?show=held'));
    const line = admin.getByRole('row').filter({ hasText: email });
    await line.waitFor();
    await expect.poll(() => line.innerText()).toContain(words.afterApproval);
    await look(admin, 'held reports');
    expect(await mailsTo(email)).toEqual([]);

    const reading = line.getByRole('link', { name: /^Read: / });
    const attemptId = (await reading.getAttribute('href'))?.split('/').at(-1) ?? '';
    await candidate.goto(addressOf(`/reports/${attemptId}`));
    await candidate.getByRole('heading', { name: reportWords.preparing }).waitFor();
    await candidate.getByText(/^We’ll email it by .+\.$/).waitFor();
    expect(await candidate.getByRole('img').count()).toBe(0);
    expect(await candidate.getByRole('main').innerText()).not.toMatch(/%|of 100|Quotient|PDF/);
    await look(candidate, 'report being prepared');

    await reading.click();
    await admin.getByText(words.audited).waitFor();
    await admin.getByRole('heading', { name: 'All your scores' }).waitFor();
    await look(admin, 'report read by an admin');
    await admin.getByText(words.isHeld).waitFor();
    expect(await admin.getByRole('button', { name: /PDF/ }).count()).toBe(0);
    await admin.getByRole('button', { name: words.actions.release, exact: true }).click();
    const asking = dialog(admin, /^Send .+’s report now\?$/);
    await asking.getByText(words.unread).waitFor();
    await look(admin, 'release');
    await asking.getByRole('button', { name: words.actions.now }).click();
    await admin.getByText(/^.+’s report is on its way\.$/).waitFor();

    expect((await reportOf(email)).byteLength).toBeGreaterThan(1000);
    const [mail] = await mailsTo(email);
    expect(mail?.body.text).toMatch(/Read your report: http\S+\/reports\/1\.\d+\.\w{26}\n/);
    await candidate.goto(addressOf('/account'));
    await expect
      .poll(
        async () => {
          await candidate.reload();
          const state = candidate.getByRole('list', { name: attemptWords.list });
          await state.waitFor();
          return state.innerText();
        },
        { timeout: 60_000, interval: 1000 },
      )
      .toMatch(new RegExp(`(Sent|Delivered) to ${email}`));
    expect(found).toEqual([]);
  });

  it('is on a page where an admin adds a public holiday, which the audit log records', async () => {
    const { found, look } = inspector();
    const admin = await newPage();
    await openAdminScreen(admin, '/admin/reports?show=held');
    await admin.getByRole('button', { name: words.holidays.title }).click();
    const holidays = dialog(admin, words.holidays.title);
    await holidays.getByRole('button', { name: words.holidays.add }).click();
    await holidays.getByLabel(words.holiday.day, { exact: true }).fill('2027-01-26');
    await holidays.getByLabel(words.holiday.name, { exact: true }).fill('Republic Day');
    await look(admin, 'holidays');
    await holidays.getByRole('button', { name: words.holidays.save }).click();
    await holidays.waitFor({ state: 'hidden' });
    await admin.goto(addressOf('/admin/audit'));
    await admin
      .getByText(/changed the public holidays/)
      .first()
      .waitFor();
    expect(found).toEqual([]);
  });
});
