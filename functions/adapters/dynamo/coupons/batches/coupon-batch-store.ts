import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { requireSameRequest } from '#functions/domain/admin/request-id.ts';
import type { CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { applyBatchTerms, writeBatchCodes } from './write-batch-codes.ts';
import { putAudit, type AdminAction } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { failedWrites, requireConflict } from '#functions/adapters/dynamo/look-and-write.ts';
import { batchItem, storedBatch } from './coupon-batch-item.ts';
import { storedCoupon } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import { readUsesOfCodes } from '#functions/adapters/dynamo/coupons/redemption-item.ts';
import { getItem, getItems, itemKey } from '#functions/adapters/dynamo/get-items.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { indexKey, inIndex, readPage, readRange } from '#functions/adapters/dynamo/pages.ts';
import { releaseCode, type HeldCode, setCodeActive } from './release-code.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { couponCode } from '#functions/domain/coupons/coupon-code.ts';
import * as words from '#functions/domain/words/coupons.ts';
import { changedMeanwhile } from '#functions/domain/words/requests.ts';

export type BatchTerms = Pick<CouponBatch, 'active' | 'validFrom' | 'validUntil' | 'discountPercentage' | 'label'>;

const idLength = 6;

/** The seed from which all codes of a new batch are derived: 128 random bits. */
function randomBatchSeed(): string {
  return randomBytes(16).toString('base64url');
}

/** Derives all codes of a batch from its seed. Equal seeds give equal codes; without the seed, no code can be derived from others. */
function codesOfBatch({ seed, count }: Pick<CouponBatch, 'seed' | 'count'>): string[] {
  return Array.from({ length: count }, (_, place) =>
    couponCode(createHmac('sha256', seed).update(String(place)).digest()),
  );
}

/** Derives six small letters and digits from the request id, others for each `turn`. */
function batchIdOf(requestId: string, turn: number): string {
  const hash = createHash('sha256').update(`${turn}.${requestId}`).digest();
  const number = hash.readUIntBE(0, 6) % 36 ** idLength;
  return number.toString(36).padStart(idLength, '0');
}

/** Ids are short, so another batch may already have the first one. */
const maxTurns = 5;

export function couponBatchStore(table: Table) {
  const TableName = table.name;

  const find = (batchId: string) => getItem(table, keys.batch(batchId), storedBatch);

  /** Sets attributes of a batch if the condition holds, else leaves it unchanged. */
  async function mark(batchId: string, set: Partial<CouponBatch>, condition: string) {
    const update = updateItem(table, { key: keys.batch(batchId), set, condition });
    await table.db.send(new UpdateCommand(update)).catch(requireConflict);
  }

  return {
    find,

    /** All batches of a quiz, newest first. */
    async listOfQuiz(quizId: number) {
      const { sk } = keys.batch('');
      const listed = await readRange(table, inIndex(gsiKeys.coupons(quizId)), itemKey);
      const items = await getItems(
        table,
        listed.filter((key) => key.sk === sk),
        storedBatch,
      );
      return items.filter((batch) => batch !== undefined).toReversed();
    },

    /** @returns the new batch, or the one that the same request has made before. */
    async create(draft: Omit<CouponBatch, 'batchId' | 'seed'>, action: AdminAction): Promise<CouponBatch> {
      const { label, count, validFrom, validUntil, discountPercentage, requestId } = draft;
      const after = { label, count, validFrom, validUntil, discountPercentage };
      const seed = randomBatchSeed();
      for (let turn = 0; turn < maxTurns; turn++) {
        const batch = { ...draft, batchId: batchIdOf(requestId, turn), seed };
        const object = `coupon batch ${batch.batchId}`;
        const put = { TableName, Item: batchItem(batch), ConditionExpression: 'attribute_not_exists(pk)' };
        const audit = putAudit(TableName, { what: 'coupon-batch-created', object, after, ...action });
        try {
          await table.db.send(new TransactWriteCommand({ TransactItems: [{ Put: put }, audit] }));
          return batch;
        } catch (cause) {
          failedWrites(cause);
          const stored = await find(batch.batchId);
          if (stored?.requestId !== requestId) continue;
          const { quizId, createdBy } = draft;
          // The terms may have been changed since the first request.
          requireSameRequest(stored, { quizId, createdBy, ...(stored.revision === 0 ? after : { count }) });
          return stored;
        }
      }
      refuse('busy', words.batchNotMade);
    },

    /** Makes the missing codes, which completes the batch. */
    async complete(batch: CouponBatch) {
      await writeBatchCodes(table, batch, codesOfBatch(batch));
      await mark(batch.batchId, { isComplete: true }, 'attribute_exists(pk)');
      return { ...batch, isComplete: true };
    },

    /** Gives every code the terms of the batch, unless it has newer ones. Codes are changed one by one, so that no redemption waits. */
    async applyTerms(batch: CouponBatch) {
      await applyBatchTerms(table, batch, codesOfBatch(batch));
      // A batch that was changed again meanwhile stays unsettled: its newer terms are still to be applied.
      await mark(batch.batchId, { applied: batch.revision }, 'revision = :new_applied');
      return { ...batch, applied: batch.revision };
    },

    /** Changes the batch at the revision that was read. Throws Refusal `not-found`, `revision-conflict`. */
    async change(
      { batchId, revision, terms }: { batchId: string; revision: number; terms: BatchTerms },
      action: AdminAction,
    ) {
      const before = (await find(batchId)) ?? refuse('not-found', words.batchNotFound);
      const after = { ...before, ...terms, revision: revision + 1 };
      const audit = {
        what: 'coupon-changed',
        object: `coupon batch ${batchId}`,
        before: termsOf(before),
        after: terms,
        ...action,
      } as const;
      const put = {
        TableName,
        Item: batchItem(after),
        ConditionExpression: 'revision = :seen AND applied = :applied AND isComplete = :complete',
        ExpressionAttributeValues: { ':seen': revision, ':applied': before.applied, ':complete': before.isComplete },
      };
      const TransactItems = [{ Put: put }, putAudit(TableName, audit)];
      try {
        await table.db.send(new TransactWriteCommand({ TransactItems }));
        return after;
      } catch (cause) {
        failedWrites(cause);
        refuse('revision-conflict', changedMeanwhile, cause);
      }
    },

    /** Sorted by code. */
    async listCodes(batchId: string, cursor: string | undefined) {
      const lists = [[inIndex(gsiKeys.batch(batchId))]];
      const page = await readPage(table, { lists, cursor, limit: 100, isAscending: true }, indexKey);
      const items = await getItems(table, page.rows, storedCoupon);
      return { rows: items.filter((coupon) => coupon !== undefined), next: page.next };
    },

    /** The reserved or consumed uses of neighbouring codes, in order: at most one for each. */
    listUses: (batchId: string, codes: readonly string[]) => readUsesOfCodes(table, batchId, codes),
    /** Deactivates or activates one code, independent of its batch's terms. Throws Refusal `not-found`. */
    setActive: (change: { batchId: string; code: string; active: boolean }, action: AdminAction) =>
      setCodeActive(table, change, action),
    /** Releases the use and the seat. Throws Refusal `not-found`, `revision-conflict`, `already-started`. */
    release: (held: HeldCode, action: AdminAction) => releaseCode(table, held, action),
  };
}

export type CouponBatchStore = ReturnType<typeof couponBatchStore>;

function termsOf({ active, validFrom, validUntil, discountPercentage, label }: CouponBatch) {
  return { active, validFrom, validUntil, discountPercentage, label };
}
