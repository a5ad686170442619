import { defaultResumeLimit } from '#functions/domain/attempts/resumes.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { partsRules, type ReportPart } from '#functions/domain/reports/report-parts.ts';
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

/*
 * How a quiz changes. A quiz comes into being with its first bank, and is then the active one. Each later change (of its details and
 * limits, of its bank, into the archive and back) is to the revision that the admin saw, and makes the next one. What a change does not
 * name stays. An archived quiz only leaves the archive; the active one does not go into it. A change that changes nothing is none.
 *
 * How one is activated. One quiz is active, which is on sale. Another one that is not archived takes its place, if the active one is the
 * one that the admin saw. To activate the active one changes nothing.
 *
 * `functions/adapters/dynamo/banks` says this to the database: what was read here is still so when the change is written.
 */

/** What a new bank makes of its quiz. */
interface NewBank {
  bank: { questionCount: number; lastQuestionId: number };
  reportParts: ReportPart[];
}

/** What is absent stays as it is. */
export interface QuizChange<Bank extends NewBank = NewBank> {
  quizId: number;
  details?: QuizDetails;
  /** As the admin saw it; absent for a new quiz. */
  revision?: number;
  /** Null: no limit of its own. */
  secondsPerAttempt?: number | null;
  resumeLimit?: number | undefined;
  reportRelease?: ReportRelease | undefined;
  /** Into the archive, or back. */
  archived?: boolean;
  publication?: Bank;
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
  /** Absent: there is no such quiz yet. */
  before: Quiz | undefined;
  activeQuizId: number | undefined;
}

/**
 * The quiz after a change; the same object where nothing changes.
 * @throws Refusal `not-found`, `revision-conflict`, `quiz-archived`, `quiz-active`
 */
export function changedQuiz({ before, activeQuizId }: Seen, change: QuizChange): Quiz {
  if (!before && !change.publication) refuse('not-found', `There is no quiz ${change.quizId}.`);
  if (before?.revision !== change.revision) refuseRevision();
  if (before && change.archived === undefined) requireUnarchived(before);
  if (change.archived) requireNotOnSale(change.quizId, activeQuizId);
  const after = withChange(before, change);
  return before && !change.publication && isSameQuiz(before, after) ? before : after;
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

/** Whether a quiz is the active one after its change: a new one takes over, any other stays what it was. */
export function isActiveAfter({ before, activeQuizId }: Seen): boolean {
  return !before || before.quizId === activeQuizId;
}

interface Activation {
  quizId: number;
  /** The active one that the admin saw; absent if there was none. */
  activeQuizId?: number | undefined;
}

/**
 * The quiz to put in the place of the active one; `undefined`: it is there already.
 * @throws Refusal `not-found`, `quiz-archived`, `revision-conflict`
 */
export function quizToActivate(
  quiz: Quiz | undefined,
  active: { quizId: number; name: string } | undefined,
  { quizId, activeQuizId }: Activation,
): Quiz | undefined {
  if (!quiz) refuse('not-found', `There is no quiz ${quizId}.`);
  requireUnarchived(quiz);
  // The answer to the first request may have been lost.
  if (active?.quizId === quizId) return undefined;
  if (active?.quizId !== activeQuizId) {
    refuse(
      'revision-conflict',
      `Someone else has changed which quiz is active: it is quiz ${active?.quizId} (${active?.name}) now. Look again before you change it.`,
    );
  }
  return quiz;
}
