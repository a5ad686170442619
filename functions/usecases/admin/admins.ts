import type { Needs } from '#functions/usecases/ports/needs.ts';
import { lastAdminWords } from '#functions/domain/admin/last-admin.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { AdminView } from '#functions/contract/admin/admins.ts';
import type { Profile } from '#functions/domain/people/profile.ts';
import type { AdminAction } from '#functions/adapters/dynamo/admin/audit-store.ts';

/** Reads the flag at each request, so that a revoked admin is refused at once, even while their token is valid. */
export async function requireAdmin({ profiles }: Needs<'profiles'>, userId: string): Promise<void> {
  const profile = await profiles.find(userId);
  if (!profile?.isAdmin) refuse('forbidden', 'Access denied. Admin privileges required.');
}

/** Every admin, by name. */
export async function listAdmins({ admins }: Needs<'admins'>): Promise<{ admins: AdminView[] }> {
  const found = await admins.list();
  return { admins: found.map(viewAdmin).sort((a, b) => a.name.localeCompare(b.name)) };
}

function viewAdmin({ userId, name, email }: Profile): AdminView {
  return { userId, name, email };
}

/** Makes everyone with this address an admin; they must have signed in once. */
export async function grantAdmin(
  { admins, peopleIndex, clock }: Needs<'admins' | 'peopleIndex' | 'clock'>,
  { email, reason, by }: { email: string; reason: string; by: string },
): Promise<{ granted: AdminView[] }> {
  const people = await peopleIndex.findByEmail(email);
  if (people.length === 0)
    refuse('not-found', `Nobody with the address ${email} has signed in yet: ask them to sign in once.`);
  for (const { userId } of people) await admins.grant(userId, { by, at: clock(), reason });
  return { granted: people.map(viewAdmin) };
}

/** Takes effect at once, even while their token is valid. No admin revokes themselves: `functions/domain/admin/last-admin.ts`. */
export async function revokeAdmin(
  { admins, clock }: Needs<'admins' | 'clock'>,
  { userId, ...action }: { userId: string } & Omit<AdminAction, 'at'>,
): Promise<{ revokedAt: number }> {
  if (userId === action.by) refuse('needs-another-admin', lastAdminWords.self);
  const at = clock();
  await admins.revoke(userId, { ...action, at });
  return { revokedAt: at };
}
