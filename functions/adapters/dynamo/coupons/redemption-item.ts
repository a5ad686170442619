import { DeleteCommand, TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { userIdOf } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { getItems, itemKey, type ItemKey } from '#functions/adapters/dynamo/get-items.ts';
import { textSet } from '#functions/adapters/dynamo/item-reader.ts';
import { failedWrites } from '#functions/adapters/dynamo/look-and-write.ts';
import { gsiKeys, keys, redemptionPrefix, sortableInstant } from '#functions/adapters/dynamo/keys.ts';
import { inIndex, readRange, startingWith } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export interface CouponUse {
  userId: string;
  code: string;
  redeemedAt: number;
  status: 'reserved' | 'consumed' | 'released';
  attemptId?: string;
}

/** A use with all attempts of its person. */
export interface PersonUse extends CouponUse {
  quizId: number;
  /** For a code that was redeemed several times: the earlier attempts; `attemptId` is the latest one. */
  earlierAttemptIds: string[];
}

/** A person's redemption of a code. A code that was redeemed several times has all its attempts in `attemptIds`. */
export const redemptionItem = z.object({
  pk: z.string(),
  sk: z.string(),
  status: z.enum(['reserved', 'consumed', 'released']),
  redeemedAt: z.number(),
  consumedAt: z.exactOptional(z.number()),
  attemptId: z.exactOptional(z.string()),
  attemptIds: z.exactOptional(textSet),
});
export type RedemptionItem = z.infer<typeof redemptionItem>;

export function codeOfRedemption(key: Pick<ItemKey, 'sk'>): string {
  return parseRedemptionKey(key).code;
}

/** Parses the quiz and the code from a redemption's key. The code comes last and may contain any character except the key's separator. */
export function parseRedemptionKey({ sk }: Pick<ItemKey, 'sk'>): { quizId: number; code: string } {
  const [quizId, ...code] = sk.slice(redemptionPrefix.length).split('#');
  return { quizId: Number(quizId), code: code.join('#') };
}

/** The current redemptions of these keys. Leaves out those that were deleted since the index was read. */
export async function readUses(table: Table, listed: readonly ItemKey[]): Promise<CouponUse[]> {
  const items = await getItems(table, listed, redemptionItem);
  return items.flatMap((item) => (item ? [useOf(item)] : []));
}

function useOf(item: RedemptionItem): CouponUse {
  const { status, redeemedAt, attemptId } = item;
  return {
    ...{ userId: userIdOf(item), code: codeOfRedemption(item), redeemedAt, status },
    ...(attemptId !== undefined && { attemptId }),
  };
}

/** A person's redemptions. They share a key prefix in the person's partition, so no index and no other item is read. */
export async function readUsesBy(table: Table, userId: string): Promise<PersonUse[]> {
  const { pk } = keys.profile(userId);
  const items = await readRange(table, startingWith({ pk, sk: redemptionPrefix }), redemptionItem);
  return items.map((item) => {
    const earlierAttemptIds = [...(item.attemptIds ?? [])].filter((id) => id !== item.attemptId);
    return { ...useOf(item), quizId: parseRedemptionKey(item).quizId, earlierAttemptIds };
  });
}

/** The index key of a use: under its coupon by time, or under its batch by code. */
export function sortKeyOfUse({ code, batchId, at }: { code: string; batchId: string | undefined; at: number }): string {
  return batchId === undefined ? sortableInstant(at) : `${code}#${sortableInstant(at)}`;
}

/** The uses of neighbouring codes of a batch, in order. A range query skips the uses of all other codes. */
export async function readUsesOfCodes(table: Table, batchId: string, codes: readonly string[]): Promise<CouponUse[]> {
  const [first, last] = [codes[0], codes.at(-1)];
  if (first === undefined || last === undefined) return [];
  const keys = await readRange(
    table,
    inIndex(gsiKeys.uses(batchId), { from: `${first}#`, until: `${last}#~` }),
    itemKey,
  );
  const wanted = new Set(codes);
  const uses = await readUses(
    table,
    keys.filter((key) => wanted.has(codeOfRedemption(key))),
  );
  return uses.filter(({ status }) => status !== 'released');
}

interface ReservedUse {
  userId: string;
  quizId: number;
  code: string;
}

/**
 * The two updates that release a reserved use, for a transaction. They require that it is still reserved, so a concurrent first answer
 * either wins or loses as a whole. A code of a batch leaves the batch's list of uses, so that the list has one entry for each code in
 * use.
 */
export function releaseUse({ userId, quizId, code }: ReservedUse, batchId: string | undefined) {
  return [
    giveBack(code),
    {
      Key: keys.redemption(userId, quizId, code),
      UpdateExpression: `SET #status = :released${batchId === undefined ? '' : ' REMOVE gsi1pk, gsi1sk'}`,
      ConditionExpression: '#status = :reserved',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':released': 'released', ':reserved': 'reserved' },
    },
  ];
}

function giveBack(code: string) {
  return {
    Key: keys.coupon(code),
    UpdateExpression: 'ADD #uses :less',
    ConditionExpression: '#uses > :zero',
    ExpressionAttributeNames: { '#uses': 'uses' },
    ExpressionAttributeValues: { ':less': -1, ':zero': 0 },
  };
}

/** Deletes a redemption of an erased account. A use that is only reserved goes back to its coupon in the same transaction, so only once. */
export async function deleteRedemption({ db, name: TableName }: Table, Key: ItemKey): Promise<void> {
  const { code } = parseRedemptionKey(Key);
  const reserved = {
    ...{ TableName, Key, ConditionExpression: '#status = :reserved' },
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: { ':reserved': 'reserved' },
  };
  const TransactItems = [{ Delete: reserved }, { Update: { TableName, ...giveBack(code) } }];
  try {
    await db.send(new TransactWriteCommand({ TransactItems }));
  } catch (cause) {
    failedWrites(cause);
    await db.send(new DeleteCommand({ TableName, Key }));
  }
}
