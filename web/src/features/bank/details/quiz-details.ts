import * as z from 'zod/mini';
import { publishBank, type QuizView } from '#functions/contract/admin/banks/quizzes.ts';
import { timeLimitSeconds, timeWords } from '#functions/domain/attempts/time-limit.ts';
import type { QuizDetails } from '#functions/domain/banks/quiz.ts';
import { limitNow } from '#web/lib/words/bank/quiz.ts';

export type DetailProblems = Partial<Record<keyof QuizDetails, string>>;

/** The server's messages for these details, by field; empty if they are valid. */
export function detailProblems(details: QuizDetails): DetailProblems {
  const { error } = z.safeParse(publishBank.body.shape.details, details);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const));
}

export function hasProblems(problems: DetailProblems): boolean {
  return Object.keys(problems).length > 0;
}

/** `now` with the person's own changes since `before`, field by field. */
export function rebaseDetails<Details extends object>(mine: Details, before: Details, now: Details): Details {
  const isMine = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(before[field as keyof Details]);
  return { ...now, ...Object.fromEntries(Object.entries(mine).filter(isMine)) };
}

/** `30 min`, `90 s`, `2 min 30 s`; says so if it follows from the number of questions. */
export function showLimit({
  secondsPerAttempt,
  questionCount,
}: Pick<QuizView, 'secondsPerAttempt' | 'questionCount'>): string {
  if (secondsPerAttempt !== undefined) return timeWords(secondsPerAttempt);
  return limitNow(timeWords(timeLimitSeconds({}, questionCount)));
}
