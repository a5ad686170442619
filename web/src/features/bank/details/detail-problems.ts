import * as z from 'zod/mini';
import { publishBank } from '#functions/contract/admin/banks/quizzes.ts';
import type { QuizDetails } from '#functions/domain/banks/quiz.ts';

export type DetailProblems = Partial<Record<keyof QuizDetails, string>>;

/** The server's messages for these details, by field; empty if they are valid. */
export function detailProblems(details: QuizDetails): DetailProblems {
  const { error } = z.safeParse(publishBank.body.shape.details, details);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0]), message] as const));
}

export function hasProblems(problems: DetailProblems): boolean {
  return Object.keys(problems).length > 0;
}
