import { createHash } from 'node:crypto';
import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';
import { lastAdminWords, leaveRoster } from '#functions/adapters/dynamo/admin/admin-roster.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { notErased } from './profile-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** Longer than any token lives. */
const tombstoneSeconds = 24 * 60 * 60;
const maxTries = 5;

/**
 * Puts a tombstone in the place of the profile and an entry in the audit, once; an admin leaves the roster with it.
 * @throws Refusal `last-admin`
 */
export async function markErased(table: Table, userId: string, now: number): Promise<number> {
  for (let tries = 1; ; tries++) {
    const stored = await find(table, userId);
    if (stored?.erasedAt !== undefined) return stored.erasedAt;
    try {
      await table.db.send(transaction(table.name, { userId, now, isAdmin: stored?.isAdmin }));
      return now;
    } catch (cause) {
      const [profile] = failedWrites(cause);
      if (!profile?.failed) refuse('last-admin', lastAdminWords.erase, cause);
      // The profile is not as it was read: erased by a request beside this one, or just made an admin.
      if (tries === maxTries) refuse('busy', 'Your account could not be erased just now. Please try again.', cause);
    }
  }
}

async function find({ db, name }: Table, userId: string) {
  const { Item } = await db.send(new GetCommand({ TableName: name, Key: keys.profile(userId), ConsistentRead: true }));
  return Item as { erasedAt?: number; isAdmin?: boolean } | undefined;
}

interface Erasure {
  userId: string;
  now: number;
  /** As it was read. */
  isAdmin: boolean | undefined;
}

function transaction(TableName: string, { userId, now, isAdmin = false }: Erasure) {
  const { ConditionExpression: alive } = notErased(TableName, userId);
  const tombstone = {
    TableName,
    Item: { ...keys.profile(userId), erasedAt: now, ttl: Math.floor(now / 1000) + tombstoneSeconds },
    ConditionExpression: `${alive} AND (isAdmin = :is${isAdmin ? '' : ' OR attribute_not_exists(isAdmin)'})`,
    ExpressionAttributeValues: { ':is': isAdmin },
  };
  const audit = putAudit(TableName, { by: pseudonym(userId), at: now, what: 'account-erased', object: 'account' });
  const leave = isAdmin ? [{ Update: leaveRoster(TableName, userId) }] : [];
  return new TransactWriteCommand({ TransactItems: [{ Put: tombstone }, ...leave, audit] });
}

/** Says in the audit that it was someone, and not who. */
function pseudonym(userId: string): string {
  return createHash('sha256').update(userId).digest('hex');
}
