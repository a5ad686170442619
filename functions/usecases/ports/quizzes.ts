import type { QuestionEdit } from '#functions/domain/admin/audit.ts';
import type { DiffCounts } from '#functions/domain/banks/bank-diff.ts';
import type { NoteChange } from '#functions/domain/banks/map/map-diff.ts';
import type { ParameterMap } from '#functions/domain/banks/map/parameter-map.ts';
import type { Key, PaperQuestion } from '#functions/domain/banks/question-bank.ts';
import type { KnownTexts } from '#functions/domain/banks/question-identity.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import type { Quiz, QuizDetails } from '#functions/domain/banks/quiz.ts';
import type { ReportPart } from '#functions/domain/reports/promise/report-parts.ts';

export interface ActiveQuiz extends QuizDetails {
  quizId: number;
  version: number;
  questionCount: number;
  reportParts: ReportPart[];
  partsRules: number;
  secondsPerAttempt?: number;
  resumeLimit: number;
}

/** A bank that is stored under its hash, and in how many chunks. */
export interface StagedBank {
  hash: string;
  fullPages: number;
  paperPages: number;
  /** Absent: it has no map. */
  mapPages?: number;
}

/** How a version came to be. */
export interface VersionOrigin {
  origin: 'upload' | 'edit' | 'restore';
  /** For `restore`: the version whose content it has. */
  restoredFrom?: number | undefined;
  note?: string | undefined;
  /** Made by the client: a repeat is known by it. */
  changeId?: string | undefined;
  uploadId?: string | undefined;
}

export interface Publication extends Omit<VersionOrigin, 'uploadId'> {
  quizId: number;
  /** Absent: as they are. */
  details?: QuizDetails;
  /** As the admin saw it; absent for a new quiz. */
  revision?: number;
  bank: StagedBank & {
    questionCount: number;
    lastQuestionId: number;
    /** From {@link QuizTexts}. */
    textSegments: readonly string[];
  };
  reportParts: ReportPart[];
  /** As it was looked at. */
  upload?: { uploadId: string; staging: string };
  /** Against the version before. */
  counts: DiffCounts;
  /** Of an edit: what was done to single questions. */
  edits?: QuestionEdit[];
  /** And what is said of single scales. */
  notes?: NoteChange[];
  by: string;
  at: number;
}

export interface BankVersion extends StagedBank, VersionOrigin {
  version: number;
  questionCount: number;
  /** Against the version before. */
  counts: DiffCounts;
  /** Of the quiz when it was published. */
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
  /** Makes it the active one in the place of the one that was seen. Idempotent. Throws Refusal `revision-conflict`, `not-found`, `quiz-archived`. */
  activate(request: { quizId: number; activeQuizId?: number | undefined; by: string; at: number }): Promise<void>;
  /** Notes what the reports of a version have, by the rules of today. Again, or of a version that is not live: nothing. */
  keepParts(found: { quizId: number; version: number; reportParts: ReportPart[] }): Promise<void>;
}

export interface BankReader {
  /** Throws Refusal `not-found`. Cached, as the key and the paper: a version never changes. */
  getStaged(quizId: number, version: number): Promise<StagedBank>;
  getKey(quizId: number, version: number): Promise<Key>;
  getPaper(quizId: number, version: number): Promise<PaperQuestion[]>;
  getQuestions(quizId: number, version: number): Promise<Question[]>;
  /** What the version says of its parameters; empty where it says nothing. */
  getMap(quizId: number, version: number): Promise<ParameterMap>;
  getPage(quizId: number, version: number, page: number): Promise<Question[]>;
  countPages(quizId: number, version: number): Promise<number>;
}

export interface BankStore extends BankReader {
  /** Writes the chunks of a bank under its hash, once: what is stored is never cut again. */
  stage(questions: readonly Question[], map: ParameterMap): Promise<StagedBank>;
  /** Whether a version can be gone back to: all of it is stored, and is what its hash says. */
  isWhole(quizId: number, version: number): Promise<boolean>;
}

/** Every text that any version of a quiz ever had, with the question that had it last. */
export interface TextRegistry {
  /** As of a version; 0: before the first one. */
  open(quizId: number, version: number): Promise<QuizTexts>;
}

export interface QuizTexts {
  /** Those of these texts that the quiz had before. */
  find(texts: readonly string[]): Promise<KnownTexts>;
  /** Stores what the questions of the next version add. @returns where all of it is, to be published with that version. */
  add(questions: readonly Question[]): Promise<string[]>;
}
