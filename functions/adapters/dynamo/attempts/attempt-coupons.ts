import { formatAttemptId, type Attempt } from '#functions/domain/attempts/attempt.ts';
import type { AttemptCoupons } from '#functions/usecases/ports/attempt-records.ts';
import {
  codeOfRedemption,
  parseRedemptionKey,
  redemptionItem,
  type RedemptionItem,
} from '#functions/adapters/dynamo/coupons/redemption-item.ts';
import { eachInBatches } from '#functions/adapters/dynamo/each-in-batches.ts';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import type { ItemKey } from '#functions/adapters/dynamo/load-items.ts';
import { prefixQuery, queryItems } from '#functions/adapters/dynamo/query-items.ts';
import { readIndex } from '#functions/adapters/dynamo/query-index.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

const atOnce = 25;

/** Limit of remembered uses: about 40 MB. A batch has up to a thousand. */
const maxRemembered = 200_000;

type Redeemed = Pick<Attempt, 'userId' | 'ref' | 'batch'>;

/**
 * Finds the coupons of attempts by the redemptions of their people. The uses of a batch are listed once, and its redemptions are then read
 * together; all others take one small query for each person and quiz. What was listed is remembered: open one for each run.
 */
export function attemptCoupons(table: Table): () => AttemptCoupons {
  return () => {
    const listOf = rememberedUses(table);
    return async (attempts) => {
      const found = new Map<string, string>();
      const note = (attempt: Redeemed, items: readonly RedemptionItem[]) => {
        const id = formatAttemptId(attempt.ref);
        // A redemption of a reused code names only its latest attempt in `attemptId`; the set has all of them.
        const own = items.find(({ attemptIds }) => attemptIds?.has(id));
        if (own) found.set(id, codeOfRedemption(own));
      };
      const known = attempts.map(async (attempt) => {
        if (attempt.batch === undefined) return;
        const listed = (await listOf(attempt.batch)).get(placeOf(attempt.userId, attempt.ref.quizId)) ?? [];
        const items = await getItems(table, listed, redemptionItem);
        note(
          attempt,
          items.flatMap((item) => item ?? []),
        );
      });
      await Promise.all(known);
      const others = attempts.filter(({ ref }) => !found.has(formatAttemptId(ref)));
      await eachInBatches(others, atOnce, async (attempt) => {
        const prefix = keys.redemption(attempt.userId, attempt.ref.quizId, '');
        note(attempt, await queryItems(table, { ...prefixQuery(prefix), ConsistentRead: false }, redemptionItem));
      });
      return found;
    };
  };
}

type Uses = ReadonlyMap<string, readonly ItemKey[]>;

/** The redemptions of a batch by person and quiz, as the index has them. */
function rememberedUses(table: Table): (batch: string) => Promise<Uses> {
  const remembered = new Map<string, Promise<Uses>>();
  let count = 0;
  const list = async (batch: string): Promise<Uses> => {
    const uses = new Map<string, ItemKey[]>();
    for (const { pk, sk } of await readIndex(table, gsiKeys.uses(batch))) {
      const place = `${pk} ${parseRedemptionKey({ sk }).quizId}`;
      uses.set(place, [...(uses.get(place) ?? []), { pk, sk }]);
      count += 1;
    }
    return uses;
  };
  return (batch) => {
    const known = remembered.get(batch);
    if (known) return known;
    if (count > maxRemembered) {
      remembered.clear();
      count = 0;
    }
    const listing = list(batch);
    remembered.set(batch, listing);
    return listing;
  };
}

const placeOf = (userId: string, quizId: number) => `${keys.profile(userId).pk} ${quizId}`;
