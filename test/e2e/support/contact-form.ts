import type { Page } from 'playwright-core';
import * as words from '#web/lib/words/contact/form.ts';

/** Fills the contact form and sends it. */
export async function sendMessage(page: Page, name: string, message: string): Promise<void> {
  const fields = {
    name,
    designation: 'HR lead',
    organization: 'Sahyadri Ltd',
    email: `${name.toLowerCase()}@example.com`,
    contactNo: '+91 98200 00000',
    message,
  };
  for (const [field, label] of Object.entries(words.labels))
    await page.getByLabel(new RegExp(`^${label}`)).fill(fields[field as keyof typeof fields]);
  await page.getByRole('button', { name: words.button }).click();
}
