import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import * as problems from '#web/lib/words/bank/problems.ts';
import * as words from '#web/lib/words/bank-upload/preview.ts';
import { findQuiz, type UploadTarget } from './upload-target.ts';

export interface UploadMessage {
  tone: 'busy' | 'info' | 'success' | 'error';
  text: string;
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

/** The message of a failure; `say` says what has failed. */
export function failed(say: (why: string) => string, problem: unknown): UploadMessage {
  const why = problem instanceof Error ? problem.message : problems.unknown;
  return { tone: 'error', text: say(typeof problem === 'string' ? problem : why) };
}

export function readMessage({ status }: UploadView): UploadMessage {
  return status === 'no-questions' ? info(words.noQuestions) : success(words.processed);
}

export function reloadedMessage({ quizId, mode }: UploadTarget, quizzes: QuizView[]): UploadMessage {
  const quiz = findQuiz(quizzes, quizId);
  if (!quiz) return info(words.nowToCreate(quizId));
  const now = words.now(quizId, quiz.questionCount, quiz.version);
  return info(`${now} ${words.submitAgain[mode ?? 'replace']}`);
}

/** Whether the columns have to be mapped first. */
export function needsMapping({ columns }: Pick<UploadView, 'columns'>): boolean {
  return columns.length > 0 && !columns.some(({ use }) => use === 'question');
}
