import { defaultResumeLimit } from '#functions/domain/attempts/resumes.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { partsRules, type ReportPart } from '#functions/domain/reports/promise/report-parts.ts';
import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import {
  defaultQuizDetails,
  isSameQuiz,
  type Quiz,
  type QuizDetails,
  refuseRevision,
  requireNotOnSale,
  requireUnarchived,
} from './quiz.ts';
import * as words from '#functions/domain/words/quizzes.ts';

/*
 * How a quiz changes. Its first bank creates a quiz, which then is the active one; if another one is on sale, the admin has to agree to
 * replace it, because its coupons stop working. Each later change (of its details and limits, of its
 * bank, into the archive and back) applies to the revision that the admin read, and makes the next one. Fields that a change leaves out
 * stay the same. An archived quiz can only be restored; the active one cannot be archived. A change without effect makes no revision.
 *
 * How a quiz is activated. Exactly one quiz is active, and on sale. A quiz that is not archived can replace it, if the active one is
 * still the one that the admin read. Activating the active quiz changes nothing.
 *
 * `functions/adapters/dynamo/banks` checks at the write that the quizzes are still the ones that were read here.
 */

/** The values that a new bank gives to its quiz. */
interface NewBank {
  bank: { questionCount: number; lastQuestionId: number };
  reportParts: ReportPart[];
}

/** Absent fields stay unchanged. */
export interface QuizChange<Bank extends NewBank = NewBank> {
  quizId: number;
  details?: QuizDetails;
  /** The revision that the admin read; absent for a new quiz. */
  revision?: number;
  /** Null: no limit of its own. */
  secondsPerAttempt?: number | null;
  resumeLimit?: number | undefined;
  reportRelease?: ReportRelease | undefined;
  /** Into the archive, or back. */
  archived?: boolean;
  publication?: Bank;
  /** For a new quiz: the active quiz that the admin agreed to replace. */
  replacesActiveQuizId?: number | undefined;
  by: string;
  at: number;
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

interface Seen {
  /** Absent if the quiz does not exist yet. */
  before: Quiz | undefined;
  activeQuizId: number | undefined;
}

/**
 * The quiz after a change; the same object if nothing changes.
 * @throws Refusal `not-found`, `revision-conflict`, `quiz-archived`, `quiz-active`, `quiz-on-sale`
 */
export function changedQuiz({ before, activeQuizId }: Seen, change: QuizChange): Quiz {
  if (!before && !change.publication) refuse('not-found', words.quizNotFound(change.quizId));
  if (before && isRepeated(before, change)) return before;
  if (before?.revision !== change.revision) refuseRevision();
  if (before && change.archived === undefined) requireUnarchived(before);
  if (change.archived) requireNotOnSale(change.quizId, activeQuizId);
  if (!before && activeQuizId !== undefined) requireAgreed(activeQuizId, change);
  const after = withChange(before, change);
  return before && !change.publication && isSameQuiz(before, after) ? before : after;
}

function requireAgreed(active: number, { quizId, replacesActiveQuizId }: QuizChange): void {
  if (active === replacesActiveQuizId) return;
  refuse('quiz-on-sale', words.wouldReplace(active, quizId));
}

/** Whether the quiz is as this change of the same admin has made it: the reply to their first request was lost. */
function isRepeated(before: Quiz, change: QuizChange): boolean {
  const isNext = change.revision !== undefined && before.revision === change.revision + 1;
  return (
    isNext && !change.publication && before.updatedBy === change.by && isSameQuiz(before, withChange(before, change))
  );
}

function withChange(before: Quiz | undefined, change: QuizChange): Quiz {
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

/** Whether a quiz is the active one after its change: a new one becomes active, any other keeps its state. */
export function isActiveAfter({ before, activeQuizId }: Seen): boolean {
  return !before || before.quizId === activeQuizId;
}

interface Activation {
  quizId: number;
  /** The active quiz that the admin read; absent if there was none. */
  activeQuizId?: number | undefined;
}

/**
 * The quiz that becomes the active one; `undefined` if it is active already.
 * @throws Refusal `not-found`, `quiz-archived`, `revision-conflict`
 */
export function quizToActivate(
  quiz: Quiz | undefined,
  active: { quizId: number; name: string } | undefined,
  { quizId, activeQuizId }: Activation,
): Quiz | undefined {
  if (!quiz) refuse('not-found', words.quizNotFound(quizId));
  requireUnarchived(quiz);
  // A retry: the reply to the first request may have been lost.
  if (active?.quizId === quizId) return undefined;
  if (active?.quizId !== activeQuizId) refuse('revision-conflict', words.otherActive(active?.quizId, active?.name));
  return quiz;
}
