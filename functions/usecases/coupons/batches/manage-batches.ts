import type { updateCouponBatch as change } from '#functions/contract/admin/coupons/coupon-batches.ts';
import type { BatchView, createCouponBatch as creation } from '#functions/contract/admin/coupons/coupon-batches.ts';
import type { RequestOf } from '#functions/contract/endpoint.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { CouponBatchStore } from '#functions/adapters/dynamo/coupons/batches/coupon-batch-store.ts';
import type { CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { batchNotFound } from '#functions/domain/words/coupons.ts';
import { quizNotFound, unnamedQuiz } from '#functions/domain/words/quizzes.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { namesOf } from '#functions/usecases/people/find-people.ts';
import { viewBatch } from '#functions/usecases/coupons/view-coupon.ts';
import { requireUnarchived } from '#functions/domain/banks/quiz.ts';
import type { BatchFound } from '#functions/contract/admin/finder.ts';
import { foldText, hasWords, searchWords } from '#functions/domain/text/search-words.ts';

type Ports = Needs<'batches' | 'profiles' | 'clock'>;

/** Does the remaining work on a batch: missing codes, and codes without the latest terms. */
async function finishBatch(batches: CouponBatchStore, batch: CouponBatch): Promise<CouponBatch> {
  const complete = batch.isComplete ? batch : await batches.complete(batch);
  return complete.applied === complete.revision ? complete : batches.applyTerms(complete);
}

/** Continues the interrupted making or changing of a batch. */
export async function finishCouponBatch(ports: Ports, batchId: string): Promise<BatchView> {
  const batch = await requireBatch(ports.batches, batchId);
  return viewOf(ports, await finishBatch(ports.batches, batch));
}

export async function getCouponBatch(ports: Ports, batchId: string): Promise<BatchView> {
  return viewOf(ports, await requireBatch(ports.batches, batchId));
}

export async function requireBatch(batches: CouponBatchStore, batchId: string): Promise<CouponBatch> {
  return (await batches.find(batchId)) ?? refuse('not-found', batchNotFound);
}

async function viewOf({ profiles, clock }: Omit<Ports, 'batches'>, batch: CouponBatch): Promise<BatchView> {
  return viewBatch(batch, await namesOf(profiles, [batch.createdBy]), clock());
}

type Creation = RequestOf<typeof creation> & { by: string };

/** Makes single-use codes. A retry after an interruption continues with the same batch and the same codes. */
export async function createCouponBatch(
  ports: Needs<'batches' | 'quizzes' | 'profiles' | 'clock'>,
  { by, ...request }: Creation,
): Promise<BatchView> {
  const { quizId } = request;
  const quiz = await ports.quizzes.find(quizId);
  if (!quiz) refuse('not-found', quizNotFound(quizId));
  requireUnarchived(quiz);
  const at = ports.clock();
  const batch = await ports.batches.create(
    { ...request, active: true, isComplete: false, revision: 0, applied: 0, createdAt: at, createdBy: by },
    { by, at },
  );
  return viewOf(ports, await finishBatch(ports.batches, batch));
}

type Change = RequestOf<typeof change> & { by: string };

/** When this has returned, every code has the new terms: of a deactivated batch none can be redeemed any more. */
export async function updateCouponBatch(
  ports: Needs<'batches' | 'profiles' | 'clock'>,
  request: Change,
): Promise<BatchView> {
  const { batchId, revision, reason, by, ...terms } = request;
  const before = await requireBatch(ports.batches, batchId);
  if (!before.isComplete) await ports.batches.complete(before);
  const changed = await ports.batches.change({ batchId, revision, terms }, { by, at: ports.clock(), reason });
  return viewOf(ports, await finishBatch(ports.batches, changed));
}

type SearchPorts = Needs<'batches' | 'quizzes'>;

const maxFound = 20;

/** Batches of any quiz that have all these words in their label or id, newest first. Without words: the newest. */
export async function findBatches(
  ports: SearchPorts,
  { typed }: { typed: string },
): Promise<{ batches: BatchFound[]; isCutOff: boolean }> {
  const quizzes = await ports.quizzes.list();
  const nameOf = new Map(quizzes.map(({ quizId, name }) => [quizId, name]));
  const found = await matchingBatches(ports, typed);
  const batches = found.slice(0, maxFound).map(({ batchId, label, count, quizId, createdAt }) => ({
    batchId,
    label,
    count,
    quizId,
    createdAt,
    quizName: nameOf.get(quizId) ?? unnamedQuiz(quizId),
  }));
  return { batches, isCutOff: found.length > maxFound };
}

/** The ids of all matches, for a filter. */
export async function batchIdsOf(ports: SearchPorts, typed: string): Promise<string[]> {
  if (searchWords(typed).length === 0) return [];
  return (await matchingBatches(ports, typed)).map(({ batchId }) => batchId);
}

/** Searches all batches: admins make some hundreds in years. */
async function matchingBatches({ batches, quizzes }: SearchPorts, typed: string): Promise<CouponBatch[]> {
  const words = searchWords(typed);
  const lists = await Promise.all((await quizzes.list()).map(({ quizId }) => batches.listOfQuiz(quizId)));
  return lists
    .flat()
    .filter(({ label, batchId }) => words.length === 0 || hasWords(foldText(`${label} ${batchId}`), words))
    .sort((a, b) => b.createdAt - a.createdAt);
}
