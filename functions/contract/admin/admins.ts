import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { trimmed } from '#functions/contract/fields.ts';
import { maxAddressLength } from '#functions/domain/people/mail-address.ts';
import { reason } from '#functions/contract/admin/coupons/coupon-terms.ts';

const admin = z.object({ userId: z.string(), name: z.string(), email: z.string() });
export type AdminView = z.infer<typeof admin>;

export const listAdmins = endpoint({
  method: 'GET',
  path: '/admin/admins',
  access: 'admin',
  summary: 'Everyone who is an admin, by name',
  reply: z.object({ admins: z.array(admin) }),
});

export const grantAdmin = endpoint({
  method: 'POST',
  path: '/admin/admins',
  access: 'admin',
  summary: 'Make the person with this e-mail address an admin; with several accounts, each of them',
  body: z.object({
    email: z
      .string()
      .check(
        trimmed,
        z.minLength(1, 'Email is required'),
        z.maxLength(maxAddressLength),
        z.email('Please enter a valid email address.'),
      ),
    reason,
  }),
  reply: z.object({ granted: z.array(admin) }),
  refusals: ['not-found'],
});

export const revokeAdmin = endpoint({
  method: 'POST',
  path: '/admin/admins/{userId}/revocation',
  access: 'admin',
  summary: 'Remove the rights of an admin at once; the last admin can’t be removed',
  params: z.object({ userId: z.string().check(z.minLength(1), z.maxLength(128)) }),
  body: z.object({ reason }),
  reply: z.object({ revokedAt: z.number() }),
  refusals: ['not-found', 'last-admin'],
});
