import type { DeliveryProgress, Remedy, ReportStatus } from '#functions/domain/reports/report-delivery.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';

export interface Delivery extends MailRecord, DeliveryProgress {
  userId: string;
  attemptId: string;
  status: ReportStatus;
  /** Epoch ms, as are all moments here. */
  createdAt: number;
  /** Of one that is held: when it is sent by itself. Absent: when an admin has looked. */
  dueAt?: number;
  /** Of one that waits for an admin: when they should have looked. */
  reviewBy?: number;
  /** Of one that was held: when it was released, or fell due if that was before. */
  releasedAt?: number;
  /** Until when it was promised, by the holidays that were known at the end. */
  promisedBy: number;
  /** As of the end of the attempt. */
  names: ReportNames;
  /** When it was ordered, or last ordered again by an admin. */
  orderedAt: number;
  /** How often a worker has begun, without those that the mail service only told to wait. */
  tries: number;
  /** Where the PDF is, once it has been made. */
  reportKey?: string;
  /** Where its PDF with all answers is; absent where it has no such list. */
  answersKey?: string;
  /** The PDF as it was last mailed. */
  pdf?: ReportPdf;
  /** How often an admin had it sent again. */
  resends: number;
  /** It is to be made again before it is sent. */
  regenerate?: boolean;
  /** What became of the mails before the last one, oldest first. */
  earlier: MailRecord[];
}

/** Whom and what a report is about. */
export interface ReportNames {
  candidate: string;
  quiz: string;
}

/** A file, and the template of the words in it. */
export interface ReportPdf {
  /** In hexadecimal digits. */
  sha256: string;
  template: number;
}

/** One mail of a report. */
export interface MailRecord {
  status: ReportStatus;
  /** Since when it may have gone out. */
  sendingAt?: number;
  sentAt?: number;
  deliveredAt?: number;
  bouncedAt?: number;
  /** When it was set aside. */
  parkedAt?: number;
  problem?: string;
}

/**
 * What became of a mail. A permanent bounce is final, also after a delivery; a transient one (mailbox full, an automatic reply)
 * is no more than a note on a mail that arrived.
 */
export type MailFate =
  | { fate: 'sent' }
  | { fate: 'delivered'; problem?: string }
  | { fate: 'bounced'; problem: string; isTransient?: boolean };

interface MailMark {
  mailId: string;
  /** Which of the report's mails it is of: 0 for the first. */
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
  /** `unknown`: it may have gone out. */
  status: 'failed' | 'unknown';
  problem: string;
  now: number;
  /** Who has the lease. Without one: nobody works on it, or the lease is over. */
  owner?: string;
  /** What it was parked for; another try or another send is not meant. */
  seen?: Pick<Delivery, 'tries' | 'sendingAt'>;
}

/** Of whom and of which batches; an empty list: of none. */
export interface ReportFilter {
  userIds?: readonly string[] | undefined;
  batches?: readonly string[] | undefined;
}

export interface DeliveryStore {
  find(id: DeliveryId): Promise<Delivery | undefined>;
  /** Takes the lease and counts a try. `false`: it is sent, being sent, parked, out of tries, or someone else's for now. */
  claim(id: DeliveryId, lease: { owner: string; now: number; until: number }): Promise<boolean>;
  /** From here on it may have gone out. Throws if the lease is not the owner's any more. */
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
  /** It has reached the mailbox. `problem`: and was not welcome there. */
  markDelivered(id: DeliveryId, mark: MailMark & { problem?: string }): Promise<void>;
  /** It came back: for good, even from a mailbox that had taken it; or transiently. */
  markBounced(id: DeliveryId, mark: MailMark & { problem: string; isTransient?: boolean }): Promise<void>;
  /** From sending back to claimed with a new lease: the mail service took nothing, and the owner waits a little. */
  holdBack(id: DeliveryId, lease: { owner: string; until: number }): Promise<void>;
  /** Gives the lease back: the mail has certainly not gone out. `isTry: false` takes the try back as well. */
  release(id: DeliveryId, mark: ReleaseMark): Promise<void>;
  /** Sets it aside for an admin. `false`: it has moved on meanwhile. */
  park(id: DeliveryId, mark: ParkMark): Promise<boolean>;
  /** Those in any of these statuses, newest first. Of held ones alone: those that wait for an admin, the longest waiting first; then the soonest due. */
  page(
    statuses: readonly ReportStatus[],
    cursor?: string,
    narrowed?: ReportFilter,
  ): Promise<{ deliveries: Delivery[]; next?: string }>;
}

/** A report is to be sent once more: one that is not under way, or whose lease is over. */
export interface RequeueCommand {
  userId: string;
  attemptId: string;
  /** How it stood when the admin looked; absent: as it stands now. */
  status?: ReportStatus | undefined;
  /** How often it had been sent again when the admin looked: a second click finds one more. */
  resends: number;
  /** Make it again from the pinned version, instead of sending the same file. */
  regenerate: boolean;
  reason: string;
  by: string;
  now: number;
}

export interface RequeueStore {
  /** `already`: someone else, or this very click, had it sent again. Throws Refusal `not-found`, `report-not-ready`, `revision-conflict`, `busy`. */
  requeue(command: RequeueCommand): Promise<'queued' | 'already'>;
}

export interface ReconcileStore {
  /** Those that wait for a worker or are with one, as they are now, a page at a time. */
  page(cursor?: string): Promise<{ deliveries: Delivery[]; next?: string }>;
  /** Does it to the report as it was read. `false`: it is not so any more, and was left alone. */
  apply(seen: Delivery, remedy: Remedy, now: number): Promise<boolean>;
}

export interface ReportReader {
  /** `undefined`: it is not there any more. */
  read(key: string): Promise<Uint8Array | undefined>;
}

export interface ReportFiles {
  write(key: string, pdf: Uint8Array): Promise<void>;
  /** Idempotent. */
  remove(key: string): Promise<void>;
}

/** Files with all their versions, for those who remove them for good. */
export interface PersonFiles {
  /** All whose names begin so. @returns how many versions there were. */
  removeAll(prefix: string): Promise<number>;
}

/** An address from which anyone who has it can download a file, for a while. */
export type SignDownload = (key: string, download: { fileName: string; seconds: number }) => Promise<string>;

/** Equal documents give equal bytes. `withAppendix`: with all answers after the rest. */
export type RenderReport = (document: ReportDocument, options?: { withAppendix?: boolean }) => Promise<Uint8Array>;
