import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import { findQuiz, type UploadTarget } from './upload-target.ts';

export interface UploadMessage {
  tone: 'busy' | 'info' | 'success' | 'warning' | 'error';
  text: string;
  /** A second sentence. */
  more?: string;
}

/** What the last operation on an upload says; the next one replaces it. */
export interface Said {
  message: UploadMessage | undefined;
  /** `conflict`: someone else has changed the quiz; `outdated`: the upload. Absent: it is reviewed. */
  phase?: 'publishing' | 'conflict' | 'outdated' | 'reloading' | 'published' | undefined;
  /** For `conflict`: the target with the other person's change, if known. */
  now?: QuizView | undefined;
}

/** A staged file that is reviewed before it is published. */
export interface UploadPreview extends Pick<Said, 'phase' | 'now'> {
  upload: UploadView;
  questions: DraftQuestionView[];
  /** The quizzes at the time of the review: the publication sends their revisions. */
  seen: QuizView[];
  target: UploadTarget;
}

export const busy = (text: string): UploadMessage => ({ tone: 'busy', text });
export const success = (text: string): UploadMessage => ({ tone: 'success', text });
const info = (text: string): UploadMessage => ({ tone: 'info', text });

/** The message of a failure, after words that say what has failed. */
export function failed(what: string, problem: unknown): UploadMessage {
  const words = problem instanceof Error ? problem.message : 'Something went wrong. Please try again.';
  return { tone: 'error', text: `${what} failed: ${typeof problem === 'string' ? problem : words}` };
}

const processed = 'File processed successfully! Configure quiz details and review the data below.';

export function readMessage(upload: UploadView): UploadMessage {
  if (upload.status === 'no-questions') {
    return info('The file was read, but gives no questions yet. See below why.');
  }
  const { counts, findings } = upload;
  const isOpen =
    (counts?.error ?? 0) > 0 ||
    findings?.asks.some(({ answer }) => answer === undefined) ||
    findings?.scores.some((score) => score.points === undefined);
  if (!isOpen) return success(processed);
  return { tone: 'warning', text: processed, more: 'Something in it has to be decided before you can submit it.' };
}

export function reloadedMessage({ quizId, mode }: UploadTarget, quizzes: QuizView[]): UploadMessage {
  const quiz = findQuiz(quizzes, quizId);
  return info(
    quiz
      ? `Quiz ${quizId} now has ${quiz.questionCount} questions in version ${quiz.version}. Submit again to ${mode === 'add' ? 'add yours to them' : 'replace them with yours'}.`
      : `Quiz ${quizId} does not exist. Submit again to create it.`,
  );
}

/** Whether the columns have to be mapped first. */
export function needsMapping({ columns }: Pick<UploadView, 'columns'>): boolean {
  return columns.length > 0 && !columns.some(({ use }) => use === 'question');
}
