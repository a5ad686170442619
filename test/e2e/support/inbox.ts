import { expect } from 'vitest';
import { cloud } from './cloud.ts';

export interface Mail {
  subject: string;
  destination: { to: string[] };
  body: { text?: string; html?: string };
  attachments: { filename?: string; contentType: string; content: string }[];
}

/** What was mailed to an address. */
export async function mailsTo(email: string): Promise<Mail[]> {
  const store = (await (await fetch(`${cloud().origin}/_local/inbox/store`)).json()) as { emails: Mail[] };
  return store.emails.filter(({ destination }) => destination.to.includes(email));
}

/** Waits for the one report of a person. @returns its PDF. */
export async function reportOf(email: string): Promise<Uint8Array> {
  await expect.poll(async () => (await mailsTo(email)).length, { timeout: 120_000, interval: 200 }).toBe(1);
  const [mail] = await mailsTo(email);
  const pdf = mail?.attachments.find(({ contentType }) => contentType === 'application/pdf');
  if (!pdf) throw new Error('The mail has no PDF.');
  return new Uint8Array(Buffer.from(pdf.content, 'base64'));
}
