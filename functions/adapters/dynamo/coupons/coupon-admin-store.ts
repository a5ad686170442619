import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { hasTerms, type Coupon, type CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { CouponAdminStore } from '#functions/usecases/ports/coupons.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { changeCoupon } from './change-coupon.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { storedBatch } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-item.ts';
import { couponItem, storedCoupon } from './coupon-item.ts';
import { codeOfRedemption, readUses, readUsesBy, readUsesOfCodes } from './redemption-item.ts';
import { getRows } from '#functions/adapters/dynamo/get-items.ts';
import { fields, text, type Reader } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { queryIndex } from '#functions/adapters/dynamo/query-index.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

const kind = fields<{ sk: string }>({ sk: text });

/** Coupons and batches of a quiz share one list. */
const couponOrBatch: Reader<Coupon | CouponBatch> = (value) =>
  kind(value).sk === keys.coupon('').sk ? storedCoupon(value) : storedBatch(value);

export function couponAdminStore(table: Table): CouponAdminStore {
  const TableName = table.name;
  return {
    async create(coupon, { by, at, reason }) {
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

    change: (change, action) => changeCoupon(table, change, action),

    async list(quizId, cursor) {
      const page = await queryIndex(table, { partition: gsiKeys.coupons(quizId), cursor, newestFirst: true });
      const items = await getRows(table, page.keys, couponOrBatch);
      return { rows: items.filter((row) => row !== undefined), next: page.next };
    },

    async listUses({ code, batchId }, cursor) {
      if (batchId !== undefined) return { rows: await readUsesOfCodes(table, batchId, [code]), next: undefined };
      const page = await queryIndex(table, { partition: gsiKeys.uses(code), cursor, newestFirst: true });
      // A coupon code may equal the id of a batch, whose uses then share this partition: keep only those of the code.
      const own = page.keys.filter((key) => codeOfRedemption(key) === code);
      return { rows: await readUses(table, own), next: page.next };
    },

    listUsesBy: (userId) => readUsesBy(table, userId),
  };
}
