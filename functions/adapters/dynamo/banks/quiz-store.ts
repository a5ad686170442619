import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import type { QuizDetails } from '#functions/domain/banks/quiz.ts';
import { activateQuiz } from './activate-quiz.ts';
import { changeQuiz, type Publication } from './change-quiz.ts';
import { quizReader } from './quiz-reader.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

export function quizStore(table: Table) {
  const reader = quizReader(table);
  return {
    ...reader,
    /** Swaps the live version in one transaction. Throws Refusal `revision-conflict`, `upload-not-ready`, `quiz-archived`. */
    publish: (publication: Publication) => changeQuiz(table, reader, { ...publication, publication }),
    /**
     * Sets the details. Attempts that have begun keep their limits; when a report is sent is read at their end.
     * Throws Refusal `revision-conflict`, `not-found`, `quiz-archived`.
     */
    update: (change: {
      quizId: number;
      details: QuizDetails;
      /** Null: 60 s for every two questions. */
      secondsPerAttempt: number | null;
      /** The resume or tab switch that closes an attempt; absent: unchanged. */
      resumeLimit?: number | undefined;
      /** When reports are sent; absent: unchanged. */
      reportRelease?: ReportRelease | undefined;
      revision: number;
      by: string;
      at: number;
    }) => changeQuiz(table, reader, change),
    /**
     * Sets a quiz aside, or takes it back. Attempts that have begun go on; attempts, reports, coupons and versions stay.
     * Idempotent. Throws Refusal `revision-conflict`, `not-found`, `quiz-active`.
     */
    archive: (change: { quizId: number; archived: boolean; revision: number; by: string; at: number }) =>
      changeQuiz(table, reader, change),
    /**
     * Makes it the active quiz, if the active one is still the one that was read. Idempotent. Throws Refusal `revision-conflict`,
     * `not-found`, `quiz-archived`.
     */
    activate: (request: { quizId: number; activeQuizId?: number | undefined; by: string; at: number }) =>
      activateQuiz(table, reader, request),
  };
}

export type QuizStore = ReturnType<typeof quizStore>;
