import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { adminStore } from '#functions/adapters/dynamo/admin/admin-store.ts';
import { attemptRecords } from '#functions/adapters/dynamo/attempts/attempt-records.ts';
import { auditStore, type KeptAuditEntry } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { contactStore, senderMessages } from '#functions/adapters/dynamo/people/contact-store.ts';
import { couponAdminStore } from '#functions/adapters/dynamo/coupons/coupon-admin-store.ts';
import { couponBatchStore } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { holidayStore } from '#functions/adapters/dynamo/reports/holiday-store.ts';
import { peopleIndex } from '#functions/adapters/dynamo/people/people-index.ts';
import type { AuditAction } from '#functions/domain/admin/audit.ts';
import { indiaMonth } from '#functions/domain/calendar/india-days.ts';
import { newPerson, type Engine } from '#test/support/engine/make-engine.ts';

/** The ports of the admin's screens, on the table of an engine. */
export function adminPorts(engine: Engine) {
  const { table } = engine;
  return {
    ...engine.ports,
    admins: adminStore(table),
    audit: auditStore(table),
    batches: couponBatchStore(table),
    contacts: contactStore(table),
    couponAdmin: couponAdminStore(table),
    holidays: holidayStore(table),
    messages: senderMessages(table),
    peopleIndex: peopleIndex(table),
    records: attemptRecords(table),
  };
}

/** A person who has signed in. */
export async function makePerson(engine: Engine, email: string, name = email): Promise<string> {
  const userId = newPerson();
  await engine.ports.profiles.upsert({ userId, email, name });
  return userId;
}

/** An admin on the roster. */
export async function makeAdmin(engine: Engine, email: string): Promise<string> {
  const userId = await makePerson(engine, email);
  await adminPorts(engine).admins.grant(userId, { by: 'test', at: engine.clock() });
  return userId;
}

/** The audit entries of one kind of action of this month. */
export async function auditOf(engine: Engine, what: AuditAction): Promise<KeptAuditEntry[]> {
  const { Items = [] } = await engine.table.db.send(
    new QueryCommand({
      TableName: engine.table.name,
      KeyConditionExpression: 'pk = :pk',
      ConsistentRead: true,
      ExpressionAttributeValues: { ':pk': keys.audit(indiaMonth(engine.clock()), '').pk },
    }),
  );
  return (Items as KeptAuditEntry[]).filter((entry) => entry.what === what);
}
