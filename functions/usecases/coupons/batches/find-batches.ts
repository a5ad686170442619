import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { BatchFound } from '#functions/contract/admin/finder.ts';
import type { CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { foldText, hasWords, searchWords } from '#functions/domain/text/search-words.ts';

type Ports = Needs<'batches' | 'quizzes'>;

const maxFound = 20;

/** Batches of any quiz that have all these words in their label or id, newest first. Without words: the newest. */
export async function findBatches(
  ports: Ports,
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
    quizName: nameOf.get(quizId) ?? `Quiz ${quizId}`,
  }));
  return { batches, isCutOff: found.length > maxFound };
}

/** The ids of all matches, for a filter. */
export async function batchIdsOf(ports: Ports, typed: string): Promise<string[]> {
  if (searchWords(typed).length === 0) return [];
  return (await matchingBatches(ports, typed)).map(({ batchId }) => batchId);
}

/** Searches all batches: admins make some hundreds in years. */
async function matchingBatches({ batches, quizzes }: Ports, typed: string): Promise<CouponBatch[]> {
  const words = searchWords(typed);
  const lists = await Promise.all((await quizzes.list()).map(({ quizId }) => batches.listOfQuiz(quizId)));
  return lists
    .flat()
    .filter(({ label, batchId }) => words.length === 0 || hasWords(foldText(`${label} ${batchId}`), words))
    .sort((a, b) => b.createdAt - a.createdAt);
}
