import { describe, expect, it } from 'vitest';
import { useBrowser } from './support/browser.ts';
import { signIn } from '#test/e2e/support/quiz/candidate.ts';
import { openAdminScreen } from './support/admin.ts';
import { sendMessage } from './support/contact-form.ts';
import { mailsTo } from './support/inbox.ts';
import * as messages from '#web/lib/words/admin/messages.ts';
import * as words from '#web/lib/words/contact/form.ts';
import { cloud } from '#test/e2e/support/cloud.ts';

const { newPage } = useBrowser();

describe('a visitor', () => {
  it.each([
    ['/quiz-selection', '/login'],
    ['/quiz', '/login'],
    ['/result', '/'],
    ['/admin/quizzes', '/login'],
    ['/about', '/'],
    ['/no-such-page', '/'],
    ['/account', '/login'],
    ['/privacy', '/privacy'],
    ['/contact', '/contact'],
    ['/method', '/method'],
  ])('opens %s and sees %s', async (opened, shown) => {
    const page = await newPage();
    await page.goto(opened);
    await expect.poll(() => new URL(page.url()).pathname, { timeout: 60_000 }).toBe(shown);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
  });

  it('finds the services through the footer; a missing script is a 404', async () => {
    const page = await newPage();
    await page.goto('/contact');
    const links = page.getByRole('navigation', { name: 'Quick links' });
    await links.getByRole('link', { name: 'Privacy notice' }).waitFor();
    await links.getByRole('link', { name: 'Services' }).click();
    const services = page.getByRole('region', { name: 'Services' });
    await services.getByRole('heading', { name: 'Services', exact: true }).waitFor();
    await expect.poll(() => services.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(400);
    const targets = await services
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/students', '/organization', '/banking-solutions']);
    for (const file of ['/assets/missing.js', '/foo.txt']) expect((await page.request.get(file)).status()).toBe(404);
  });

  it('keeps what was typed, out of the address, if the scripts of the contact form do not load', async () => {
    const page = await newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto('/contact');
    await sendMessage(page, 'Meera', 'A private question');
    await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))));
    expect(new URL(page.url()).search).toBe('');
    expect(await page.getByLabel(new RegExp(`^${words.labels.message}`)).inputValue()).toBe('A private question');
  });

  it('sends a message; the office gets it with the address to answer to, and an admin marks it as done', async () => {
    const page = await newPage();
    await page.goto('/contact');
    await sendMessage(page, 'Meera', 'Do you visit offices?');
    await page.getByText(words.sent).waitFor();
    const mails = await mailsTo(cloud().office);
    const mail = mails.find(({ body }) => body.text?.includes('Do you visit offices?'));
    expect(mail?.body.text).toContain('meera@example.com');
    expect(await page.getByLabel(new RegExp(`^${words.labels.message}`)).inputValue()).toBe('');

    const admin = await newPage();
    await openAdminScreen(admin, '/admin/messages');
    const card = admin.getByRole('article').filter({ hasText: 'Do you visit offices?' });
    await card.getByRole('button', { name: messages.markDone }).click();
    await card.getByRole('button', { name: messages.markOpen }).waitFor();
    await admin.goto('/admin/audit');
    await admin.getByText('as done.').first().waitFor();
  });
});

describe('a signed-in person', () => {
  it('can sign out', async () => {
    const page = await newPage();
    await signIn(page, 'guarded@example.com');
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
