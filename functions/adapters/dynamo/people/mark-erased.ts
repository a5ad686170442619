import { createHash } from 'node:crypto';
import { refuse } from '#functions/domain/refusal.ts';
import { lastAdminWords, leaveRoster } from '#functions/adapters/dynamo/admin/admin-roster.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import { profileItem } from './profile-item.ts';
import { notErased } from './profile-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Longer than any token lives. */
const tombstoneSeconds = 24 * 60 * 60;

/**
 * Puts a tombstone in the place of the profile and an entry in the audit, once; an admin leaves the roster with it.
 * @throws Refusal `last-admin`
 */
export function markErased(table: Table, userId: string, now: number): Promise<number> {
  return lookAndWrite(
    table,
    async () => {
      const stored = await getItem(table, keys.profile(userId), profileItem);
      if (stored && 'erasedAt' in stored) return { done: stored.erasedAt };
      return {
        writes: erasure(table.name, { userId, now, isAdmin: stored?.isAdmin }),
        then: now,
        // Else the profile is not as it was read: erased by a request beside this one, or just made an admin.
        onConflict([profile], cause) {
          if (!profile?.failed) refuse('last-admin', lastAdminWords.erase, cause);
        },
      };
    },
    'Your account could not be erased just now. Please try again.',
  );
}

interface Erasure {
  userId: string;
  now: number;
  /** As it was read. */
  isAdmin: boolean | undefined;
}

function erasure(TableName: string, { userId, now, isAdmin = false }: Erasure) {
  const { ConditionExpression: alive } = notErased(TableName, userId);
  const tombstone = {
    TableName,
    Item: { ...keys.profile(userId), erasedAt: now, ttl: Math.floor(now / 1000) + tombstoneSeconds },
    ConditionExpression: `${alive} AND (isAdmin = :is${isAdmin ? '' : ' OR attribute_not_exists(isAdmin)'})`,
    ExpressionAttributeValues: { ':is': isAdmin },
  };
  const audit = putAudit(TableName, { by: pseudonym(userId), at: now, what: 'account-erased', object: 'account' });
  const leave = isAdmin ? [{ Update: leaveRoster(TableName, userId) }] : [];
  return [{ Put: tombstone }, ...leave, audit];
}

/** Says in the audit that it was someone, and not who. */
function pseudonym(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}
