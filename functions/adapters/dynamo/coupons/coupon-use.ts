import { paginateQuery } from '@aws-sdk/lib-dynamodb';
import type { CouponUse, PersonUse } from '#functions/usecases/ports/coupons.ts';
import { userIdOf } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { getItems } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys, redemptionPrefix, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { walkIndex } from '#functions/adapters/dynamo/walk-index.ts';

interface RedemptionKey {
  pk: string;
  sk: string;
}

/** What stands in a redemption's key: a code may have any sign but the one that parts the key. */
export function codeOfRedemption({ sk }: RedemptionKey): string {
  return placeOf(sk).code;
}

function placeOf(sk: string): { quizId: number; code: string } {
  const [quizId, ...code] = sk.slice(redemptionPrefix.length).split('#');
  return { quizId: Number(quizId), code: code.join('#') };
}

/** The redemptions of these keys as they are now. One that is gone since the index was read is left out. */
export async function readUses(table: Table, listed: readonly RedemptionKey[]): Promise<CouponUse[]> {
  const items = await getItems(table, listed);
  return items.flatMap((item) => (item ? [useOf(item)] : []));
}

function useOf(item: RedemptionKey & Record<string, unknown>): CouponUse {
  const { status, redeemedAt, attemptId } = item;
  return {
    userId: userIdOf(item),
    code: codeOfRedemption(item),
    redeemedAt: Number(redeemedAt ?? 0),
    status: status as CouponUse['status'],
    ...(typeof attemptId === 'string' && { attemptId }),
  };
}

/** A person's redemptions stand together among their items: no index is asked, and nothing else of theirs is read. */
export async function readUsesBy({ db, name }: Table, userId: string): Promise<PersonUse[]> {
  const found: PersonUse[] = [];
  const pages = paginateQuery(
    { client: db },
    {
      TableName: name,
      KeyConditionExpression: 'pk = :pk AND begins_with(sk, :prefix)',
      ConsistentRead: true,
      ExpressionAttributeValues: { ':pk': keys.profile(userId).pk, ':prefix': redemptionPrefix },
    },
  );
  for await (const { Items = [] } of pages) {
    for (const item of Items as (RedemptionKey & Record<string, unknown>)[]) {
      const use = useOf(item);
      const ids: unknown[] = item['attemptIds'] instanceof Set ? [...item['attemptIds']] : [];
      const earlierAttemptIds = ids.map(String).filter((id) => id !== use.attemptId);
      found.push({ ...use, quizId: placeOf(item.sk).quizId, earlierAttemptIds });
    }
  }
  return found;
}

/** Where a use is listed: among those of its coupon by time, or among those of its batch by code. */
export function usePlace({ code, batchId, at }: { code: string; batchId: string | undefined; at: number }): string {
  return batchId === undefined ? sortableInstant(at) : `${code}#${sortableInstant(at)}`;
}

/** More than the codes of a page can have. */
const maxUsesOfPage = 1_000;
/** All places that begin with a digit: of uses from before they were listed by code. */
const earlierPlaces = { from: '0', until: ':' };

/** The uses of neighbouring codes of a batch, in their order; the uses of all its other codes are not read. */
export async function readUsesOfCodes(table: Table, batchId: string, codes: readonly string[]): Promise<CouponUse[]> {
  const [first, last] = [codes[0], codes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const partitions = [gsiKeys.uses(batchId)];
  const own = { partitions, from: `${first}#`, until: `${last}#~` };
  const { keys } = await walkIndex(table, { steps: [own], limit: maxUsesOfPage });
  const known = new Set(keys.map(codeOfRedemption));
  const isComplete = codes.every((code) => known.has(code));
  const earlier = isComplete
    ? []
    : (await walkIndex(table, { steps: [{ partitions, ...earlierPlaces }], limit: maxUsesOfPage })).keys;
  const wanted = new Set(codes);
  const uses = await readUses(
    table,
    [...keys, ...earlier].filter((key) => wanted.has(codeOfRedemption(key))),
  );
  return uses.filter(({ status }) => status !== 'released');
}
