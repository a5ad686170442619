import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import {
  refuseCouponChange,
  whyNotChangeable,
  hasTerms,
  type Coupon,
  type CouponTerms,
} from '#functions/domain/coupons/coupon.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { putAudit, type AdminAction } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { getItem } from '#functions/adapters/dynamo/get-items.ts';
import { storedCoupon } from './coupon-item.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';

interface CouponChange {
  code: string;
  /** The revision that the admin read. */
  revision: number;
  terms: CouponTerms;
}

/** Sets the terms alone, so that concurrent redemptions keep counting. The same write checks that the limit is not below the uses. */
export async function changeCoupon(table: Table, { code, revision, terms }: CouponChange, action: AdminAction) {
  const before = await getItem(table, keys.coupon(code), storedCoupon);
  if (!before) refuse('not-found', `There is no coupon ${code}.`);
  const after: Coupon = { ...withoutTerms(before), ...terms, revision: revision + 1, updatedBy: action.by };
  const audit = { what: 'coupon-changed', object: `coupon ${code}`, before, after, ...action } as const;
  const TransactItems = [{ Update: update(table, after, revision) }, putAudit(table.name, audit)];
  try {
    await table.db.send(new TransactWriteCommand({ TransactItems }));
    return after;
  } catch (cause) {
    const stored = failedWrites(cause)[0]?.read(storedCoupon);
    if (!stored) refuse('not-found', `There is no coupon ${code}.`, cause);
    // A retry: the reply to the first request may have been lost.
    if (stored.revision === after.revision && stored.updatedBy === action.by && hasTerms(stored, terms)) return stored;
    const why = whyNotChangeable(stored, { revision, maxUses: terms.maxUses });
    refuseCouponChange(stored, why ?? 'revision-conflict', cause);
  }
}

function withoutTerms(coupon: Coupon): Coupon {
  const { maxUses: _maxUses, label: _label, ...rest } = coupon;
  return rest;
}

/** `whyNotChangeable` is the condition. Where there is no limit, the attribute is removed. */
function update(table: Table, { code, ...after }: Coupon, seen: number) {
  const { maxUses, label, active, validFrom, validUntil, discountPercentage, updatedBy } = after;
  return updateItem(table, {
    key: keys.coupon(code),
    set: { revision: seen + 1, active, validFrom, validUntil, discountPercentage, maxUses, label, updatedBy },
    remove: [...(maxUses === undefined ? ['maxUses'] : []), ...(label === undefined ? ['label'] : [])],
    condition:
      'attribute_not_exists(batchId) AND revision = :seen' +
      (maxUses === undefined ? '' : ' AND #uses <= :new_maxUses'),
    values: { ':seen': seen },
  });
}
