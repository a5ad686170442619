import { refuse } from '#functions/domain/refusal.ts';
import type { ProfileStore } from '#functions/usecases/ports/people.ts';

/** Reads the flag again each time: one who is no admin any more is refused at once, whatever their token says. */
export async function requireAdmin({ profiles }: { profiles: ProfileStore }, userId: string): Promise<void> {
  const profile = await profiles.find(userId);
  if (!profile?.isAdmin) refuse('forbidden', 'Access denied. Admin privileges required.');
}
