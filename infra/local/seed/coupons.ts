import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { couponItem } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import type { Coupon } from '#functions/domain/coupons/coupon.ts';

const shared = {
  quizId: 1,
  active: true,
  validFrom: Date.UTC(2024, 0, 1),
  validUntil: Date.UTC(2100, 0, 1),
  uses: 0,
  revision: 0,
};

export const sampleCoupons: readonly Omit<Coupon, 'createdAt' | 'createdBy'>[] = [
  { ...shared, code: 'WELCOME50', discountPercentage: 50 },
  { ...shared, code: 'ONCE100', discountPercentage: 100, maxUses: 1 },
];

/** Adds the sample coupons in the name of this admin. It leaves existing coupons unchanged. */
export async function seedCoupons({ db, name }: Table, createdBy: string): Promise<void> {
  for (const coupon of sampleCoupons) {
    try {
      const Item = couponItem({ ...coupon, createdAt: Date.now(), createdBy });
      await db.send(new PutCommand({ TableName: name, Item, ConditionExpression: 'attribute_not_exists(pk)' }));
    } catch (cause) {
      if (!(cause instanceof ConditionalCheckFailedException)) throw cause;
    }
  }
}
