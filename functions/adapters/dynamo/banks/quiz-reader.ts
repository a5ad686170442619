import * as z from 'zod/mini';
import type { Quiz, QuizDetails } from '#functions/domain/banks/quiz.ts';
import { partsRules, reportParts } from '#functions/domain/reports/promise/report-parts.ts';
import { getItem, getItems } from '#functions/adapters/dynamo/get-items.ts';
import { keys, quizEntryPrefix } from '#functions/adapters/dynamo/keys.ts';
import { readRange, startingWith } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';

export const quizEntry = z.object({ quizId: z.number() });

/** Without report parts that were found by other rules: they are not promised until the quiz is published again. */
function byTodaysRules<Q extends Pick<Quiz, 'reportParts' | 'partsRules'>>(quiz: Q | undefined): Q | undefined {
  return !quiz || quiz.partsRules === partsRules ? quiz : { ...quiz, reportParts: [] };
}

/** Reads quizzes for the functions that change none, so that their bundles leave out what only admins need. */
export function quizReader(table: Table) {
  return {
    find: async (quizId: number) => byTodaysRules(await getItem(table, keys.quiz(quizId), quizItem)),
    findActive: async () => byTodaysRules(await getItem(table, keys.active(), activeItem)),

    /** In the order of their ids. */
    async list() {
      const { pk } = keys.active();
      const entries = await readRange(table, startingWith({ pk, sk: quizEntryPrefix }), quizEntry);
      const quizzes = await getItems(
        table,
        entries.map(({ quizId }) => keys.quiz(quizId)),
        quizItem,
      );
      return quizzes.flatMap((quiz) => byTodaysRules(quiz) ?? []).sort((a, b) => a.quizId - b.quizId);
    },
  };
}

export type QuizReader = ReturnType<typeof quizReader>;

export type ActiveQuiz = QuizDetails &
  Pick<
    Quiz,
    'quizId' | 'version' | 'questionCount' | 'reportParts' | 'partsRules' | 'secondsPerAttempt' | 'resumeLimit'
  >;

const shared = {
  quizId: z.number(),
  name: z.string(),
  description: z.string(),
  price: z.number(),
  prompt: z.exactOptional(z.string()),
  version: z.number(),
  questionCount: z.number(),
  reportParts: z.array(z.enum(reportParts)),
  partsRules: z.number(),
  secondsPerAttempt: z.exactOptional(z.number()),
  resumeLimit: z.number(),
};

export const quizItem = fields<Quiz>({
  ...shared,
  archived: z.exactOptional(z.literal(true)),
  reportRelease: z.exactOptional(
    z.union([z.enum(['at-once', 'after-review']), z.object({ afterBusinessHours: z.number() })]),
  ),
  revision: z.number(),
  lastQuestionId: z.number(),
  updatedAt: z.string(),
  updatedBy: z.string(),
});

/** The fields of the active quiz that candidates need, copied to one item so that they are found in one read. */
export const activeItem = fields<ActiveQuiz>(shared);

export const activeOf = (quiz: Quiz): ActiveQuiz => z.parse(activeItem, quiz);

/** The condition that a quiz still has the revision that was read: `changedQuiz` refuses any other. */
export function quizUnchanged(quiz: Pick<Quiz, 'revision'> | undefined) {
  return quiz
    ? { ConditionExpression: 'revision = :seen', ExpressionAttributeValues: { ':seen': quiz.revision } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
}

/** The condition that the active quiz is still the one that was read. */
export function activeQuizUnchanged(active: Pick<ActiveQuiz, 'quizId'> | undefined) {
  return active
    ? { ConditionExpression: 'quizId = :active', ExpressionAttributeValues: { ':active': active.quizId } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
}
