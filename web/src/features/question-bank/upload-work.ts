import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import { getUploadPage } from '#functions/contract/admin/uploads.ts';
import { call } from '#web/lib/api-client.ts';
import { awaitImport, ImportOverdue } from './await-import.ts';
import { loadPages } from './load-pages.ts';
import { hasChanged, isConflict, publishUpload } from './publish-upload.ts';
import { fileProblem, sendFile } from './send-file.ts';
import type { UploadEvent, UploadPreview } from './upload-flow.ts';

/** What a piece of work needs: a way to be called off, to say how it goes, and to read the quizzes anew. */
export interface Piece {
  signal: AbortSignal;
  say: (event: UploadEvent) => void;
  loadQuizzes: () => Promise<QuizView[]>;
}

/** Sends a file and waits until its questions can be looked at. */
export async function openFile(file: File, piece: Piece): Promise<void> {
  const problem = fileProblem(file);
  if (problem) return piece.say({ type: 'failed', problem });
  piece.say({ type: 'chosen' });
  try {
    const uploadId = await sendFile(file, piece.signal);
    piece.say({ type: 'sent' });
    await openUpload(uploadId, piece);
  } catch (error) {
    piece.say({ type: 'failed', problem: wordsOf(error) });
  }
}

/** Waits for the questions of a file that has been sent. */
export async function openUpload(uploadId: string, { signal, say, loadQuizzes }: Piece): Promise<void> {
  try {
    const upload = await awaitImport(uploadId, signal);
    if (upload.status === 'refused') throw new Error(upload.problem ?? 'The file was refused.');
    const load = async (page: number) =>
      (await call(getUploadPage, { params: { uploadId, page } }, { signal })).questions;
    const [questions, quizzes] = await Promise.all([loadPages(upload.pages, load), loadQuizzes()]);
    say({ type: 'staged', upload, questions, quizzes });
  } catch (error) {
    say({ type: 'failed', problem: wordsOf(error), ...(error instanceof ImportOverdue && { overdueId: uploadId }) });
  }
}

/** Publishes what is previewed, unless someone else has changed the quiz since it was looked at. */
export async function submitPreview(preview: UploadPreview, { say, loadQuizzes }: Piece): Promise<void> {
  say({ type: 'submitted' });
  // The live version is the backup; it is the right one if it is the one the person has seen.
  const now = await loadQuizzes().catch((error: unknown) => say({ type: 'backup-failed', problem: wordsOf(error) }));
  if (!now) return;
  if (hasChanged(preview, now)) {
    const problem = `Someone else has changed quiz ${preview.target.quizId} since you opened it. Nothing was overwritten.`;
    return say({ type: 'publish-failed', problem, isConflict: true });
  }
  say({ type: 'backed-up' });
  try {
    say({ type: 'published', questionCount: await publishUpload(preview) });
  } catch (error) {
    say({ type: 'publish-failed', problem: wordsOf(error), isConflict: isConflict(error) });
  }
}

/** Looks at what someone else has changed. */
export async function reloadQuizzes({ say, loadQuizzes }: Piece): Promise<void> {
  say({ type: 'reload-started' });
  try {
    say({ type: 'reloaded', quizzes: await loadQuizzes() });
  } catch (error) {
    say({ type: 'publish-failed', problem: wordsOf(error), isConflict: true });
  }
}

function wordsOf(error: unknown): string {
  return error instanceof Error ? error.message : 'Something went wrong. Please try again.';
}
