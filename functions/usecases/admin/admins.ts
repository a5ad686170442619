import type { Needs } from '#functions/usecases/ports/needs.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { AdminView } from '#functions/contract/admin/admins.ts';
import type { Profile } from '#functions/domain/people/profile.ts';
import type { AdminAction } from '#functions/adapters/dynamo/admin/audit-store.ts';
import * as words from '#functions/domain/words/people.ts';

/** Reads the flag at each request, so that a revoked admin is refused at once, even while their token is valid. */
export async function requireAdmin({ profiles }: Needs<'profiles'>, userId: string): Promise<void> {
  const profile = await profiles.find(userId);
  if (!profile?.isAdmin) refuse('forbidden', words.notAdmin);
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
  if (people.length === 0) refuse('not-found', words.neverSignedIn(email));
  for (const { userId } of people) await admins.grant(userId, { by, at: clock(), reason });
  return { granted: people.map(viewAdmin) };
}

/** Takes effect at once, even while their token is valid. No admin revokes themselves: `admin-store.ts`. */
export async function revokeAdmin(
  { admins, clock }: Needs<'admins' | 'clock'>,
  { userId, ...action }: { userId: string } & Omit<AdminAction, 'at'>,
): Promise<{ revokedAt: number }> {
  if (userId === action.by) refuse('needs-another-admin', words.ownRights);
  const at = clock();
  await admins.revoke(userId, { ...action, at });
  return { revokedAt: at };
}
