import { GetCommand, TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { AuditAction } from '#functions/domain/admin/audit.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { AdminAction } from '#functions/usecases/ports/admin-action.ts';
import type { AdminStore, Profile } from '#functions/usecases/ports/people.ts';
import { addToRoster, leaveRoster, lastAdminWords, setFlag } from './admin-roster.ts';
import { putAudit } from './audit-entry.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { profileOf } from '#functions/adapters/dynamo/people/profile-item.ts';
import { readIndex } from '#functions/adapters/dynamo/query-index.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export function adminStore(table: Table): AdminStore {
  const TableName = table.name;

  async function readRoster(): Promise<Set<string> | undefined> {
    const { Item } = await table.db.send(new GetCommand({ TableName, Key: keys.admins(), ConsistentRead: true }));
    return Item?.['userIds'] as Set<string> | undefined;
  }

  async function readAdmins(profileKeys: readonly { pk: string; sk: string }[]): Promise<Profile[]> {
    const items = await getItems(table, profileKeys);
    const profiles = items.flatMap((item) => (item && profileOf(item as Partial<Profile>)) ?? []);
    return profiles.filter(({ isAdmin }) => isAdmin);
  }

  const write = (TransactItems: TransactWriteCommandInput['TransactItems']) =>
    table.db.send(new TransactWriteCommand({ TransactItems }));

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
      const roster = await readRoster();
      return readAdmins([...(roster ?? [])].map((userId) => keys.profile(userId)));
    },

    async enrol(userIds) {
      const roster = await readRoster();
      const known = userIds.map((userId) => keys.profile(userId));
      const candidates = roster ? known : [...(await readIndex(table, gsiKeys.people())), ...known];
      const missing = candidates.filter(({ pk }) => !roster?.has(pk.slice('USER#'.length)));
      const admins = missing.length > 0 ? await readAdmins(missing) : [];
      for (const userId of new Set(admins.map((admin) => admin.userId))) {
        const stillAdmin = { TableName, Key: keys.profile(userId), ConditionExpression: 'isAdmin = :true' };
        const check = { ...stillAdmin, ExpressionAttributeValues: { ':true': true } };
        // One who is no admin any more is not put back.
        await write([{ Update: addToRoster(TableName, userId) }, { ConditionCheck: check }]).catch(failedWrites);
      }
    },

    async grant(userId, action) {
      try {
        await write([
          { Update: setFlag(TableName, userId, true) },
          { Update: addToRoster(TableName, userId) },
          audit('admin-granted', userId, true, action),
        ]);
      } catch (cause) {
        const stored = failedWrites(cause)[0]?.stored;
        if (stored?.['isAdmin'] !== true) refuse('not-found', 'The account of this person was erased.', cause);
        await write([{ Update: addToRoster(TableName, userId) }]);
      }
    },

    async revoke(userId, action) {
      try {
        await write([
          { Update: setFlag(TableName, userId, false) },
          { Update: leaveRoster(TableName, userId) },
          audit('admin-revoked', userId, false, action),
        ]);
      } catch (cause) {
        const [flag] = failedWrites(cause);
        if (flag?.failed) refuse('not-found', 'This person is no admin any more.', cause);
        refuse('last-admin', lastAdminWords.revoke, cause);
      }
    },
  };
}
