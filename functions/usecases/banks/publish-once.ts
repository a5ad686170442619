import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { Quiz } from '#functions/domain/banks/quiz.ts';
import { Refusal } from '#functions/domain/refusal.ts';

type Published = Pick<Quiz, 'quizId' | 'version' | 'revision' | 'questionCount'>;

/**
 * Publishes a version once for each `changeId`, which the admin's browser makes for each press. If the reply to the first request was lost,
 * the second one is refused, because the first one was carried out: then its version has the id, and is the reply.
 * @param findVersion the number of the version that the first request has made, if it was carried out
 */
export async function publishOnce(
  { versions }: Needs<'versions'>,
  { quizId, changeId, by }: { quizId: number; changeId?: string | undefined; by: string },
  publish: () => Promise<Published>,
  findVersion: () => Promise<number | undefined>,
): Promise<Published> {
  try {
    return await publish();
  } catch (cause) {
    const number = cause instanceof Refusal && changeId !== undefined ? await findVersion() : undefined;
    const made = number === undefined ? undefined : await versions.find(quizId, number);
    if (made?.changeId !== changeId || made?.publishedBy !== by) throw cause;
    return { quizId, version: made.version, revision: made.revision, questionCount: made.questionCount };
  }
}
