import type { DeliveryProgress, Remedy, ReportStatus } from '#functions/domain/reports/report-delivery.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';

export interface Delivery extends MailRecord, DeliveryProgress {
  userId: string;
  attemptId: string;
  status: ReportStatus;
  /** Epoch ms, like all times here. */
  createdAt: number;
  /** When a held report is sent automatically. Absent: after an admin's review. */
  dueAt?: number;
  /** For a report that waits for review: the time by which an admin should review it. */
  reviewBy?: number;
  /** For a report that was held: when it was released, or fell due if that was earlier. */
  releasedAt?: number;
  /** The promised time, by the holidays that were known at the end. */
  promisedBy: number;
  /** The names at the end of the attempt. */
  names: ReportNames;
  /** When it was ordered, or last resent by an admin. */
  orderedAt: number;
  /** Number of workers' attempts, without those that were only throttled. */
  tries: number;
  /** Key of the PDF, once it was made. */
  reportKey?: string;
  /** Key of the PDF with all answers; absent if there is no such list. */
  answersKey?: string;
  /** The PDF that was mailed last. */
  pdf?: ReportPdf;
  /** Number of times that an admin resent it. */
  resends: number;
  /** It has to be made again before it is sent. */
  regenerate?: boolean;
  /** The mails before the last one, oldest first. */
  earlier: MailRecord[];
}

/** The names of the person and the quiz of a report. */
export interface ReportNames {
  candidate: string;
  quiz: string;
}

/** A file, with the template of its words. */
export interface ReportPdf {
  /** In hexadecimal digits. */
  sha256: string;
  template: number;
  /** What drew it. The same document drawn by another engine has another SHA-256. */
  engine?: string | undefined;
}

/** One mail of a report. */
export interface MailRecord {
  status: ReportStatus;
  /** When sending began: from then on it may have been sent. */
  sendingAt?: number;
  sentAt?: number;
  deliveredAt?: number;
  bouncedAt?: number;
  /** When it was set aside. */
  parkedAt?: number;
  problem?: string;
}

/**
 * The fate of a mail. A permanent bounce is final, also after a delivery; a transient one (mailbox full, an automatic reply) is only a
 * note on a mail that arrived.
 */
export type MailFate =
  | { fate: 'sent' }
  | { fate: 'delivered'; problem?: string }
  | { fate: 'bounced'; problem: string; isTransient?: boolean };

interface MailMark {
  mailId: string;
  /** Which mail of the report: 0 for the first. */
  resend: number;
  now: number;
}

export type DeliveryId = Pick<Delivery, 'userId' | 'attemptId'>;

interface ReleaseMark {
  owner: string;
  problem: string;
  now: number;
  isTry?: boolean;
}

export interface ParkMark {
  /** `unknown`: it may have been sent. */
  status: 'failed' | 'unknown';
  problem: string;
  now: number;
  /** Holder of the lease. Absent: no worker has it, or the lease has expired. */
  owner?: string;
  /** The state that it is parked for; after another attempt or send it is left alone. */
  seen?: Pick<Delivery, 'tries' | 'sendingAt'>;
}

/** Filter by person and batches; an empty list matches none. */
export interface ReportFilter {
  userIds?: readonly string[] | undefined;
  batches?: readonly string[] | undefined;
}

export interface DeliveryStore {
  find(id: DeliveryId): Promise<Delivery | undefined>;
  /** Takes the lease and counts an attempt. `false`: it is sent, being sent, parked, out of attempts, or leased to another worker. */
  claim(id: DeliveryId, lease: { owner: string; now: number; until: number }): Promise<boolean>;
  /** From here on the mail may have been sent. Throws if the lease has expired. */
  markSending(
    id: DeliveryId,
    mark: {
      owner: string;
      reportKey: string;
      answersKey?: string | undefined;
      pdf?: ReportPdf | undefined;
      now: number;
    },
  ): Promise<void>;
  markSent(id: DeliveryId, mark: MailMark): Promise<void>;
  /** It has reached the mailbox. `problem`: the recipient complained. */
  markDelivered(id: DeliveryId, mark: MailMark & { problem?: string }): Promise<void>;
  /** It bounced: permanently, even after a delivery; or transiently. */
  markBounced(id: DeliveryId, mark: MailMark & { problem: string; isTransient?: boolean }): Promise<void>;
  /** Gives the lease back: the mail has certainly not been sent. `isTry: false` uncounts the attempt. */
  release(id: DeliveryId, mark: ReleaseMark): Promise<void>;
  /** Sets it aside for an admin. `false`: it has changed meanwhile. */
  park(id: DeliveryId, mark: ParkMark): Promise<boolean>;
  /**
   * Reports in any of these statuses, newest first. If only held ones: those that wait for review first, the longest waiting first;
   * then those due soonest. `unreadable`: why others could not be read.
   */
  page(
    statuses: readonly ReportStatus[],
    cursor?: string,
    narrowed?: ReportFilter,
  ): Promise<{ deliveries: Delivery[]; unreadable: unknown[]; next?: string }>;
}

/** Resends a report that is not in delivery, or whose lease has expired. */
export interface RequeueCommand {
  userId: string;
  attemptId: string;
  /** The status that the admin read; absent: the current one. */
  status?: ReportStatus | undefined;
  /** The number of resends that the admin read: a second click finds one more. */
  resends: number;
  /** Make it again from the attempt's version, instead of sending the same file. */
  regenerate: boolean;
  reason: string;
  by: string;
  now: number;
}

export interface RequeueStore {
  /** `already`: another admin, or the same click, has resent it. Throws Refusal `not-found`, `report-not-ready`, `revision-conflict`, `busy`. */
  requeue(command: RequeueCommand): Promise<'queued' | 'already'>;
}

export interface ReconcileStore {
  /** Current deliveries that wait for a worker or are with one, a page at a time. */
  page(cursor?: string): Promise<{ deliveries: Delivery[]; unreadable: unknown[]; next?: string }>;
  /** Applies the remedy if the report is unchanged since it was read; else returns `false`. */
  apply(seen: Delivery, remedy: Remedy, now: number): Promise<boolean>;
}

export interface ReportReader {
  /** `undefined` if the file was deleted. */
  read(key: string): Promise<Uint8Array | undefined>;
}

export interface ReportFiles {
  write(key: string, pdf: Uint8Array): Promise<void>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
}

/** Deletes files for good, with all their versions. */
export interface PersonFiles {
  /** Deletes all files with this prefix. @returns the number of versions. */
  removeAll(prefix: string): Promise<number>;
}

/** Signs a temporary download link, which works for anyone who has it. */
export type SignDownload = (key: string, download: { fileName: string; seconds: number }) => Promise<string>;

/** On one engine equal documents give equal bytes. `withAppendix`: appends all answers. */
export type RenderReport = (document: ReportDocument, options?: { withAppendix?: boolean }) => Promise<Uint8Array>;
