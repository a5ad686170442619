import { type QuizReader, activeQuizUnchanged, activeOf, quizUnchanged, type ActiveQuiz } from './quiz-reader.ts';
import type { AuditAction, QuestionEdit } from '#functions/domain/admin/audit.ts';
import { refuseRevision, type Quiz, type QuizDetails } from '#functions/domain/banks/quiz.ts';
import { changedQuiz, isActiveAfter, type QuizChange } from '#functions/domain/banks/quiz-change.ts';
import { refuseOutdated } from '#functions/domain/uploads/upload.ts';
import { putAudit } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { lookAndWrite, type Writes } from '#functions/adapters/dynamo/look-and-write.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { putVersion, type VersionOrigin } from './version-store.ts';
import type { DiffCounts } from '#functions/domain/banks/bank-diff.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import type { ReportPart } from '#functions/domain/reports/promise/report-parts.ts';
import type { StagedBank } from './bank-reader.ts';

export interface Publication extends Omit<VersionOrigin, 'uploadId'> {
  quizId: number;
  /** Absent: unchanged. */
  details?: QuizDetails;
  /** The revision that the admin read; absent for a new quiz. */
  revision?: number;
  /** For a new quiz: the active quiz that the admin agreed to replace. */
  replacesActiveQuizId?: number | undefined;
  bank: StagedBank & {
    questionCount: number;
    lastQuestionId: number;
    /** From {@link QuizTexts}. */
    textSegments: readonly string[];
  };
  reportParts: ReportPart[];
  /** The staging that the admin reviewed. */
  upload?: { uploadId: string; staging: string };
  /** Differences to the previous version. */
  counts: DiffCounts;
  /** For an edit: changes of single questions. */
  edits?: QuestionEdit[];
  /** For an edit: changes of single notes. */
  notes?: NoteChange[];
  by: string;
  at: number;
}

type Change = QuizChange<Publication>;

/**
 * Changes a quiz, its version and the active copy in one transaction; a new quiz becomes the active one.
 * @throws Refusal `revision-conflict` if the quiz changed since the admin read it, `upload-not-ready` for an unready upload,
 * `not-found`.
 */
export function changeQuiz(table: Table, quizzes: QuizReader, change: Change): Promise<Quiz> {
  return lookAndWrite<Quiz>(table, async () => {
    const [before, active] = await Promise.all([quizzes.find(change.quizId), quizzes.findActive()]);
    const after = changedQuiz({ before, activeQuizId: active?.quizId }, change);
    if (after === before) return { done: before };
    return {
      writes: writesOf(table.name, { before, active, after, change }),
      then: after,
      // Any other change is looked at again: the same request may have come twice at once.
      onConflict: (failures, cause) => {
        if (failures.at(-1)?.failed && change.publication?.upload) refuseOutdated(cause);
        if (change.publication) refuseRevision(cause);
      },
    };
  });
}

interface Step {
  before: Quiz | undefined;
  active: Pick<ActiveQuiz, 'quizId'> | undefined;
  after: Quiz;
  change: Change;
}

const actions = { upload: 'bank-published', edit: 'bank-edited', restore: 'bank-restored' } as const satisfies Record<
  Publication['origin'],
  AuditAction
>;

function actionOf({ publication, archived }: Change): AuditAction {
  if (publication) return actions[publication.origin];
  if (archived === undefined) return 'quiz-changed';
  return archived ? 'quiz-archived' : 'quiz-unarchived';
}

function writesOf(TableName: string, { before, active, after, change }: Step): Writes {
  const { quizId, publication, by, at } = change;
  const upload = publication?.upload;
  // The condition ensures that this value is still true at the write.
  const becomesActive = isActiveAfter({ before, activeQuizId: active?.quizId });
  const writes: Writes = [
    { Put: { TableName, Item: { ...keys.quiz(quizId), ...after }, ...quizUnchanged(before) } },
    becomesActive
      ? { Put: { TableName, Item: { ...keys.active(), ...activeOf(after) }, ...activeQuizUnchanged(active) } }
      : { ConditionCheck: { TableName, Key: keys.active(), ...activeQuizUnchanged(active) } },
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
  return writes;
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
