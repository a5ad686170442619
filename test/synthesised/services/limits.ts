import * as z from 'zod/mini';

/** What AWS does to an account beside its answers. */
export const limits = z.object({
  /** Whether SES still keeps the account in its sandbox: it then mails to verified addresses only. */
  isInSandbox: z._default(z.boolean(), false),
  /** Addresses that are verified beside the identity of the templates. */
  verified: z._default(z.array(z.string()), []),
  /** Mails per second that SES accepts. */
  sendRate: z._default(z.number(), 14),
  /** One of so many calls of the table is throttled. */
  throttleEvery: z._default(z.number(), 150),
  /** How long a write is missing in the indexes. */
  indexLagMs: z._default(z.number(), 100),
  /** The shortest time that a transaction holds its items. */
  transactionMs: z._default(z.number(), 10),
});
export type Limits = z.infer<typeof limits>;
