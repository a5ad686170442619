import type { Coupon } from '#functions/domain/coupon.ts';
import type { Key, PaperQuestion } from '#functions/domain/question-bank.ts';
import type { Question } from '#functions/domain/question.ts';
import type { Quiz, QuizDetails } from '#functions/domain/quiz.ts';

export interface CouponStore {
  find(code: string): Promise<Coupon | undefined>;
  /** Counts a use and reserves it for this person, releasing another reserved code. Throws Refusal `coupon-invalid`, `coupon-used-up`, `attempt-open`. */
  redeem(request: {
    userId: string;
    quizId: number;
    code: string;
    now: number;
  }): Promise<{ discountPercentage: number }>;
}

export interface ActiveQuiz extends QuizDetails {
  quizId: number;
  version: number;
  questionCount: number;
  secondsPerAttempt?: number;
  resumeLimit: number;
}

/** A bank that is stored under its hash, and in how many chunks. */
export interface StagedBank {
  hash: string;
  fullPages: number;
  paperPages: number;
}

export interface Publication {
  quizId: number;
  details: QuizDetails;
  /** As the admin saw it; absent for a new quiz. */
  revision?: number;
  bank: StagedBank & { questionCount: number; lastQuestionId: number };
  uploadId: string;
  by: string;
  at: number;
}

export interface QuizStore {
  findActive(): Promise<ActiveQuiz | undefined>;
  find(quizId: number): Promise<Quiz | undefined>;
  list(): Promise<Quiz[]>;
  /** Swaps the live version in one transaction. Throws Refusal `revision-conflict`. */
  publish(publication: Publication): Promise<Quiz>;
  /** Throws Refusal `revision-conflict`, `not-found`. */
  update(change: {
    quizId: number;
    details: QuizDetails;
    secondsPerAttempt: number | null;
    revision: number;
    by: string;
    at: number;
  }): Promise<Quiz>;
}

export interface BankStore {
  /** Writes the chunks of a bank under its hash; again: the same bytes. */
  stage(questions: readonly Question[]): Promise<StagedBank>;
  /** Throws Refusal `not-found`. Cached: a version never changes. */
  getKey(quizId: number, version: number): Promise<Key>;
  getPaper(quizId: number, version: number): Promise<PaperQuestion[]>;
  getQuestions(quizId: number, version: number): Promise<Question[]>;
  getPage(quizId: number, version: number, page: number): Promise<Question[]>;
  countPages(quizId: number, version: number): Promise<number>;
}
