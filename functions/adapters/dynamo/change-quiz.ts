import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { defaultResumeLimit, type Quiz, type QuizDetails } from '#functions/domain/quiz.ts';
import { refuse } from '#functions/domain/refusal.ts';
import type { ActiveQuiz, Publication, QuizStore } from '#functions/usecases/ports/quizzes.ts';
import { putAudit } from './audit-entry.ts';
import { failedWrites, retryConflicts } from './conflicts.ts';
import { keys } from './keys.ts';
import type { Table } from './table.ts';

export interface QuizChange {
  quizId: number;
  details: QuizDetails;
  /** As the admin saw it; absent for a new quiz. */
  revision?: number;
  /** Null: no limit of its own. Absent: as it is. */
  secondsPerAttempt?: number | null;
  /** With a new bank this is a publication. */
  bank?: Publication['bank'];
  uploadId?: string;
  by: string;
  at: number;
}

/**
 * Changes a quiz, its version and the active copy in one transaction; a new quiz becomes the active one.
 * @throws Refusal `revision-conflict` if the quiz is not as the admin saw it, `not-found`.
 */
export async function changeQuiz(
  table: Table,
  quizzes: Pick<QuizStore, 'find' | 'findActive'>,
  change: QuizChange,
): Promise<Quiz> {
  const [before, active] = await Promise.all([quizzes.find(change.quizId), quizzes.findActive()]);
  if (before?.revision !== change.revision) conflict();
  if (!before && !change.bank) refuse('not-found', `There is no quiz ${change.quizId}.`);
  const after = changed(before, change);
  try {
    await retryConflicts(() => table.db.send(transaction(table.name, { before, active, after, change })));
    return after;
  } catch (cause) {
    failedWrites(cause);
    conflict(cause);
  }
}

function changed(before: Quiz | undefined, { quizId, details, secondsPerAttempt, bank, by, at }: QuizChange): Quiz {
  const { secondsPerAttempt: seconds, ...rest } = before ?? {
    resumeLimit: defaultResumeLimit,
    version: 0,
    questionCount: 0,
    lastQuestionId: 0,
    revision: 0,
  };
  const limit = secondsPerAttempt === undefined ? seconds : (secondsPerAttempt ?? undefined);
  return {
    ...rest,
    quizId,
    ...details,
    revision: rest.revision + 1,
    ...(bank && { version: rest.version + 1, questionCount: bank.questionCount, lastQuestionId: bank.lastQuestionId }),
    ...(limit !== undefined && { secondsPerAttempt: limit }),
    updatedAt: new Date(at).toISOString(),
    updatedBy: by,
  };
}

interface Step {
  before: Quiz | undefined;
  active: ActiveQuiz | undefined;
  after: Quiz;
  change: QuizChange;
}

function transaction(TableName: string, { before, active, after, change }: Step): TransactWriteCommand {
  const { quizId, bank, uploadId, by, at } = change;
  // One quiz is active: a new one takes over, any other stays what it was. The condition holds the reading true.
  const becomesActive = !before || active?.quizId === quizId;
  const activeAsSeen = active
    ? { ConditionExpression: 'quizId = :active', ExpressionAttributeValues: { ':active': active.quizId } }
    : { ConditionExpression: 'attribute_not_exists(pk)' };
  const writes: TransactWriteCommandInput['TransactItems'] = [
    {
      Put: {
        TableName,
        Item: { ...keys.quiz(quizId), ...after },
        ...(before
          ? { ConditionExpression: 'revision = :seen', ExpressionAttributeValues: { ':seen': before.revision } }
          : { ConditionExpression: 'attribute_not_exists(pk)' }),
      },
    },
    becomesActive
      ? { Put: { TableName, Item: { ...keys.active(), ...activeCopy(after) }, ...activeAsSeen } }
      : { ConditionCheck: { TableName, Key: keys.active(), ...activeAsSeen } },
    { Put: { TableName, Item: { ...keys.quizEntry(quizId), quizId } } },
    putAudit(TableName, {
      by,
      at,
      what: bank ? 'bank-published' : 'quiz-changed',
      object: `quiz ${quizId}`,
      before,
      after,
      uploadId,
    }),
  ];
  if (bank) {
    writes.push({
      Put: {
        TableName,
        Item: {
          ...keys.version(quizId, after.version),
          ...bank,
          uploadId,
          publishedBy: by,
          publishedAt: after.updatedAt,
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    });
  }
  if (uploadId) {
    writes.push({
      Update: {
        TableName,
        Key: keys.upload(uploadId),
        UpdateExpression: 'SET #status = :published',
        ConditionExpression: 'attribute_exists(pk)',
        ExpressionAttributeNames: { '#status': 'status' },
        ExpressionAttributeValues: { ':published': 'published' },
      },
    });
  }
  return new TransactWriteCommand({ TransactItems: writes });
}

function activeCopy({
  quizId,
  name,
  description,
  price,
  version,
  questionCount,
  secondsPerAttempt,
  resumeLimit,
}: Quiz): ActiveQuiz {
  return {
    quizId,
    name,
    description,
    price,
    version,
    questionCount,
    resumeLimit,
    ...(secondsPerAttempt !== undefined && { secondsPerAttempt }),
  };
}

function conflict(cause?: unknown): never {
  refuse(
    'revision-conflict',
    'Someone else has changed this quiz since you opened it. Nothing was overwritten. Load it again, look at their change, then repeat yours.',
    cause,
  );
}
