import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { getUploadPage, decideUpload, type UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import type { Request } from '#functions/contract/endpoint.ts';
import { call } from '#web/lib/api-client.ts';
import { awaitImport, ImportOverdue } from './await-import.ts';
import { loadPages } from '#web/features/bank/bank-queries.ts';
import { isConflict } from '#web/features/bank/problem-words.ts';
import { hasTargetChanged, isOutdatedUpload, publishUpload } from './publish-upload.ts';
import { fileProblem, sendFile } from './send-file.ts';
import type { UploadEvent } from './upload-event.ts';
import type { UploadPreview } from './upload-flow.ts';
import { findQuiz } from './upload-target.ts';

const patienceMs = 35_000;

/** The context of an operation: its abort signal, its messages, and a way to reload the quizzes. */
export interface UploadContext {
  signal: AbortSignal;
  say: (event: UploadEvent) => void;
  loadQuizzes: () => Promise<QuizView[]>;
  /** The chosen quiz on the screen, if any. */
  shownId?: number | undefined;
}

/** Sends a file and waits for its preview. */
export async function openFile(file: File, piece: UploadContext): Promise<void> {
  const problem = fileProblem(file);
  if (problem) return piece.say({ type: 'failed', problem });
  piece.say({ type: 'chosen' });
  try {
    const uploadId = await sendFile(file, {
      signal: piece.signal,
      onCreated: (id) => piece.say({ type: 'created', uploadId: id }),
      onProgress: (percent) => piece.say({ type: 'progress', percent }),
    });
    piece.say({ type: 'sent' });
    await openUpload(uploadId, piece);
  } catch (error) {
    piece.say({ type: 'failed', problem: wordsOf(error) });
  }
}

/** Waits for the preview of a file that was sent. */
export async function openUpload(
  uploadId: string,
  { signal, say, loadQuizzes, shownId }: UploadContext,
): Promise<void> {
  try {
    const upload = await awaitImport(uploadId, signal, (rowsRead) => say({ type: 'rows', rowsRead }));
    if (upload.status === 'published') throw new Error('This upload has been published already.');
    if (upload.status === 'refused' || upload.status === 'cancelled')
      throw new Error(upload.problem ?? 'The file was refused.');
    const [questions, quizzes] = await Promise.all([loadQuestions(upload, signal), loadQuizzes()]);
    say({ type: 'staged', upload, questions, quizzes, shownId });
  } catch (error) {
    say({ type: 'failed', problem: wordsOf(error), ...(error instanceof ImportOverdue && { overdueId: uploadId }) });
  }
}

function loadQuestions({ uploadId, pages }: UploadView, signal: AbortSignal) {
  return loadPages(
    pages,
    async (page) => (await call(getUploadPage, { params: { uploadId, page } }, { signal })).questions,
  );
}

export type Mapping = Request<typeof decideUpload>['body'];

/** Reads the questions again with another mapping. Returns an error message after a failure. */
export async function rereadUpload(
  uploadId: string,
  mapping: Mapping,
  { signal, say }: UploadContext,
): Promise<string | undefined> {
  try {
    const request = { params: { uploadId }, body: mapping };
    const upload = await call(decideUpload, request, { signal, timeLimitMs: patienceMs });
    say({ type: 'remapped', upload, questions: await loadQuestions(upload, signal) });
    return undefined;
  } catch (error) {
    return wordsOf(error);
  }
}

/** Publishes the preview, unless someone else has changed the quiz since it was read. */
export async function submitPreview(preview: UploadPreview, { say, loadQuizzes }: UploadContext): Promise<void> {
  say({ type: 'submitted' });
  // Nothing is copied: the live version stays stored, and is the backup.
  const now = await loadQuizzes().catch((error: unknown) => {
    say({ type: 'backup-failed', problem: wordsOf(error) });
  });
  if (!now) return;
  if (hasTargetChanged(preview, now)) {
    const problem = `Someone else has changed quiz ${preview.target.quizId} since you opened it. Nothing was overwritten.`;
    return say({ type: 'publish-failed', problem, phase: 'conflict', ...changedQuiz(preview, now) });
  }
  say({ type: 'backed-up' });
  try {
    say({ type: 'published', questionCount: await publishUpload(preview) });
  } catch (error) {
    const found = isConflict(error) ? await loadQuizzes().catch(() => []) : [];
    const phase = isConflict(error) ? 'conflict' : isOutdatedUpload(error) ? 'outdated' : 'reviewing';
    say({ type: 'publish-failed', problem: wordsOf(error), phase, ...changedQuiz(preview, found) });
  }
}

/** The quiz with someone else's change, if it is visible. */
function changedQuiz({ target, seen }: UploadPreview, quizzes: readonly QuizView[]): { now?: QuizView } {
  const now = findQuiz(quizzes, target.quizId);
  return now && now.revision !== findQuiz(seen, target.quizId)?.revision ? { now } : {};
}

/** Loads someone else's change. */
export async function reloadQuizzes({ say, loadQuizzes }: UploadContext): Promise<void> {
  say({ type: 'reload-started' });
  try {
    say({ type: 'reloaded', quizzes: await loadQuizzes() });
  } catch (error) {
    say({ type: 'publish-failed', problem: wordsOf(error), phase: 'conflict' });
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}
