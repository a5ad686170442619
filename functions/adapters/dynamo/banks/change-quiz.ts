import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import type { AuditAction } from '#functions/domain/admin/audit.ts';
import { defaultResumeLimit } from '#functions/domain/attempts/resumes.ts';
import {
  defaultQuizDetails,
  isSameQuiz,
  type Quiz,
  type QuizDetails,
  refuseRevision,
  requireNotOnSale,
  requireUnarchived,
} from '#functions/domain/banks/quiz.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { partsRules } from '#functions/domain/reports/report-parts.ts';
import type { ReportRelease } from '#functions/domain/reports/report-release.ts';
import { refuseOutdated } from '#functions/domain/uploads/upload.ts';
import type { ActiveQuiz, Publication, QuizReader } from '#functions/usecases/ports/quizzes.ts';
import { activeAsSeen, activeCopy } from './active-quiz.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { putVersion } from './version-store.ts';

export interface QuizChange {
  quizId: number;
  /** Absent: as they are. */
  details?: QuizDetails;
  /** As the admin saw it; absent for a new quiz. */
  revision?: number;
  /** Null: no limit of its own. Absent: as it is. */
  secondsPerAttempt?: number | null;
  /** Absent: as it is. */
  resumeLimit?: number | undefined;
  /** Absent: as it is. */
  reportRelease?: ReportRelease | undefined;
  /** Into the archive, or back. Absent: as it is. */
  archived?: boolean;
  /** With a new bank. */
  publication?: Publication;
  by: string;
  at: number;
}

/**
 * Changes a quiz, its version and the active copy in one transaction; a new quiz becomes the active one.
 * @throws Refusal `revision-conflict` if the quiz is not as the admin saw it, `upload-not-ready` if the upload is not, `not-found`.
 */
export async function changeQuiz(table: Table, quizzes: QuizReader, change: QuizChange): Promise<Quiz> {
  const [before, active] = await Promise.all([quizzes.find(change.quizId), quizzes.findActive()]);
  if (!before && !change.publication) refuse('not-found', `There is no quiz ${change.quizId}.`);
  if (before?.revision !== change.revision) refuseRevision();
  if (before && change.archived === undefined) requireUnarchived(before);
  if (change.archived) requireNotOnSale(change.quizId, active?.quizId);
  const after = changed(before, change);
  // It is so already.
  if (before && !change.publication && isSameQuiz(before, after)) return before;
  try {
    await table.db.send(transaction(table.name, { before, active, after, change }));
    return after;
  } catch (cause) {
    if (failedWrites(cause).at(-1)?.failed && change.publication?.upload) refuseOutdated(cause);
    refuseRevision(cause);
  }
}

const newQuiz: Omit<Quiz, 'quizId' | 'updatedAt' | 'updatedBy'> = {
  ...defaultQuizDetails,
  resumeLimit: defaultResumeLimit,
  version: 0,
  questionCount: 0,
  reportParts: [],
  partsRules,
  lastQuestionId: 0,
  revision: 0,
};

function changed(before: Quiz | undefined, change: QuizChange): Quiz {
  const { quizId, details, secondsPerAttempt, resumeLimit, reportRelease, publication, by, at } = change;
  const { secondsPerAttempt: seconds, archived: wasArchived = false, ...rest } = before ?? newQuiz;
  const limit = secondsPerAttempt === undefined ? seconds : (secondsPerAttempt ?? undefined);
  return {
    ...rest,
    quizId,
    ...details,
    revision: rest.revision + 1,
    ...(publication && {
      version: rest.version + 1,
      questionCount: publication.bank.questionCount,
      reportParts: publication.reportParts,
      partsRules,
      lastQuestionId: publication.bank.lastQuestionId,
    }),
    ...((change.archived ?? wasArchived) && { archived: true as const }),
    ...(limit !== undefined && { secondsPerAttempt: limit }),
    ...(resumeLimit !== undefined && { resumeLimit }),
    ...(reportRelease !== undefined && { reportRelease }),
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

const actions = { upload: 'bank-published', edit: 'bank-edited', restore: 'bank-restored' } as const satisfies Record<
  Publication['origin'],
  AuditAction
>;

function actionOf({ publication, archived }: QuizChange): AuditAction {
  if (publication) return actions[publication.origin];
  if (archived === undefined) return 'quiz-changed';
  return archived ? 'quiz-archived' : 'quiz-unarchived';
}

function transaction(TableName: string, { before, active, after, change }: Step): TransactWriteCommand {
  const { quizId, publication, by, at } = change;
  const upload = publication?.upload;
  // One quiz is active: a new one takes over, any other stays what it was. The condition holds the reading true.
  const becomesActive = !before || active?.quizId === quizId;
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
      ? { Put: { TableName, Item: { ...keys.active(), ...activeCopy(after) }, ...activeAsSeen(active) } }
      : { ConditionCheck: { TableName, Key: keys.active(), ...activeAsSeen(active) } },
    { Put: { TableName, Item: { ...keys.quizEntry(quizId), quizId } } },
    putAudit(TableName, {
      by,
      at,
      what: actionOf(change),
      object: `quiz ${quizId}`,
      reason: publication?.note,
      before,
      after,
      uploadId: upload?.uploadId,
      counts: publication?.counts,
      edits: publication?.edits,
      notes: publication?.notes,
      restoredFrom: publication?.restoredFrom,
    }),
  ];
  if (publication) writes.push(putVersion(TableName, after, publication));
  // Keep this condition last: its index in CancellationReasons tells a failed check from a conflict.
  if (upload) writes.push({ Update: { TableName, ...settleUpload(upload, after) } });
  return new TransactWriteCommand({ TransactItems: writes });
}

/** Fails if the upload was cancelled or staged again concurrently. */
function settleUpload({ uploadId, staging }: { uploadId: string; staging: string }, { quizId, version }: Quiz) {
  return {
    Key: keys.upload(uploadId),
    UpdateExpression: 'SET #status = :published, publishedAs = :as',
    ConditionExpression: 'staging = :seen AND #status IN (:staged, :published)',
    ExpressionAttributeNames: { '#status': 'status' },
    ExpressionAttributeValues: {
      ...{ ':seen': staging, ':staged': 'staged', ':published': 'published' },
      ':as': { quizId, version },
    },
  };
}
