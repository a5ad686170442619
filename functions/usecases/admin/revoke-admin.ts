import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { AdminAction } from '#functions/adapters/dynamo/admin/audit-entry.ts';

/** Takes effect at once, even while their token is valid. The last admin can't be revoked: `functions/domain/admin/last-admin.ts`. */
export async function revokeAdmin(
  { admins, clock }: Needs<'admins' | 'clock'>,
  { userId, ...action }: { userId: string } & Omit<AdminAction, 'at'>,
): Promise<{ revokedAt: number }> {
  const at = clock();
  await admins.revoke(userId, { ...action, at });
  return { revokedAt: at };
}
