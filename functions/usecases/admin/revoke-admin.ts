import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { AdminStore } from '#functions/usecases/ports/people.ts';

/** From now on they are refused, whatever their token says. The last one stays; of two who revoke each other, too. */
export async function revokeAdmin(
  { admins, clock }: { admins: AdminStore; clock: Clock },
  { userId, reason, by }: { userId: string; reason: string; by: string },
): Promise<{ revokedAt: number }> {
  const at = clock();
  await admins.revoke(userId, { by, at, reason });
  return { revokedAt: at };
}
