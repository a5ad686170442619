import type { UploadSummary } from '#functions/contract/admin/uploads/uploads.ts';
import { counted } from '#functions/domain/text/counted.ts';

type Outcome = { title: string; details: string; tone: 'quiet' | 'good' | 'warning' | 'bad' };

/** The outcome of an upload, in a word or two and in a sentence. */
export function outcomeOf(upload: UploadSummary): Outcome {
  const { status, rowsRead, questionCount, counts, problem = '', publishedAs } = upload;
  switch (status) {
    case 'waiting':
      return { title: 'Waiting', details: 'The file has not arrived yet, or is next to be read.', tone: 'quiet' };
    case 'reading':
      return { title: 'Reading', details: `${rowsRead.toLocaleString('en-IN')} rows so far.`, tone: 'quiet' };
    case 'staged':
      return {
        title: counts && counts.error > 0 ? 'Needs correcting' : 'Ready to submit',
        details: `${counted(questionCount, 'question')}${defectWords(counts)}.`,
        tone: counts && counts.error > 0 ? 'warning' : 'good',
      };
    case 'no-questions':
      return { title: 'Needs mapping', details: problem, tone: 'warning' };
    case 'refused':
      return { title: 'Refused', details: problem, tone: 'bad' };
    case 'cancelled':
      return { title: 'Cancelled', details: '', tone: 'quiet' };
    case 'published': {
      const where = publishedAs ? ` as version ${publishedAs.version} of quiz ${publishedAs.quizId}` : '';
      return { title: 'Published', details: `${counted(questionCount, 'question')}${where}.`, tone: 'good' };
    }
  }
}

/** Whether it can still be reviewed and submitted. */
export function canOpen({ status }: UploadSummary): boolean {
  return status === 'staged' || status === 'no-questions';
}

/** Whether it can be cancelled. */
export function canCancel({ status }: UploadSummary): boolean {
  return status !== 'published' && status !== 'cancelled' && status !== 'refused';
}

function defectWords(counts: UploadSummary['counts']): string {
  if (!counts) return '';
  const total = counts.error + counts.skipped + counts.defaulted + counts.note;
  if (total === 0) return ', no defects';
  const blocking = counts.error > 0 ? ` (${counts.error.toLocaleString('en-IN')} blocking)` : '';
  return `, ${counted(total, 'defect')}${blocking}`;
}
