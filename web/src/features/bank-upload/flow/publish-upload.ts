import { publishBank, type QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { getUpload } from '#functions/contract/admin/uploads/uploads.ts';
import { listVersions } from '#functions/contract/admin/banks/versions.ts';
import { callOnce } from '#web/lib/admin/call-once.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { isTransient } from '#web/lib/retry.ts';
import type { UploadPreview } from './upload-flow.ts';
import { findQuiz } from './upload-target.ts';

type Publication = Pick<UploadPreview, 'upload' | 'target' | 'seen'>;

/** Whether someone else has changed the target since the person read it. */
export function hasTargetChanged({ target, seen }: Publication, now: readonly QuizView[]): boolean {
  return findQuiz(seen, target.quizId)?.revision !== findQuiz(now, target.quizId)?.revision;
}

/** Publishes the upload to its target, as a replacement or an addition. Returns the number of its questions that are live now. */
export async function publishUpload({
  upload: { uploadId, staging = '' },
  target,
  seen,
}: Publication): Promise<number> {
  const { quizId, details, leaveOutSame } = target;
  const quiz = findQuiz(seen, quizId);
  const note = target.note?.trim();
  const isAdded = target.mode === 'add' && quiz !== undefined;
  const body = {
    uploadId,
    staging,
    details,
    ...(quiz && { revision: quiz.revision }),
    ...(isAdded && { mode: 'add' as const, ...(leaveOutSame && { leaveOutSame }) }),
    ...(note && { note }),
  };
  try {
    const { questionCount } = await callOnce(publishBank, { params: { quizId }, body }, { timeLimitMs: 35_000 });
    return isAdded ? questionCount - quiz.questionCount : questionCount;
  } catch (error) {
    const wanted = { quizId, version: (quiz?.version ?? 0) + 1 };
    const published = isTransient(error) ? await countIfPublished(uploadId, wanted, isAdded) : undefined;
    if (published === undefined) throw error;
    return published;
  }
}

/** Finds out after a lost answer whether the publication succeeded: by the upload, or for an addition by its version. */
async function countIfPublished(
  uploadId: string,
  { quizId, version }: { quizId: number; version: number },
  isAdded: boolean,
): Promise<number | undefined> {
  try {
    const { publishedAs, questionCount } = await call(getUpload, { params: { uploadId } });
    if (publishedAs?.quizId !== quizId || publishedAs.version !== version) return undefined;
    if (!isAdded) return questionCount;
    const { versions } = await call(listVersions, { params: { quizId }, query: {} });
    return versions.find((one) => one.version === version)?.counts?.added ?? questionCount;
  } catch {
    return undefined;
  }
}

/** Whether the upload differs from the preview. */
export function isOutdatedUpload(error: unknown): boolean {
  return codeOf(error) === 'upload-not-ready';
}
