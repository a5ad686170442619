import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import type { AuditAction } from '#functions/domain/admin/audit.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { expiryOf } from '#functions/domain/retention.ts';
import { failedWrites, type Writes } from '#functions/adapters/dynamo/look-and-write.ts';
import { getItem, getItems } from '#functions/adapters/dynamo/get-items.ts';
import { textSet } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { profileItem, profileOf } from '#functions/adapters/dynamo/people/profile-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';
import { putAudit, type AdminAction } from './audit-store.ts';
import * as words from '#functions/domain/words/people.ts';

export const rosterItem = z.object({ userIds: z.exactOptional(textSet) });

/*
 * There is at least one admin. Another admin (or an operator's command) takes the rights of an admin away, and the account of an admin
 * cannot be erased before that: so the last admin stays, also when two act at the same time, and the audit keeps the name of whoever has
 * left (`retention.ts`). `people/person-store.ts` has the part of the erasure.
 */

/** Who has been an admin, for the audit: stays for a time after an erasure (`retention.ts`). */
export const formerAdminItem = z.object({ name: z.string(), email: z.string(), ttl: z.number() });

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

    /** Name and address of a person whose admin rights have ended, as long as they are kept. TTL removes them some days later. */
    async findFormer(userId: string, now: number) {
      const former = await getItem(table, keys.formerAdmin(userId), formerAdminItem);
      return former && former.ttl > now / 1000 ? former : undefined;
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
        if (!profileOf(stored)?.isAdmin) refuse('not-found', words.erased, cause);
      }
    },

    /** Keeps name and address for the audit. Throws Refusal `last-admin`; `not-found` for a deleted account. */
    async revoke(userId: string, action: AdminAction) {
      const profile = profileOf(await getItem(table, keys.profile(userId), profileItem));
      if (!profile) refuse('not-found', words.erased);
      // The reply to the first request may have been lost.
      if (!profile.isAdmin) return;
      const { name, email } = profile;
      const set = { name, email, ttl: expiryOf(action.at) };
      try {
        await write([
          { Update: setFlag(TableName, userId, false) },
          { Update: leaveRoster(TableName, userId) },
          audit('admin-revoked', userId, false, action),
          { Update: updateItem(table, { key: keys.formerAdmin(userId), set }) },
        ]);
      } catch (cause) {
        const [flag] = failedWrites(cause);
        if (!flag?.failed) refuse('last-admin', words.lastAdmin, cause);
        // Another request has revoked the person meanwhile.
        if (!profileOf(flag.read(profileItem))) refuse('not-found', words.erased, cause);
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

/** Fails for the last admin (above), and for a person who is not on the roster. */
function leaveRoster(TableName: string, userId: string) {
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
