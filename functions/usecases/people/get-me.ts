import type { Me } from '#functions/contract/me.ts';
import type { Profile, ProfileStore } from '#functions/usecases/ports/people.ts';

/** The signed-in person as the token and the profile say; the token keeps the profile up to date. */
export async function getMe({ profiles }: { profiles: ProfileStore }, caller: Omit<Profile, 'isAdmin'>): Promise<Me> {
  return profiles.upsert(caller);
}
