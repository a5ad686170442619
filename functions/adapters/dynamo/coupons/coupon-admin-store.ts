import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { Page } from '#functions/usecases/ports/page.ts';
import {
  hasTerms,
  type Coupon,
  type CouponBatch,
  type CouponTerms,
  refuseCouponChange,
  whyNotChangeable,
} from '#functions/domain/coupons/coupon.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { putAudit, type AdminAction } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { failedWrites } from '#functions/adapters/dynamo/look-and-write.ts';
import { storedBatch } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-item.ts';
import { getItems, getItem } from '#functions/adapters/dynamo/get-items.ts';
import { item, readItem } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { indexKey, inIndex, readPage } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';
import { couponItem, storedCoupon } from './coupon-store.ts';
import { codeOfRedemption, readUses, readUsesBy, readUsesOfCodes, type CouponUse } from './redemption-item.ts';
import * as words from '#functions/domain/words/coupons.ts';

const perPage = 50;

/** Coupons for admins. */
export function couponAdminStore(table: Table) {
  const TableName = table.name;
  return {
    /** The same request again gives the coupon that is stored. Throws Refusal `coupon-exists`. */
    async create(coupon: Coupon, { by, at, reason }: AdminAction): Promise<Coupon> {
      const { code } = coupon;
      const put = {
        TableName,
        Item: couponItem(coupon),
        ConditionExpression: 'attribute_not_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
      };
      const audit = putAudit(TableName, {
        by,
        at,
        what: 'coupon-created',
        object: `coupon ${code}`,
        reason,
        after: coupon,
      });
      try {
        await table.db.send(new TransactWriteCommand({ TransactItems: [{ Put: put }, audit] }));
        return coupon;
      } catch (cause) {
        const stored = failedWrites(cause)[0]?.read(storedCoupon);
        const { quizId, createdBy } = coupon;
        const isRetry = stored?.quizId === quizId && stored.createdBy === createdBy && stored.revision === 0;
        if (isRetry && hasTerms(stored, coupon)) return stored;
        refuse('coupon-exists', words.exists(code), cause);
      }
    },

    /** Changes the coupon at the revision that was read, or gives it if this admin has made the same change. Throws Refusal `not-found`, `revision-conflict`, `limit-below-uses`, `part-of-batch`. */
    change: (change: { code: string; revision: number; terms: CouponTerms }, action: AdminAction) =>
      changeCoupon(table, change, action),

    /** Coupons and batches of a quiz, which share one list, newest first. */
    async list(quizId: number, cursor: string | undefined) {
      const lists = [[inIndex(gsiKeys.coupons(quizId))]];
      const page = await readPage(table, { lists, cursor, limit: perPage }, indexKey);
      const items = await getItems(table, page.rows, item);
      const rows = items.flatMap((row): (Coupon | CouponBatch)[] => {
        if (!row) return [];
        return [row['sk'] === keys.coupon('').sk ? readItem(row, storedCoupon) : readItem(row, storedBatch)];
      });
      return { rows, next: page.next };
    },

    /** Newest first; for a code of a batch only its current holder. */
    async listUses({ code, batchId }: Coupon, cursor: string | undefined): Promise<Page<CouponUse>> {
      if (batchId !== undefined) return { rows: await readUsesOfCodes(table, batchId, [code]), next: undefined };
      const page = await readPage(table, { lists: [[inIndex(gsiKeys.uses(code))]], cursor, limit: perPage }, indexKey);
      // A coupon code may equal the id of a batch, whose uses then share this partition: keep only those of the code.
      const own = page.rows.filter((key) => codeOfRedemption(key) === code);
      return { rows: await readUses(table, own), next: page.next };
    },

    /** All uses of one person, for any quiz. */
    listUsesBy: (userId: string) => readUsesBy(table, userId),
  };
}

export type CouponAdminStore = ReturnType<typeof couponAdminStore>;

interface CouponChange {
  code: string;
  /** The revision that the admin read. */
  revision: number;
  terms: CouponTerms;
}

/** Sets the terms alone, so that concurrent redemptions keep counting. The same write checks that the limit is not below the uses. */
async function changeCoupon(table: Table, { code, revision, terms }: CouponChange, action: AdminAction) {
  const before = await getItem(table, keys.coupon(code), storedCoupon);
  if (!before) refuse('not-found', words.notFound(code));
  const after: Coupon = { ...withoutTerms(before), ...terms, revision: revision + 1, updatedBy: action.by };
  const audit = { what: 'coupon-changed', object: `coupon ${code}`, before, after, ...action } as const;
  const TransactItems = [{ Update: update(table, after, revision) }, putAudit(table.name, audit)];
  try {
    await table.db.send(new TransactWriteCommand({ TransactItems }));
    return after;
  } catch (cause) {
    const stored = failedWrites(cause)[0]?.read(storedCoupon);
    if (!stored) refuse('not-found', words.notFound(code), cause);
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
