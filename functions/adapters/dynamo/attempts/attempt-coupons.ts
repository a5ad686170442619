import { formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import type { AttemptCoupons } from '#functions/usecases/ports/attempt-records.ts';
import { codeOfRedemption, redemptionItem } from '#functions/adapters/dynamo/coupons/redemption-item.ts';
import { eachInBatches } from '#functions/adapters/dynamo/each-in-batches.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { prefixQuery, queryItems } from '#functions/adapters/dynamo/query-items.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

const atOnce = 25;

/** Finds the coupons of attempts by the redemptions of their people: one small query for each person and quiz. */
export function attemptCoupons(table: Table): AttemptCoupons {
  return async (attempts) => {
    const found = new Map<string, string>();
    await eachInBatches(attempts, atOnce, async ({ userId, ref }) => {
      const query = { ...prefixQuery(keys.redemption(userId, ref.quizId, '')), ConsistentRead: false };
      const items = await queryItems(table, query, redemptionItem);
      const id = formatAttemptId(ref);
      // A redemption of a reused code names only its latest attempt in `attemptId`; the set has all of them.
      const own = items.find(({ attemptIds }) => attemptIds?.has(id));
      if (own) found.set(id, codeOfRedemption(own));
    });
    return found;
  };
}
