import type { QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { timeLimitSeconds } from '#functions/domain/attempts/time-limit.ts';

/** `30 min`, `90 s`, `2 min 30 s`; says so if it follows from the number of questions. */
export function showLimit({
  secondsPerAttempt,
  questionCount,
}: Pick<QuizView, 'secondsPerAttempt' | 'questionCount'>): string {
  if (secondsPerAttempt !== undefined) return showSeconds(secondsPerAttempt);
  return `${showSeconds(timeLimitSeconds({}, questionCount))} (60 s for every two questions)`;
}

export function showSeconds(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}
