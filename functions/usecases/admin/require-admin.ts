import type { Needs } from '#functions/usecases/ports/needs.ts';
import { refuse } from '#functions/domain/refusal.ts';

/** Reads the flag at each request, so that a revoked admin is refused at once, even while their token is valid. */
export async function requireAdmin({ profiles }: Needs<'profiles'>, userId: string): Promise<void> {
  const profile = await profiles.find(userId);
  if (!profile?.isAdmin) refuse('forbidden', 'Access denied. Admin privileges required.');
}
