import type { Attempt, Answer, AttemptEvent, AttemptRef, EndReason } from '#functions/domain/attempt.ts';
import type { Coupon } from '#functions/domain/coupon.ts';
import type { Key, PaperQuestion } from '#functions/domain/question-bank.ts';
import type { DraftQuestion, Question } from '#functions/domain/question.ts';
import type { Quiz, QuizDetails } from '#functions/domain/quiz.ts';
import type { AttemptReport } from '#functions/domain/report/attempt-report.ts';
import type { SheetRow, SkippedRow } from '#functions/domain/sheet.ts';
import type { ContactMessage } from '#functions/contract/contact.ts';

/** Now, in epoch ms. */
export type Clock = () => number;
/** A new ULID for this moment. */
export type NewId = () => string;

export interface Profile {
  userId: string;
  email: string;
  name: string;
  picture?: string;
  isAdmin: boolean;
}

export interface ProfileStore {
  /** Writes what the token says; keeps `isAdmin`. */
  upsert(profile: Omit<Profile, 'isAdmin'>): Promise<Profile>;
  find(userId: string): Promise<Profile | undefined>;
}

/** Where a person stands with a quiz. */
export interface Seat {
  /** Code of the redeemed coupon that no attempt has used yet. */
  coupon?: string;
  discountPercentage?: number;
  openId?: string;
  pending?: Pending;
  completedCount: number;
}

/** An attempt that was entered and not begun. */
export interface Pending {
  attempt: AttemptRef;
  seed: string;
}

export interface SeatStore {
  find(userId: string, quizId: number): Promise<Seat>;
  /** The seat whose attempt is open, in whatever quiz that is; else the seat of this quiz. */
  findCurrent(userId: string, quizId: number): Promise<Seat>;
  /** Keeps an earlier pending attempt. `undefined`: no coupon, or an attempt is open. */
  enter(userId: string, pending: Pending): Promise<Pending | undefined>;
}

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

/** `not-started`: there is no such attempt yet. A repeat tells the deadline: the first reply may have been lost. */
export type SaveOutcome = { outcome: 'saved' } | { outcome: 'replayed'; deadline: number } | { outcome: 'not-started' };

export interface SaveCommand {
  userId: string;
  attempt: AttemptRef;
  questionId: string;
  answer: Answer;
  points: number;
  answeredAfterMs: number;
  now: number;
}

export interface StartCommand extends SaveCommand {
  seed: string;
  coupon: string;
  limitMs: number;
  /** Events that leave the attempt open. */
  lastResume: number;
}

export interface EndCommand {
  userId: string;
  attempt: AttemptRef;
  reason: EndReason;
  now: number;
  /** The event that closes it, for the reason `limit`: it ends an attempt only if that has no room for it. */
  event?: { id: string; event: AttemptEvent };
  /** End it only if its `closesAt` is over. */
  expiredOnly?: boolean;
}

/** What is left of an attempt after a command. */
export interface EndOutcome {
  endReason: EndReason;
  endedAt: number;
}

export type EventOutcome =
  | { outcome: 'recorded'; count: number; lastResume: number }
  | { outcome: 'limit' | 'expired' | 'closed' | 'not-found' };

export interface AttemptStore {
  find(userId: string, attempt: AttemptRef): Promise<Attempt | undefined>;
  /** One conditional update. Throws Refusal `already-answered`, `attempt-closed`, `not-found`. */
  saveAnswer(command: SaveCommand): Promise<SaveOutcome>;
  /** The first answer makes the attempt. `lost`: the seat is not as it was read; look again. */
  start(command: StartCommand): Promise<'started' | 'lost'>;
  /** Adds an event once. `limit`: the attempt is open and has no room for it. `expired`: it waits to be closed. */
  recordEvent(command: {
    userId: string;
    attempt: AttemptRef;
    id: string;
    event: AttemptEvent;
    now: number;
  }): Promise<EventOutcome>;
  /** Completes the attempt and makes its result in one transaction; an attempt that has ended keeps its end. `undefined`: there is no such (expired) attempt. */
  end(command: EndCommand): Promise<EndOutcome | undefined>;
  /** Completed attempts of a person with a quiz, oldest first. */
  listCompleted(userId: string, quizId: number): Promise<Attempt[]>;
  /** Open attempts whose `closesAt` is over. */
  listExpired(now: number): Promise<{ userId: string; attempt: AttemptRef }[]>;
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

export interface Upload {
  uploadId: string;
  fileName: string;
  status: 'waiting' | 'staged' | 'refused' | 'published';
  questionCount: number;
  quizId?: number;
  pages: number;
  skipped: SkippedRow[];
  skippedCount: number;
  problem?: string;
}

export interface UploadStore {
  create(upload: { uploadId: string; fileName: string; by: string; now: number }): Promise<void>;
  find(uploadId: string): Promise<Upload | undefined>;
  /** Keeps the rows and marks the upload as staged, unless it is beyond that. */
  stage(
    uploadId: string,
    staged: { questions: DraftQuestion[]; quizId: number; skipped: SkippedRow[]; now: number },
  ): Promise<void>;
  refuse(uploadId: string, problem: string): Promise<void>;
  getPage(uploadId: string, page: number): Promise<DraftQuestion[]>;
}

/** Objects that admins upload. */
export interface UploadFiles {
  /** A presigned POST that takes up to `mostBytes`. */
  presign(key: string, mostBytes: number): Promise<{ url: string; fields: Record<string, string> }>;
  /** Throws Refusal `file-refused` if the object has more than `mostBytes`. */
  read(key: string, mostBytes: number): Promise<Uint8Array>;
}

export type ReportStatus = 'pending' | 'claimed' | 'sending' | 'sent' | 'failed' | 'unknown';

export interface Delivery {
  userId: string;
  attemptId: string;
  status: ReportStatus;
  createdAt: number;
  tries: number;
  /** Since when it may have gone out. */
  sendingAt?: number;
  sentAt?: number;
  problem?: string;
}

type DeliveryId = Pick<Delivery, 'userId' | 'attemptId'>;

export interface DeliveryStore {
  find(id: DeliveryId): Promise<Delivery | undefined>;
  /** Takes the lease. `false`: it is sent, being sent, parked, or someone else's for now. */
  claim(id: DeliveryId, lease: { owner: string; now: number; until: number }): Promise<boolean>;
  /** From here on it may have gone out. Throws if the lease is not the owner's any more. */
  markSending(id: DeliveryId, mark: { owner: string; reportKey: string; now: number }): Promise<void>;
  markSent(id: DeliveryId, mark: { mailId: string; now: number }): Promise<void>;
  /** Gives the lease back: the mail has certainly not gone out. */
  release(id: DeliveryId, mark: { owner: string; problem: string }): Promise<void>;
  /** Sets it aside for an admin. `unknown`: it may have gone out. */
  park(id: DeliveryId, mark: { status: 'failed' | 'unknown'; problem: string }): Promise<void>;
  /** Newest first, at most 100. */
  list(status: ReportStatus): Promise<Delivery[]>;
}

export interface ReportFiles {
  write(key: string, pdf: Uint8Array): Promise<void>;
}

/** Equal reports give equal bytes. */
export type RenderReport = (report: AttemptReport) => Promise<Uint8Array>;

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: { fileName: string; contentType: string; content: Uint8Array }[];
  /** Comes back with the delivery events of this mail. */
  tags?: Record<string, string>;
}

/** Certainly not sent: the mail service refused it. Any other error leaves it open. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface Mailer {
  /** @returns the mail service's id. Throws {@link MailRefused}, or another error when the outcome is not known. Never repeats by itself. */
  send(mail: Mail): Promise<string>;
}

export interface ContactStore {
  add(message: ContactMessage & { messageId: string; at: number }): Promise<void>;
}

/** Throws Refusal `file-refused` with what is wrong and what to do. */
export type ReadSheet = (bytes: Uint8Array, fileName: string) => Promise<SheetRow[]>;
