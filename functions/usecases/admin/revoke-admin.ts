import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { AdminStore } from '#functions/usecases/ports/people.ts';

/** Takes effect at once, even while their token is valid. The last admin can't be revoked: `functions/domain/admin/last-admin.ts`. */
export async function revokeAdmin(
  { admins, clock }: { admins: AdminStore; clock: Clock },
  { userId, reason, by }: { userId: string; reason: string; by: string },
): Promise<{ revokedAt: number }> {
  const at = clock();
  await admins.revoke(userId, { by, at, reason });
  return { revokedAt: at };
}
