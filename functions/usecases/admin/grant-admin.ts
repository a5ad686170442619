import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AdminView } from '#functions/contract/admin/admins.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { viewAdmin } from './list-admins.ts';

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
