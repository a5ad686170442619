import type { QuestionEdit } from '#functions/domain/admin/audit.ts';
import type { DiffCounts } from '#functions/domain/banks/bank-diff.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/map-diff.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { Key, PaperQuestion } from '#functions/domain/banks/question-bank.ts';
import type { KnownTexts } from '#functions/domain/banks/question-identity.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import type { Quiz, QuizDetails } from '#functions/domain/banks/quiz.ts';
import type { ReportPart } from '#functions/domain/reports/promise/report-parts.ts';

export type ActiveQuiz = QuizDetails &
  Pick<
    Quiz,
    'quizId' | 'version' | 'questionCount' | 'reportParts' | 'partsRules' | 'secondsPerAttempt' | 'resumeLimit'
  >;

/** A stored bank, with its numbers of chunks. */
export interface StagedBank {
  bankId: string;
  fullPages: number;
  paperPages: number;
  mapPages: number;
}

/** As it is published, with the number of its questions. */
export interface PublishedBank extends StagedBank {
  questionCount: number;
}

/** The origin of a version. */
export interface VersionOrigin {
  origin: 'upload' | 'edit' | 'restore';
  /** For `restore`: the version whose content it copies. */
  restoredFrom?: number | undefined;
  note?: string | undefined;
  /** Made by the client, so that a retry is recognised. */
  changeId?: string | undefined;
  uploadId?: string | undefined;
}

export interface Publication extends Omit<VersionOrigin, 'uploadId'> {
  quizId: number;
  /** Absent: unchanged. */
  details?: QuizDetails;
  /** The revision that the admin read; absent for a new quiz. */
  revision?: number;
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

export interface BankVersion extends StagedBank, VersionOrigin {
  version: number;
  questionCount: number;
  /** Differences to the previous version. */
  counts: DiffCounts;
  /** The quiz's revision at the publication. */
  revision: number;
  /** ISO 8601. */
  publishedAt: string;
  publishedBy: string;
}

export interface VersionStore {
  find(quizId: number, version: number): Promise<BankVersion | undefined>;
  /** Newest first. Throws Refusal `invalid-input` for a cursor of another list. */
  list(quizId: number, cursor?: string): Promise<{ versions: BankVersion[]; next?: string }>;
}

export interface QuizReader {
  findActive(): Promise<ActiveQuiz | undefined>;
  find(quizId: number): Promise<Quiz | undefined>;
  /** All that can be read, in the order of their ids. */
  list(): Promise<Quiz[]>;
}

export interface QuizStore extends QuizReader {
  /** Swaps the live version in one transaction. Throws Refusal `revision-conflict`, `upload-not-ready`, `quiz-archived`. */
  publish(publication: Publication): Promise<Quiz>;
  /**
   * Sets the details. Attempts that have begun keep their limits; when a report is sent is read at their end.
   * Throws Refusal `revision-conflict`, `not-found`, `quiz-archived`.
   */
  update(change: {
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
  }): Promise<Quiz>;
  /**
   * Sets a quiz aside, or takes it back. Attempts that have begun go on; attempts, reports, coupons and versions stay.
   * Idempotent. Throws Refusal `revision-conflict`, `not-found`, `quiz-active`.
   */
  archive(change: { quizId: number; archived: boolean; revision: number; by: string; at: number }): Promise<Quiz>;
  /**
   * Makes it the active quiz, if the active one is still the one that was read. Idempotent. Throws Refusal `revision-conflict`,
   * `not-found`, `quiz-archived`.
   */
  activate(request: { quizId: number; activeQuizId?: number | undefined; by: string; at: number }): Promise<void>;
}

export interface BankReader {
  /** Throws Refusal `not-found`. Cached, like the key and the paper, because a version never changes. */
  getStaged(quizId: number, version: number): Promise<PublishedBank>;
  getKey(quizId: number, version: number): Promise<Key>;
  getPaper(quizId: number, version: number): Promise<PaperQuestion[]>;
  getQuestions(quizId: number, version: number): Promise<Question[]>;
  /** The version's notes on its parameters; empty if there are none. */
  getMap(quizId: number, version: number): Promise<ParameterMap>;
  getPage(quizId: number, version: number, page: number): Promise<Question[]>;
  countPages(quizId: number, version: number): Promise<number>;
}

export interface BankStore extends BankReader {
  /** Writes the chunks of a bank under a new id: a version refers to them, and they never change. */
  stage(questions: readonly Question[], map: ParameterMap): Promise<StagedBank>;
}

/** Every text of any version of a quiz, with the question that had it last. */
export interface TextRegistry {
  /** The texts up to a version; 0: before the first one. */
  open(quizId: number, version: number): Promise<QuizTexts>;
}

export interface QuizTexts {
  /** The questions for those texts that the quiz had before. */
  find(texts: readonly string[]): Promise<KnownTexts>;
  /** Stores the texts that the next version adds. @returns the segments to publish with that version. */
  add(questions: readonly Question[]): Promise<string[]>;
}
