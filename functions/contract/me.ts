import * as z from 'zod/mini';
import * as words from '#functions/domain/words/fields.ts';
import { endpoint } from './endpoint.ts';
import { instant, text } from './fields.ts';
import { guardianLimits } from './text-limits.ts';

const me = z.object({
  userId: z.string(),
  email: z.string(),
  name: z.string(),
  picture: z.optional(z.string()),
  isAdmin: z.boolean(),
});

export const getMe = endpoint({
  route: 'GET /me',
  access: 'candidate',
  summary: 'The signed-in person; keeps their profile up to date with the token',
  reply: me,
});

export const consentReceipt = z.object({ textVersion: z.string(), at: instant });
export type ConsentReceipt = z.infer<typeof consentReceipt>;

export const giveConsent = endpoint({
  route: 'POST /me/consents',
  access: 'candidate',
  summary:
    'Agree to the text as it is now; for one who is under 18 a parent or guardian agrees. Again: the first stays',
  body: z.object({
    /** Version of the text that was shown. */
    textVersion: z.string().check(z.regex(/^[0-9a-z.-]{1,20}$/, words.notValid)),
    isAdult: z.boolean(),
    /** The person who consents for a candidate under 18. */
    guardian: z.optional(
      z.object({
        name: text(guardianLimits.name, words.guardian.name),
        relationship: text(guardianLimits.relationship, words.guardian.relationship),
        /** E-mail address or phone number. */
        contact: text(guardianLimits.contact, words.guardian.contact),
      }),
    ),
  }),
  reply: consentReceipt,
  refusals: ['consent-outdated'],
});
