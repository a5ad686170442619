import type { PaperQuestionView } from '#functions/contract/attempts.ts';
import { remainingAfter } from '#functions/domain/attempts/resumes.ts';
import { milestone } from '#web/lib/words/quiz/screen.ts';
import type { AttemptState } from './attempt-state.ts';

type Progress = Pick<AttemptState, 'questions' | 'questionCount' | 'answers'>;

/** The question on the screen: the first without an answer, in the attempt's order. None if all are answered or the attempt is over. */
export function currentQuestion({ questions, answers, over }: Pick<AttemptState, 'questions' | 'answers' | 'over'>) {
  return over ? undefined : questions.find(({ questionId }: PaperQuestionView) => !answers[questionId]);
}

/** Re-entries and tab switches that are left by this device's count, including unsent events. */
export function resumesLeft(state: Pick<AttemptState, 'remaining' | 'unheard' | 'switches'>): number {
  const { remaining, unheard, switches } = state;
  return remainingAfter(remaining, unheard + switches);
}

export function answeredCount({ questions, answers }: Progress): number {
  return questions.filter(({ questionId }) => answers[questionId]).length;
}

export function percentComplete(progress: Progress): number {
  const { questionCount } = progress;
  return questionCount === 0 ? 0 : Math.round((answeredCount(progress) / questionCount) * 100);
}

/** What is said when a quarter, half and three quarters of the questions are answered, if there are enough of them. */
export function milestoneOf(progress: Progress, leftMs: number): string | undefined {
  const [answered, total] = [answeredCount(progress), progress.questionCount];
  const quarters = ([1, 2, 3] as const).find((part) => answered === Math.ceil((part * total) / 4));
  return quarters && total >= 8 ? milestone(quarters, Math.floor(leftMs / 60_000)) : undefined;
}
