import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { releaseWords } from '#functions/domain/reports/report-release.ts';
import { rupees } from '#web/lib/words/rupees.ts';
import { showLimit } from './show-limit.ts';

export interface ChangedDetail {
  name: string;
  before: string;
  after: string;
}

/** What is not as it was of a quiz's details, in words. */
export function changedDetails(before: QuizView, after: QuizView): ChangedDetail[] {
  const shown: [string, (quiz: QuizView) => string][] = [
    ['Quiz name', ({ name }) => name],
    ['Description', ({ description }) => description || 'none'],
    ['Price', ({ price }) => rupees(price)],
    ['Time limit', ({ secondsPerAttempt, questionCount }) => timeLimit(secondsPerAttempt, questionCount)],
    ['Report is sent', ({ reportRelease = 'at-once' }) => releaseWords(reportRelease)],
    ['Resume limit', ({ resumeLimit }) => String(resumeLimit)],
  ];
  return shown
    .map(([name, show]) => ({ name, before: show(before), after: show(after) }))
    .filter((detail) => detail.before !== detail.after);
}

/** One that follows from the number of questions is no change of its own. */
function timeLimit(secondsPerAttempt: number | undefined, questionCount: number): string {
  return secondsPerAttempt === undefined
    ? '60 s for every two questions'
    : showLimit({ secondsPerAttempt, questionCount });
}
