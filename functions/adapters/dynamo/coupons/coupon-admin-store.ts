import type { Page } from '#functions/usecases/ports/page.ts';
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { hasTerms, type Coupon, type CouponBatch, type CouponTerms } from '#functions/domain/coupons/coupon.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { putAudit, type AdminAction } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { changeCoupon } from './change-coupon.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { storedBatch } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-item.ts';
import { couponItem, storedCoupon } from './coupon-item.ts';
import { codeOfRedemption, readUses, readUsesBy, readUsesOfCodes, type CouponUse } from './redemption-item.ts';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { item, readItem } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { indexKey, inIndex, readPage } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

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
        refuse('coupon-exists', `There is a coupon ${code} already. Choose another code, or change that one.`, cause);
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
