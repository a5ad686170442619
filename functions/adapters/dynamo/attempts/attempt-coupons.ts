import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import { formatAttemptId } from '#functions/domain/attempts/attempt.ts';
import type { AttemptCoupons } from '#functions/usecases/ports/attempt-records.ts';
import { codeOfRedemption } from '#functions/adapters/dynamo/coupons/coupon-use.ts';
import { eachInBatches } from '#functions/adapters/dynamo/each-in-batches.ts';
import { keys, redemptionPrefix } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

const atOnce = 25;

/** A person's redemptions know their attempts: one small query for each person and quiz. */
export function attemptCoupons({ db, name }: Table): AttemptCoupons {
  return async (attempts) => {
    const found = new Map<string, string>();
    await eachInBatches(attempts, atOnce, async ({ userId, ref }) => {
      const { Items = [] } = await db.send(
        new QueryCommand({
          TableName: name,
          KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
          ExpressionAttributeValues: {
            ':pk': keys.profile(userId).pk,
            ':prefix': `${redemptionPrefix}${ref.quizId}#`,
          },
        }),
      );
      const id = formatAttemptId(ref);
      const own = Items.find((item) => item['attemptId'] === id || isIn(item['attemptIds'], id));
      if (own) found.set(id, codeOfRedemption({ pk: String(own['pk']), sk: String(own['sk']) }));
    });
    return found;
  };
}

/** A code that was redeemed again for another attempt names the last one; the set has them all. */
const isIn = (ids: unknown, id: string) => ids instanceof Set && ids.has(id);
