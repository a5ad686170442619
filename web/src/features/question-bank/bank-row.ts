import type { DraftQuestionView, QuestionView } from '#functions/contract/admin/questions.ts';

/** A line of the table of questions. */
export interface BankRow extends DraftQuestionView {
  /** The serial number, `SNo`. */
  number: number;
  quizId: number;
  quizName: string;
  /** ISO 8601; absent for what is not published. */
  createdAt?: string;
}

interface QuizOfRow {
  quizId: number;
  name: string;
}

export function liveRows(questions: readonly QuestionView[], { quizId, name }: QuizOfRow): BankRow[] {
  return questions.map((question) => ({ ...question, quizId, quizName: name }));
}

/** Numbered as they will be when they are published. */
export function stagedRows(drafts: readonly DraftQuestionView[], { quizId, name }: QuizOfRow): BankRow[] {
  return drafts.map((draft, index) => ({ ...draft, number: index + 1, quizId, quizName: name }));
}

/** The rows whose serial number, category, sub-category or question has this text in it, whatever its case. */
export function searchRows(rows: readonly BankRow[], text: string): readonly BankRow[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return rows;
  return rows.filter(({ number, category, subCategory, text: question }) =>
    [String(number), category, subCategory, question].some((part) => part.toLowerCase().includes(wanted)),
  );
}

/** The quiz whose questions are shown first. */
export function firstShown<Quiz extends { quizId: number; active: boolean }>(
  quizzes: readonly Quiz[],
  chosen: number | undefined,
): Quiz | undefined {
  return quizzes.find(({ quizId }) => quizId === chosen) ?? quizzes.find(({ active }) => active) ?? quizzes[0];
}
