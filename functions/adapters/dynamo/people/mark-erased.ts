import { createHash } from 'node:crypto';
import { lastAdminWords } from '#functions/domain/admin/last-admin.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { leaveRoster } from '#functions/adapters/dynamo/admin/admin-roster.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite } from '#functions/adapters/dynamo/look-and-write.ts';
import { isTombstone, profileItem } from './profile-item.ts';
import { notErased } from './profile-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Longer than the lifetime of any token. */
const tombstoneSeconds = 24 * 60 * 60;

/**
 * Replaces the profile by a tombstone and adds an audit entry, once; removes an admin from the roster in the same transaction.
 * @throws Refusal `last-admin`
 */
export function markErased(table: Table, userId: string, now: number): Promise<number> {
  return lookAndWrite(
    table,
    async () => {
      const stored = await getItem(table, keys.profile(userId), profileItem);
      if (isTombstone(stored)) return { done: stored.erasedAt };
      return {
        writes: erasure(table.name, { userId, now, isAdmin: stored?.isAdmin }),
        then: now,
        // Otherwise the profile has changed since it was read: a concurrent request erased it, or made the person an admin.
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
  /** The flag when the profile was read. */
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

/** A pseudonym for the audit, so that it does not name the deleted account. */
function pseudonym(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}
