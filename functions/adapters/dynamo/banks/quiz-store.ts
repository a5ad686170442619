import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import type { QuizDetails, Quiz } from '#functions/domain/banks/quiz.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { quizToActivate } from '#functions/domain/banks/quiz-change.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { lookAndWrite, type Writes } from '#functions/adapters/dynamo/look-and-write.ts';
import { changeQuiz, type Publication } from './change-quiz.ts';
import { quizReader, type QuizReader, activeQuizUnchanged, activeOf, quizUnchanged } from './quiz-reader.ts';

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

type Activation = Parameters<QuizStore['activate']>[0];

/** Swaps the active quiz. Fails if another quiz became active, or this quiz changed, since both were read. */
export function activateQuiz(table: Table, quizzes: QuizReader, activation: Activation): Promise<void> {
  const { quizId } = activation;
  return lookAndWrite<undefined>(table, async () => {
    const [quiz, active] = await Promise.all([quizzes.find(quizId), quizzes.findActive()]);
    const next = quizToActivate(quiz, active, activation);
    if (!next) return { done: undefined };
    return { writes: swap(table, next, activation), then: undefined };
  });
}

function swap(table: Table, quiz: Quiz, { quizId, activeQuizId, by, at }: Activation): Writes {
  const TableName = table.name;
  const seen = activeQuizId === undefined ? undefined : { quizId: activeQuizId };
  return [
    { Put: { TableName, Item: { ...keys.active(), ...activeOf(quiz) }, ...activeQuizUnchanged(seen) } },
    { ConditionCheck: { TableName, Key: keys.quiz(quizId), ...quizUnchanged(quiz) } },
    putAudit(TableName, {
      by,
      at,
      what: 'quiz-activated',
      object: `quiz ${quizId}`,
      before: { activeQuizId },
      after: { activeQuizId: quizId },
    }),
  ];
}
