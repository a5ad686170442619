import { makeOnce } from './make-once.ts';
import type { AdminAction } from '#functions/usecases/ports/admin-action.ts';
import type { ChangeRecords } from '#functions/usecases/ports/changes.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { AdminStore } from '#functions/usecases/ports/people.ts';

/** Takes effect at once, even while their token is valid. The last admin can't be revoked: `functions/domain/admin/last-admin.ts`. */
export async function revokeAdmin(
  { admins, changes, clock }: { admins: AdminStore; changes: ChangeRecords; clock: Clock },
  { userId, ...action }: { userId: string } & Omit<AdminAction, 'at'>,
): Promise<{ revokedAt: number }> {
  const at = clock();
  const revoke = async () => {
    await admins.revoke(userId, { ...action, at });
    return { revokedAt: at };
  };
  return makeOnce({ changes }, action, revoke, (revokedAt) => ({ revokedAt }));
}
