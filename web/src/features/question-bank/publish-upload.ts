import { publishBank, type QuizView } from '#functions/contract/admin/quizzes.ts';
import { getUpload } from '#functions/contract/admin/uploads.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { isPassing } from '#web/lib/retry.ts';
import type { UploadPreview } from './upload-flow.ts';
import { findQuiz } from './upload-target.ts';

type Publication = Pick<UploadPreview, 'upload' | 'target' | 'seen'>;

/** Whether someone else has changed the target since the person looked at it. */
export function hasChanged({ target, seen }: Publication, now: readonly QuizView[]): boolean {
  return findQuiz(seen, target.quizId)?.revision !== findQuiz(now, target.quizId)?.revision;
}

/** Makes the upload the live bank of its target. Returns how many questions that has. */
export async function publishUpload({
  upload: { uploadId, staging = '' },
  target,
  seen,
}: Publication): Promise<number> {
  const { quizId, details } = target;
  const quiz = findQuiz(seen, quizId);
  const note = target.note?.trim();
  const body = { uploadId, staging, details, ...(quiz && { revision: quiz.revision }), ...(note && { note }) };
  try {
    return (await call(publishBank, { params: { quizId }, body }, { timeLimitMs: 35_000 })).questionCount;
  } catch (error) {
    const published = isPassing(error)
      ? await countIfPublished(uploadId, { quizId, version: (quiz?.version ?? 0) + 1 })
      : undefined;
    if (published === undefined) throw error;
    return published;
  }
}

/** An answer that was lost on its way says nothing about the publication; the upload does. */
async function countIfPublished(
  uploadId: string,
  wanted: { quizId: number; version: number },
): Promise<number | undefined> {
  try {
    const { publishedAs, questionCount } = await call(getUpload, { params: { uploadId } });
    const isThis = publishedAs?.quizId === wanted.quizId && publishedAs.version === wanted.version;
    return isThis ? questionCount : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the upload is not what was previewed. */
export function isOutdated(error: unknown): boolean {
  return codeOf(error) === 'upload-not-ready';
}

export function isConflict(error: unknown): boolean {
  return codeOf(error) === 'revision-conflict';
}
