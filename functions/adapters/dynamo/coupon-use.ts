import type { CouponUse } from '#functions/usecases/ports/coupons.ts';
import { userIdOf } from './attempt-item.ts';
import { getItems } from './get-items.ts';
import { redemptionPrefix } from './keys.ts';
import type { Table } from './table.ts';

interface RedemptionKey {
  pk: string;
  sk: string;
}

/** What stands in a redemption's key: a code may have any sign but the one that parts the key. */
export function codeOfRedemption({ sk }: RedemptionKey): string {
  return sk.slice(redemptionPrefix.length).split('#').slice(1).join('#');
}

/** The redemptions of these keys as they are now. One that is gone since the index was read is left out. */
export async function readUses(table: Table, keys: readonly RedemptionKey[]): Promise<CouponUse[]> {
  const items = await getItems(table, keys);
  return items.flatMap((item) => {
    if (!item) return [];
    const { status, redeemedAt, attemptId } = item;
    return [
      {
        userId: userIdOf(item),
        code: codeOfRedemption(item),
        redeemedAt: Number(redeemedAt ?? 0),
        status: status as CouponUse['status'],
        ...(typeof attemptId === 'string' && { attemptId }),
      },
    ];
  });
}
