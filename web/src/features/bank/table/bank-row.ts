import type { DraftQuestionView, QuestionView } from '#functions/contract/admin/banks/questions.ts';

/** A line of the table of questions. */
export interface BankRow extends DraftQuestionView {
  /** Stays the same as long as the line exists. */
  key: string;
  /** The serial number, `SNo`. */
  number: number;
  quizId: number;
  quizName: string;
  /** ISO 8601; absent if it is not published. */
  createdAt?: string;
  /** The unsubmitted change of the line. */
  mark?: 'edited' | 'new' | 'deleted';
  /** All searchable text in lower case, computed once so that a keystroke is cheap. */
  searched: string;
}

interface QuizOfRow {
  quizId: number;
  name: string;
}

export function rowOf(
  draft: DraftQuestionView & Partial<Pick<QuestionView, 'createdAt'>>,
  { quizId, name }: QuizOfRow,
  { key, number, mark }: { key: string; number: number; mark?: BankRow['mark'] | undefined },
): BankRow {
  const { text, category, subCategory } = draft;
  return {
    ...draft,
    ...{ key, number, quizId, quizName: name },
    ...(mark && { mark }),
    // Joined by a character that cannot be typed into the search.
    searched: `${number}\n${category}\n${subCategory}\n${text}`.toLowerCase(),
  };
}

/** Numbered like after the publication. */
export function stagedRows(drafts: readonly DraftQuestionView[], quiz: QuizOfRow): BankRow[] {
  return drafts.map((draft, index) => rowOf(draft, quiz, { key: String(index), number: index + 1 }));
}

/** The rows with this text, in any case, in serial number, category, sub-category or question. */
export function searchRows(rows: readonly BankRow[], text: string): readonly BankRow[] {
  const wanted = text.trim().toLowerCase();
  return wanted === '' ? rows : rows.filter(({ searched }) => searched.includes(wanted));
}

/** The quiz to show first. */
export function initialQuiz<Quiz extends { quizId: number; active: boolean; archived: boolean }>(
  quizzes: readonly Quiz[],
  chosen: number | undefined,
): Quiz | undefined {
  const offered = quizzes.filter(({ archived }) => !archived);
  return (
    quizzes.find(({ quizId }) => quizId === chosen) ?? offered.find(({ active }) => active) ?? offered[0] ?? quizzes[0]
  );
}
