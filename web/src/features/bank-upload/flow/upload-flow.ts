import type { DraftQuestionView } from '#functions/contract/admin/banks/questions.ts';
import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { UploadView } from '#functions/contract/admin/uploads/uploads.ts';
import type { UploadEvent } from './upload-event.ts';
import { defaultTarget, refreshTarget, changeTarget, targetId, type UploadTarget } from './upload-target.ts';

export interface UploadMessage {
  tone: 'busy' | 'info' | 'success' | 'warning' | 'error';
  text: string;
  /** A second sentence. */
  more?: string;
}

/** A staged file that is reviewed before it is published. */
export interface UploadPreview {
  step: 'preview';
  upload: UploadView;
  questions: DraftQuestionView[];
  /** The quizzes at the time of the review: the publication sends their revisions. */
  seen: QuizView[];
  /** The quiz on the screen when the file was chosen: the target if the file names none. */
  shownId: number | undefined;
  target: UploadTarget;
  /** `conflict`: someone else has changed the quiz; `outdated`: the upload. */
  phase: 'reviewing' | 'publishing' | 'conflict' | 'outdated' | 'reloading' | 'published';
  /** For `conflict`: the target with the other person's change, if known. */
  now?: QuizView;
  message: UploadMessage;
}

/** A file that is being sent or read. */
export interface UploadUnderway {
  step: 'reading' | 'processing';
  message: UploadMessage;
  /** Known once the server has created the upload. */
  uploadId?: string;
  /** While it is sent. */
  percent?: number;
  /** While it is read. */
  rowsRead?: number;
}

export type UploadFlow =
  | { step: 'idle'; message?: UploadMessage; /** The upload that the server has not read yet. */ overdueId?: string }
  | UploadUnderway
  | UploadPreview;

const busy = (text: string): UploadMessage => ({ tone: 'busy', text });
const success = (text: string): UploadMessage => ({ tone: 'success', text });
const info = (text: string): UploadMessage => ({ tone: 'info', text });
const error = (text: string): UploadMessage => ({ tone: 'error', text });

const processing: UploadUnderway = { step: 'processing', message: busy('Processing data...') };

/** The flow from choosing a file to publishing it, with all messages. */
export function nextFlow(flow: UploadFlow, event: UploadEvent): UploadFlow {
  switch (event.type) {
    case 'chosen':
      return { step: 'reading', message: busy('Reading file...') };
    case 'sent':
      return flow.step === 'reading' ? { ...processing, ...(flow.uploadId && { uploadId: flow.uploadId }) } : flow;
    case 'awaited-again':
      return { ...processing, uploadId: event.uploadId };
    case 'created':
      return flow.step === 'reading' ? { ...flow, uploadId: event.uploadId } : flow;
    case 'progress':
      return flow.step === 'reading' ? { ...flow, percent: event.percent } : flow;
    case 'rows':
      return flow.step === 'processing' ? { ...flow, rowsRead: event.rowsRead } : flow;
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

function previewOf({ upload, questions, quizzes, shownId }: Extract<UploadEvent, { type: 'staged' }>): UploadPreview {
  return {
    step: 'preview',
    upload,
    questions,
    seen: quizzes,
    shownId,
    target: defaultTarget(quizzes, targetId(upload, quizzes, shownId)),
    phase: 'reviewing',
    message: readMessage(upload),
  };
}

const processed = 'File processed successfully! Configure quiz details and review the data below.';

function readMessage(upload: UploadView): UploadMessage {
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

/** Whether the columns have to be mapped first. */
export function needsMapping({ columns }: Pick<UploadView, 'columns'>): boolean {
  return columns.length > 0 && !columns.some(({ use }) => use === 'question');
}

type PreviewEvent = Exclude<
  UploadEvent,
  { type: 'chosen' | 'created' | 'progress' | 'sent' | 'awaited-again' | 'rows' | 'failed' | 'staged' | 'cancelled' }
>;

function nextPreview(preview: UploadPreview, event: PreviewEvent): UploadFlow {
  switch (event.type) {
    case 'remapped': {
      const { upload, questions } = event;
      const { seen, shownId } = preview;
      const target = changeTarget(preview.target, targetId(upload, seen, shownId), seen);
      return {
        ...preview,
        upload,
        questions,
        message: readMessage(upload),
        ...(isMoved(preview, upload) && { target }),
      };
    }
    case 'targeted':
      return { ...preview, target: event.target, phase: 'reviewing' };
    case 'submitted':
      return { ...preview, phase: 'publishing', message: busy('Backing up existing data...') };
    case 'backed-up':
      return { ...preview, message: busy('Backup completed. Ready to upload new data...') };
    case 'backup-failed':
      return { ...preview, phase: 'reviewing', message: error(`Backup failed: ${event.problem}`) };
    case 'publish-failed': {
      const { now: _now, ...rest } = preview;
      return {
        ...rest,
        phase: event.phase,
        message: error(`Upload failed: ${event.problem}`),
        ...(event.now && { now: event.now }),
      };
    }
    case 'reload-started':
      return { ...preview, phase: 'reloading', message: busy('Loading current data...') };
    case 'reloaded': {
      const { seen, target } = preview;
      return {
        ...preview,
        seen: event.quizzes,
        target: refreshTarget(target, seen, event.quizzes),
        phase: 'reviewing',
        message: reloadedMessage(target, event.quizzes),
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

/** Whether the sheet names another quiz than before. */
function isMoved({ upload: before }: UploadPreview, now: UploadView): boolean {
  return now.questionCount > 0 && before.quizId !== now.quizId;
}

function reloadedMessage({ quizId, mode }: UploadTarget, quizzes: QuizView[]): UploadMessage {
  const quiz = quizzes.find((one) => one.quizId === quizId);
  return info(
    quiz
      ? `Quiz ${quizId} now has ${quiz.questionCount} questions in version ${quiz.version}. Submit again to ${mode === 'add' ? 'add yours to them' : 'replace them with yours'}.`
      : `Quiz ${quizId} does not exist. Submit again to create it.`,
  );
}
