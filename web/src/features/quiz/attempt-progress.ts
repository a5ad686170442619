import type { PaperQuestionView } from '#functions/contract/attempts.ts';
import type { AttemptState } from './attempt-state.ts';

type Progress = Pick<AttemptState, 'questions' | 'answers'>;

/** The one question on the screen: the first without an answer, in the attempt's order. None when all is done or it is over. */
export function currentQuestion({ questions, answers, over }: Progress & Pick<AttemptState, 'over'>) {
  return over ? undefined : questions.find(({ questionId }: PaperQuestionView) => !answers[questionId]);
}

export function answeredCount({ questions, answers }: Progress): number {
  return questions.filter(({ questionId }) => answers[questionId]).length;
}

export function percentComplete(progress: Progress): number {
  const { length } = progress.questions;
  return length === 0 ? 0 : Math.round((answeredCount(progress) / length) * 100);
}
