import type { Quiz, QuizDetails } from '#functions/domain/banks/quiz.ts';
import { reportParts } from '#functions/domain/reports/promise/report-parts.ts';
import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import { fields, listOf, number, oneOf, optional, text, type Reader } from '#functions/adapters/dynamo/item-reader.ts';

export type ActiveQuiz = QuizDetails &
  Pick<
    Quiz,
    'quizId' | 'version' | 'questionCount' | 'reportParts' | 'partsRules' | 'secondsPerAttempt' | 'resumeLimit'
  >;

const shared = {
  quizId: number,
  name: text,
  description: text,
  price: number,
  version: number,
  questionCount: number,
  reportParts: listOf(oneOf(...reportParts)),
  partsRules: number,
  secondsPerAttempt: optional(number),
  resumeLimit: number,
};

const untilHours = fields({ afterBusinessHours: number });
const byName = oneOf('at-once', 'after-review');

const release: Reader<ReportRelease> = (value) => (typeof value === 'string' ? byName(value) : untilHours(value));

export const quizItem = fields<Quiz>({
  ...shared,
  archived: optional(oneOf(true)),
  reportRelease: optional(release),
  revision: number,
  lastQuestionId: number,
  updatedAt: text,
  updatedBy: text,
});

/** The fields of the active quiz that candidates need, copied to one item so that they are found in one read. */
export const activeItem = fields<ActiveQuiz>(shared);

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
