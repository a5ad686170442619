import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';
import { putAudit, type AdminAction } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { storedCoupon } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import { redemptionItem, releaseUse } from '#functions/adapters/dynamo/coupons/redemption-item.ts';
import { seatItem } from '#functions/adapters/dynamo/attempts/seats/seat-item.ts';
import { getEach } from '#functions/adapters/dynamo/get-items.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite, failedWrites } from '#functions/adapters/dynamo/look-and-write.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import * as words from '#functions/domain/words/coupons.ts';

/** A redeemed code, as the admin read it. */
export interface HeldCode {
  /** Absent for a coupon of no batch. */
  batchId?: string | undefined;
  quizId: number;
  code: string;
  userId: string;
  redeemedAt: number;
}

/**
 * Takes a redeemed code back from a person who has not started. The seat, the use and the count change in one transaction that
 * conflicts with a first answer on the seat and the use, so that one of the two is refused. Idempotent.
 */
export async function releaseCode(table: Table, held: HeldCode, action: AdminAction): Promise<void> {
  const { batchId, quizId, code, userId, redeemedAt } = held;
  const TableName = table.name;
  const seatKey = keys.seat(userId, quizId);
  await lookAndWrite(table, async () => {
    const [coupon, use, seat] = await getEach(
      table,
      [keys.coupon(code), storedCoupon],
      [keys.redemption(userId, quizId, code), redemptionItem],
      [seatKey, seatItem],
    );
    if (!coupon || coupon.batchId !== batchId) refuse('not-found', words.notInBatch(code));
    if (use?.redeemedAt !== redeemedAt) refuse('revision-conflict', words.otherHolder(code));
    if (use.status === 'released') return { done: undefined };
    if (use.status === 'consumed') refuse('already-started', words.started(code));
    const updates = releaseUse({ userId, quizId, code }, batchId).map((write) => ({ Update: { TableName, ...write } }));
    // Check the seat itself: an expired one may be deleted before its use.
    const isOnSeat = seat?.coupon === code;
    const condition = { TableName, Key: seatKey, ExpressionAttributeValues: { ':code': code } };
    const freeSeat = {
      Update: {
        ...condition,
        UpdateExpression: 'REMOVE coupon, discount, #batch',
        ConditionExpression: 'coupon = :code',
        ExpressionAttributeNames: { '#batch': 'batch' },
      },
    };
    const elsewhere = {
      ConditionCheck: { ...condition, ConditionExpression: 'attribute_not_exists(coupon) OR coupon <> :code' },
    };
    const audit = putAudit(TableName, {
      ...{ what: 'coupon-released', object: `coupon ${code}`, person: userId, before: { redeemedAt } },
      ...action,
    });
    return { writes: [...updates, isOnSeat ? freeSeat : elsewhere, audit], then: undefined };
  });
}

/** Deactivates or activates one code of a batch, apart from the batch's terms. A repeat changes nothing and adds no audit entry. */
export async function setCodeActive(
  { db, name: TableName }: Table,
  { batchId, code, active }: { batchId: string; code: string; active: boolean },
  action: AdminAction,
): Promise<void> {
  const update = {
    TableName,
    Key: keys.coupon(code),
    UpdateExpression: active ? 'REMOVE deactivated' : 'SET deactivated = :true',
    ConditionExpression: `batchId = :batch AND ${active ? 'attribute_exists' : 'attribute_not_exists'}(deactivated)`,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    ExpressionAttributeValues: { ':batch': batchId, ...(!active && { ':true': true }) },
  };
  const change = { before: { active: !active }, after: { active } };
  const audit = putAudit(TableName, { what: 'coupon-changed', object: `coupon ${code}`, ...change, ...action });
  try {
    await db.send(new TransactWriteCommand({ TransactItems: [{ Update: update }, audit] }));
  } catch (cause) {
    const stored = failedWrites(cause)[0]?.read(storedCoupon);
    if (stored?.batchId !== batchId) refuse('not-found', words.notInBatch(code), cause);
  }
}
