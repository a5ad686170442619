import type { Page } from 'playwright-core';

/** Fills the contact form and sends it. */
export async function sendMessage(page: Page, name: string, message: string): Promise<void> {
  const fields = {
    Name: name,
    Designation: 'HR lead',
    Organization: 'Sahyadri Ltd',
    Email: `${name.toLowerCase()}@example.com`,
    'Contact No': '+91 98200 00000',
    Message: message,
  };
  for (const [label, text] of Object.entries(fields)) await page.getByLabel(new RegExp(`^${label}`)).fill(text);
  await page.getByRole('button', { name: /Send/ }).click();
}
