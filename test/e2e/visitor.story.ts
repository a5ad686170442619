import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { signIn } from './support/candidate.ts';
import { sendMessage } from './support/contact-form.ts';
import { mailsTo } from './support/inbox.ts';

const { newPage } = useBrowser();

describe('a visitor', () => {
  it.each([
    ['/quiz-selection', '/login'],
    ['/quiz', '/login'],
    ['/result', '/'],
    ['/admin/quizzes', '/login'],
    ['/about', '/'],
    ['/services', '/'],
    ['/no-such-page', '/'],
    ['/account', '/login'],
    ['/privacy', '/privacy'],
    ['/terms', '/terms'],
    ['/contact', '/contact'],
    ['/students', '/students'],
    ['/job-seekers', '/job-seekers'],
    ['/self-awareness', '/self-awareness'],
    ['/organization', '/organization'],
    ['/banking-solutions', '/banking-solutions'],
  ])('who opens %s comes to %s', async (opened, shown) => {
    const page = await newPage();
    await page.goto(opened);
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 10_000 }).toBe(shown);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });

  it('writes to the office, which can answer', async () => {
    const page = await newPage();
    await page.goto('/contact');
    await sendMessage(page, 'Meera', 'Do you visit offices?');
    await page.getByText('Message sent successfully!').waitFor();
    const mails = await mailsTo('office@truein.example');
    const mail = mails.find(({ body }) => body.text?.includes('Do you visit offices?'));
    expect(mail?.body.text).toContain('meera@example.com');
    expect(await page.getByLabel(/^Message/).inputValue()).toBe('');
  });
});

describe('a signed-in person', () => {
  it('is kept where the pages say, and signs out', async () => {
    const page = await newPage();
    await signIn(page, 'guarded@example.com');
    for (const [opened, shown] of [
      ['/login', '/'],
      ['/quiz', '/quiz-selection'],
      ['/result', '/'],
    ] as const) {
      await page.goto(opened);
      await expect.poll(() => new URL(page.url()).pathname, { timeout: 10_000 }).toBe(shown);
    }
    await page.goto('/admin/quizzes');
    await page.getByText('Access Denied').waitFor();
    await page.getByText("You don't have admin privileges").waitFor();
    await page
      .getByRole('link', { name: 'Go Home' })
      .or(page.getByRole('button', { name: 'Go Home' }))
      .click();
    await page.waitForURL((url) => url.pathname === '/');
    await page
      .getByRole('button', { name: /account|profile/i })
      .first()
      .click();
    await page
      .getByRole('menuitem', { name: 'Logout' })
      .or(page.getByRole('button', { name: 'Logout' }))
      .first()
      .click();
    await page.getByRole('link', { name: 'Login' }).first().waitFor();
    await page.goto('/quiz-selection');
    await page.waitForURL('**/login');
  });
});
