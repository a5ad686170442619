import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import type { UploadTarget } from './upload-target.ts';

/** Events of an upload, for its flow. */
export type UploadEvent =
  | { type: 'chosen' }
  | { type: 'created'; uploadId: string }
  | { type: 'progress'; percent: number }
  | { type: 'sent' }
  | { type: 'awaited-again'; uploadId: string }
  | { type: 'rows'; rowsRead: number }
  | {
      type: 'staged';
      upload: UploadView;
      questions: DraftQuestionView[];
      quizzes: QuizView[];
      shownId?: number | undefined;
    }
  | { type: 'failed'; problem: string; overdueId?: string }
  | { type: 'remapped'; upload: UploadView; questions: DraftQuestionView[] }
  | { type: 'targeted'; target: UploadTarget }
  | { type: 'submitted' }
  | { type: 'backed-up' }
  | { type: 'published'; questionCount: number }
  | { type: 'backup-failed'; problem: string }
  | {
      type: 'publish-failed';
      problem: string;
      phase: 'reviewing' | 'conflict' | 'outdated';
      /** The quiz as someone else has made it. */ now?: QuizView;
    }
  | { type: 'reload-started' }
  | { type: 'reloaded'; quizzes: QuizView[] }
  | { type: 'cancelled' }
  | { type: 'closed' };
