import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { trimmed } from '#functions/contract/fields.ts';
import { maxAddressLength } from '#functions/domain/people/mail-address.ts';
import { reason } from '#functions/contract/admin/coupons/coupon-terms.ts';
import * as words from '#functions/domain/words/fields.ts';

const admin = z.object({ userId: z.string(), name: z.string(), email: z.string() });
export type AdminView = z.infer<typeof admin>;

export const listAdmins = endpoint({
  route: 'GET /admin/admins',
  summary: 'Everyone who is an admin, by name',
  reply: z.object({ admins: z.array(admin) }),
});

export const grantAdmin = endpoint({
  route: 'POST /admin/admins',
  summary: 'Make the person with this e-mail address an admin; with several accounts, each of them',
  body: z.object({
    email: z
      .string()
      .check(
        trimmed,
        z.minLength(1, words.required(words.email)),
        z.maxLength(maxAddressLength),
        z.email(words.notAnEmail),
      ),
    reason,
  }),
  reply: z.object({ granted: z.array(admin) }),
  refusals: ['not-found'],
});

export const revokeAdmin = endpoint({
  route: 'POST /admin/admins/{userId}/revocation',
  summary: 'Remove the rights of another admin at once',
  params: z.object({ userId: z.string().check(z.minLength(1), z.maxLength(128)) }),
  body: z.object({ reason }),
  reply: z.object({ revokedAt: z.number() }),
  refusals: ['not-found', 'last-admin', 'needs-another-admin'],
});
