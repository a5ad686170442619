import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import type { QuizDetails } from '#functions/domain/banks/quiz.ts';
import { isSameRelease, type ReportRelease } from '#functions/domain/reports/report-release.ts';
import { rebaseDetails } from '../upload/upload-target.ts';

/** What the form of a quiz's details holds. */
export interface QuizDraft {
  details: QuizDetails;
  /** Null: 60 s for every two questions. */
  secondsPerAttempt: number | null;
  resumeLimit: number;
  reportRelease: ReportRelease;
}

export function draftOf({ name, description, price, ...limits }: QuizView): QuizDraft {
  const { secondsPerAttempt = null, resumeLimit, reportRelease = 'at-once' } = limits;
  return { details: { name, description, price }, secondsPerAttempt, resumeLimit, reportRelease };
}

/** What `now` says, but for what the person has changed from `before`. */
export function rebaseDraft(mine: QuizDraft, before: QuizDraft, now: QuizDraft): QuizDraft {
  const pick = <Field extends 'secondsPerAttempt' | 'resumeLimit'>(field: Field) =>
    mine[field] === before[field] ? now[field] : mine[field];
  return {
    details: rebaseDetails(mine.details, before.details, now.details),
    secondsPerAttempt: pick('secondsPerAttempt'),
    resumeLimit: pick('resumeLimit'),
    reportRelease: isSameRelease(mine.reportRelease, before.reportRelease) ? now.reportRelease : mine.reportRelease,
  };
}
