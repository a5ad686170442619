import type { AdminStore } from '#functions/adapters/dynamo/admin/admin-store.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { AdminAction } from '#functions/adapters/dynamo/admin/audit-entry.ts';

/** Takes effect at once, even while their token is valid. The last admin can't be revoked: `functions/domain/admin/last-admin.ts`. */
export async function revokeAdmin(
  { admins, clock }: { admins: AdminStore; clock: Clock },
  { userId, ...action }: { userId: string } & Omit<AdminAction, 'at'>,
): Promise<{ revokedAt: number }> {
  const at = clock();
  await admins.revoke(userId, { ...action, at });
  return { revokedAt: at };
}
