import { GetCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Coupon, CouponTerms } from '#functions/domain/coupons/coupon.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { AdminAction } from '#functions/usecases/ports/admin-action.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { couponOf, couponPlace } from './coupon-item.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

interface CouponChange {
  code: string;
  /** As the admin saw it. */
  revision: number;
  terms: CouponTerms;
}

/**
 * Sets the terms, and no more: uses go on being counted beside it. That the limit is not below them is held in the same
 * breath as the change.
 */
export async function changeCoupon(table: Table, { code, revision, terms }: CouponChange, action: AdminAction) {
  const before = await find(table, code);
  if (before.batchId !== undefined)
    refuse('part-of-batch', `The coupon ${code} is one of a batch: change the batch, and with it all its codes.`);
  const after: Coupon = { ...withoutTerms(before), ...terms, revision: revision + 1 };
  const audit = { what: 'coupon-changed', object: `coupon ${code}`, before, after, ...action } as const;
  const TransactItems = [{ Update: update(table.name, after, revision) }, putAudit(table.name, audit)];
  try {
    await table.db.send(new TransactWriteCommand({ TransactItems }));
    return after;
  } catch (cause) {
    const stored = failedWrites(cause)[0]?.stored as Coupon | undefined;
    if (!stored) refuse('not-found', `There is no coupon ${code}.`, cause);
    if ((stored.revision ?? 0) !== revision) {
      refuse('revision-conflict', `Someone has changed the coupon ${code} in between. Look at it again.`, cause);
    }
    refuse(
      'limit-below-uses',
      `The coupon ${code} has been used ${stored.uses} times already: its limit can’t be lower.`,
      cause,
    );
  }
}

async function find(table: Table, code: string): Promise<Coupon> {
  const { Item } = await table.db.send(
    new GetCommand({ TableName: table.name, Key: keys.coupon(code), ConsistentRead: true }),
  );
  return Item ? couponOf(Item) : refuse('not-found', `There is no coupon ${code}.`);
}

function withoutTerms(coupon: Coupon): Coupon {
  const { maxUses: _maxUses, label: _label, ...rest } = coupon;
  return rest;
}

/** No limit is no attribute. The place in the list is written too: a coupon from before there was one gets it so. */
function update(TableName: string, after: Coupon, seen: number) {
  const { maxUses, label, active, validFrom, validUntil, discountPercentage } = after;
  const { gsi1pk, gsi1sk } = couponPlace(after);
  const values = { active, validFrom, validUntil, discountPercentage, gsi1pk, gsi1sk, maxUses, label };
  const set = Object.entries(values).filter(([, value]) => value !== undefined);
  const remove = Object.entries(values).filter(([, value]) => value === undefined);
  const asSeen = seen === 0 ? '(attribute_not_exists(revision) OR revision = :seen)' : 'revision = :seen';
  return {
    TableName,
    Key: keys.coupon(after.code),
    UpdateExpression:
      `SET revision = :next, ${set.map(([name]) => `#${name} = :${name}`).join(', ')}` +
      (remove.length > 0 ? ` REMOVE ${remove.map(([name]) => `#${name}`).join(', ')}` : ''),
    ConditionExpression:
      `attribute_exists(pk) AND attribute_not_exists(batchId) AND ${asSeen}` +
      (maxUses === undefined ? '' : ' AND #uses <= :maxUses'),
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    ExpressionAttributeNames: {
      ...Object.fromEntries(Object.keys(values).map((name) => [`#${name}`, name])),
      ...(maxUses !== undefined && { '#uses': 'uses' }),
    },
    ExpressionAttributeValues: {
      ':seen': seen,
      ':next': seen + 1,
      ...Object.fromEntries(set.map(([name, value]) => [`:${name}`, value])),
    },
  };
}
