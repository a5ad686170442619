import type { DraftQuestionView } from '#functions/contract/admin/questions.ts';
import type { QuizView } from '#functions/contract/admin/quizzes.ts';
import type { UploadView } from '#functions/contract/admin/uploads.ts';
import { defaultTarget, reload, type UploadTarget } from './upload-target.ts';

export interface UploadMessage {
  tone: 'busy' | 'info' | 'success' | 'error';
  text: string;
}

/** A staged file that is looked at before it is published. */
export interface UploadPreview {
  step: 'preview';
  upload: UploadView;
  questions: DraftQuestionView[];
  /** The quizzes as they were when the person looked: their revisions go with the publication. */
  seen: QuizView[];
  target: UploadTarget;
  /** `conflict`: someone else has changed the quiz. */
  phase: 'reviewing' | 'publishing' | 'conflict' | 'reloading' | 'published';
  message: UploadMessage;
}

export type UploadFlow =
  | { step: 'idle'; message?: UploadMessage; /** Of a file that the server has not read yet. */ overdueId?: string }
  | { step: 'reading' | 'processing'; message: UploadMessage }
  | UploadPreview;

export type UploadEvent =
  | { type: 'chosen' }
  | { type: 'sent' }
  | { type: 'awaited-again' }
  | { type: 'staged'; upload: UploadView; questions: DraftQuestionView[]; quizzes: QuizView[] }
  | { type: 'failed'; problem: string; overdueId?: string }
  | { type: 'targeted'; target: UploadTarget }
  | { type: 'submitted' }
  | { type: 'backed-up' }
  | { type: 'published'; questionCount: number }
  | { type: 'backup-failed'; problem: string }
  | { type: 'publish-failed'; problem: string; isConflict: boolean }
  | { type: 'reload-started' }
  | { type: 'reloaded'; quizzes: QuizView[] }
  | { type: 'cancelled' }
  | { type: 'closed' };

const busy = (text: string): UploadMessage => ({ tone: 'busy', text });
const success = (text: string): UploadMessage => ({ tone: 'success', text });
const info = (text: string): UploadMessage => ({ tone: 'info', text });
const error = (text: string): UploadMessage => ({ tone: 'error', text });

/** From the choice of a file to its publication; every word on the way. */
export function nextFlow(flow: UploadFlow, event: UploadEvent): UploadFlow {
  switch (event.type) {
    case 'chosen':
      return { step: 'reading', message: busy('Reading file...') };
    case 'sent':
      return flow.step === 'reading' ? { ...flow, step: 'processing', message: busy('Processing data...') } : flow;
    case 'awaited-again':
      return { step: 'processing', message: busy('Processing data...') };
    case 'failed':
      return {
        step: 'idle',
        message: error(`File processing failed: ${event.problem}`),
        ...(event.overdueId && { overdueId: event.overdueId }),
      };
    case 'staged':
      return previewOf(event);
    case 'cancelled':
      return { step: 'idle' };
    default:
      return flow.step === 'preview' ? nextPreview(flow, event) : flow;
  }
}

function previewOf({ upload, questions, quizzes }: Extract<UploadEvent, { type: 'staged' }>): UploadPreview {
  return {
    step: 'preview',
    upload,
    questions,
    seen: quizzes,
    target: defaultTarget(quizzes, upload.quizId ?? 1),
    phase: 'reviewing',
    message: success('File processed successfully! Configure quiz details and review the data below.'),
  };
}

type PreviewEvent = Exclude<
  UploadEvent,
  { type: 'chosen' | 'sent' | 'awaited-again' | 'failed' | 'staged' | 'cancelled' }
>;

function nextPreview(preview: UploadPreview, event: PreviewEvent): UploadFlow {
  switch (event.type) {
    case 'targeted':
      return { ...preview, target: event.target, phase: 'reviewing' };
    case 'submitted':
      return { ...preview, phase: 'publishing', message: busy('Backing up existing data...') };
    case 'backed-up':
      return { ...preview, message: busy('Backup completed. Ready to upload new data...') };
    case 'backup-failed':
      return { ...preview, phase: 'reviewing', message: error(`Backup failed: ${event.problem}`) };
    case 'publish-failed':
      return {
        ...preview,
        phase: event.isConflict ? 'conflict' : 'reviewing',
        message: error(`Upload failed: ${event.problem}`),
      };
    case 'reload-started':
      return { ...preview, phase: 'reloading', message: busy('Loading current data...') };
    case 'reloaded': {
      const { seen, target } = preview;
      return {
        ...preview,
        seen: event.quizzes,
        target: reload(target, seen, event.quizzes),
        phase: 'reviewing',
        message: reloadedMessage(target.quizId, event.quizzes),
      };
    }
    case 'published': {
      const text = `Upload completed successfully! ${event.questionCount} questions added to Quiz ID ${preview.target.quizId}.`;
      return { ...preview, phase: 'published', message: success(text) };
    }
    case 'closed':
      return { step: 'idle', message: preview.message };
  }
}

function reloadedMessage(quizId: number, quizzes: QuizView[]): UploadMessage {
  const quiz = quizzes.find((one) => one.quizId === quizId);
  return info(
    quiz
      ? `Quiz ${quizId} now has ${quiz.questionCount} questions in version ${quiz.version}. Submit again to replace them with yours.`
      : `Quiz ${quizId} does not exist. Submit again to create it.`,
  );
}
