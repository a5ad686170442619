import { publishBank, type QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { getUpload } from '#functions/contract/admin/uploads/uploads.ts';
import { listVersions } from '#functions/contract/admin/banks/versions.ts';
import * as problems from '#web/lib/words/bank/problems.ts';
import * as words from '#web/lib/words/bank-upload/preview.ts';
import { callOnce } from '#web/lib/admin/call-once.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { isTransient } from '#web/lib/retry.ts';
import { isConflict } from '#web/features/bank/problem-words.ts';
import { busy, failed, type Said, success, type UploadPreview } from './upload-preview.ts';
import { findQuiz } from './upload-target.ts';

type Publication = Pick<UploadPreview, 'upload' | 'target' | 'seen'>;

/** Publishes the preview, unless someone else has changed the quiz since it was read. */
export async function submitPreview(
  preview: UploadPreview,
  say: (said: Said) => void,
  loadQuizzes: () => Promise<QuizView[]>,
): Promise<void> {
  const { quizId } = preview.target;
  const seen = findQuiz(preview.seen, quizId);
  const changed = (quizzes: QuizView[]) => {
    const now = findQuiz(quizzes, quizId);
    return now?.revision === seen?.revision ? undefined : now;
  };
  say({ phase: 'publishing', message: busy(problems.backingUp) });
  // Nothing is copied: the live version stays stored, and is the backup.
  let quizzes: QuizView[];
  try {
    quizzes = await loadQuizzes();
  } catch (error) {
    return say({ phase: undefined, message: failed(problems.backupFailed, error) });
  }
  if (findQuiz(quizzes, quizId)?.revision !== seen?.revision) {
    const message = failed(problems.uploadFailed, words.conflict(quizId));
    return say({ phase: 'conflict', message, now: changed(quizzes) });
  }
  say({ phase: 'publishing', message: busy(problems.backedUp) });
  try {
    const count = await publishUpload(preview);
    say({ phase: 'published', message: success(words.uploaded(count, quizId)) });
  } catch (error) {
    const message = failed(problems.uploadFailed, error);
    if (isConflict(error) || codeOf(error) === 'quiz-on-sale')
      say({ phase: 'conflict', message, now: changed(await loadQuizzes().catch(() => [])) });
    // The upload differs from the preview.
    else say({ phase: codeOf(error) === 'upload-not-ready' ? 'outdated' : undefined, message });
  }
}

/** Publishes the upload to its target, as a replacement or an addition. Returns the number of its questions that are live now. */
async function publishUpload({ upload: { uploadId, staging = '' }, target, seen }: Publication): Promise<number> {
  const { quizId, details, leaveOutSame, replaces } = target;
  const quiz = findQuiz(seen, quizId);
  const note = target.note?.trim();
  const isAdded = target.mode === 'add' && quiz !== undefined;
  const body = {
    uploadId,
    staging,
    details,
    ...(quiz ? { revision: quiz.revision } : { replacesActiveQuizId: replaces }),
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
