import type { ReportPart } from '#functions/domain/reports/promise/report-parts.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { isSameRelease, type ReportRelease } from '#functions/domain/reports/report-hold.ts';
import * as words from '#functions/domain/words/quizzes.ts';
import { changedMeanwhile } from '#functions/domain/words/requests.ts';

/** The settings of a quiz. */
export interface QuizDetails {
  name: string;
  description: string;
  /** Price in rupees. */
  price: number;
  /** The line above the options of every question; absent or empty: none. */
  prompt?: string;
}

export interface Quiz extends QuizDetails {
  quizId: number;
  /** The published bank version that new attempts get. */
  version: number;
  questionCount: number;
  reportParts: ReportPart[];
  /** The version of the rules that determined them. */
  partsRules: number;
  /** Absent: 60 s for every two questions. */
  secondsPerAttempt?: number;
  /** Set aside: neither on sale nor open to publications, until it is restored. Its attempts and versions stay. */
  archived?: true;
  /** Resume limit of its attempts (`attempts/resumes.ts`). */
  resumeLimit: number;
  /** When the reports of its attempts are sent; absent: at once. */
  reportRelease?: ReportRelease;
  /** Grows by one with each change; a change applies to the revision that the admin read. */
  revision: number;
  /** The highest permanent question id that was ever given in this quiz. */
  lastQuestionId: number;
  /** ISO 8601. */
  updatedAt: string;
  updatedBy: string;
}

/** The highest price of a quiz, in rupees. */
export const maxPrice = 10_000_000;

export const defaultQuizDetails: QuizDetails = { name: 'TrueIn Assessment', description: 'Assessment', price: 1999 };

/** @throws Refusal `quiz-archived`: an archived quiz cannot be put on sale, and gets no other details, bank or coupons. */
export function requireUnarchived({ quizId, archived }: Pick<Quiz, 'quizId' | 'archived'>): void {
  if (archived) refuse('quiz-archived', words.archived(quizId));
}

/** @throws Refusal `quiz-active`: a quiz on sale cannot be archived. */
export function requireNotOnSale(quizId: number, activeQuizId: number | undefined): void {
  if (quizId === activeQuizId) refuse('quiz-active', words.isActive(quizId));
}

/** Whether a change changes nothing, so that it needs neither a write nor an audit entry. */
export function isSameQuiz(before: Quiz, after: Quiz): boolean {
  const details = ['name', 'description', 'price', 'prompt'] as const;
  const settings = [...details, 'secondsPerAttempt', 'resumeLimit', 'archived', 'version'] as const;
  return (
    settings.every((setting) => (before[setting] ?? '') === (after[setting] ?? '')) &&
    isSameRelease(before.reportRelease, after.reportRelease)
  );
}

/** Optimistic locking: of two admins who edit the same revision, the second one gets this refusal. */
export function refuseRevision(cause?: unknown): never {
  refuse('revision-conflict', changedMeanwhile, cause);
}
