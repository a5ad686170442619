import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { AuditAction } from '#functions/domain/admin/audit.ts';
import { lastAdminWords } from '#functions/domain/admin/last-admin.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { failedWrites, type Writes } from '#functions/adapters/dynamo/look-and-write.ts';
import { getItem, getItems } from '#functions/adapters/dynamo/get-items.ts';
import { textSet } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { profileItem, profileOf } from '#functions/adapters/dynamo/people/profile-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { putAudit, type AdminAction } from './audit-store.ts';

export const rosterItem = z.object({ userIds: z.exactOptional(textSet) });

/** The admins: a roster of their ids and a flag on each profile, which change together. */
export function adminStore(table: Table) {
  const TableName = table.name;

  const write = (TransactItems: Writes) => table.db.send(new TransactWriteCommand({ TransactItems }));

  const audit = (what: AuditAction, userId: string, isAdmin: boolean, action: AdminAction) =>
    putAudit(TableName, {
      ...action,
      what,
      object: `person ${userId}`,
      before: { isAdmin: !isAdmin },
      after: { isAdmin },
    });

  return {
    async list() {
      const roster = await getItem(table, keys.admins(), rosterItem);
      const profileKeys = [...(roster?.userIds ?? [])].map((userId) => keys.profile(userId));
      const items = await getItems(table, profileKeys, profileItem);
      return items.flatMap((item) => profileOf(item) ?? []).filter(({ isAdmin }) => isAdmin);
    },

    /** Idempotent. Throws Refusal `not-found` for a deleted account. */
    async grant(userId: string, action: AdminAction) {
      try {
        await write([
          { Update: setFlag(TableName, userId, true) },
          { Update: addToRoster(TableName, userId) },
          audit('admin-granted', userId, true, action),
        ]);
      } catch (cause) {
        const stored = failedWrites(cause)[0]?.read(profileItem);
        if (!profileOf(stored)?.isAdmin) refuse('not-found', 'The account of this person was erased.', cause);
      }
    },

    /** Throws Refusal `last-admin`; `not-found` for a person who is no admin. */
    async revoke(userId: string, action: AdminAction) {
      try {
        await write([
          { Update: setFlag(TableName, userId, false) },
          { Update: leaveRoster(TableName, userId) },
          audit('admin-revoked', userId, false, action),
        ]);
      } catch (cause) {
        const [flag] = failedWrites(cause);
        if (!flag?.failed) refuse('last-admin', lastAdminWords.revoke, cause);
        // A person who is no admin any more stays none: the reply to the first request may have been lost.
        if (!profileOf(flag.read(profileItem))) refuse('not-found', 'The account of this person was erased.', cause);
      }
    },
  };
}

export type AdminStore = ReturnType<typeof adminStore>;

/** Writes of a transaction that keep the roster and the admin flags in step. */
function addToRoster(TableName: string, userId: string) {
  return {
    TableName,
    Key: keys.admins(),
    UpdateExpression: 'ADD userIds :ids',
    ExpressionAttributeValues: { ':ids': new Set([userId]) },
  };
}

/** Fails for the last admin (`last-admin.ts`), and for a person who is not on the roster. */
export function leaveRoster(TableName: string, userId: string) {
  return {
    TableName,
    Key: keys.admins(),
    UpdateExpression: 'DELETE userIds :ids',
    ConditionExpression: 'size(userIds) > :one AND contains(userIds, :id)',
    ExpressionAttributeValues: { ':ids': new Set([userId]), ':id': userId, ':one': 1 },
  };
}

/** Fails if the flag has this value already, and for a deleted account. */
function setFlag(TableName: string, userId: string, isAdmin: boolean) {
  return {
    TableName,
    Key: keys.profile(userId),
    UpdateExpression: 'SET isAdmin = :is',
    ConditionExpression: isAdmin
      ? 'attribute_exists(userId) AND (attribute_not_exists(isAdmin) OR isAdmin = :not)'
      : 'attribute_exists(userId) AND isAdmin = :not',
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    ExpressionAttributeValues: { ':is': isAdmin, ':not': !isAdmin },
  };
}
