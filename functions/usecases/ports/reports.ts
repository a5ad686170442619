import type { AttemptReport } from '#functions/domain/report/attempt-report.ts';

export type ReportStatus = 'pending' | 'claimed' | 'sending' | 'sent' | 'delivered' | 'bounced' | 'failed' | 'unknown';

export interface Delivery {
  userId: string;
  attemptId: string;
  status: ReportStatus;
  createdAt: number;
  tries: number;
  /** Since when it may have gone out. */
  sendingAt?: number;
  sentAt?: number;
  /** Where the PDF is, once it has been made. */
  reportKey?: string;
  problem?: string;
}

/** What became of a mail. A bounce is final, also after a delivery. */
export type MailFate =
  { fate: 'sent' } | { fate: 'delivered'; problem?: string } | { fate: 'bounced'; problem: string };

type DeliveryId = Pick<Delivery, 'userId' | 'attemptId'>;

export interface DeliveryStore {
  find(id: DeliveryId): Promise<Delivery | undefined>;
  /** Takes the lease. `false`: it is sent, being sent, parked, or someone else's for now. */
  claim(id: DeliveryId, lease: { owner: string; now: number; until: number }): Promise<boolean>;
  /** From here on it may have gone out. Throws if the lease is not the owner's any more. */
  markSending(id: DeliveryId, mark: { owner: string; reportKey: string; now: number }): Promise<void>;
  markSent(id: DeliveryId, mark: { mailId: string; now: number }): Promise<void>;
  /** It has reached the mailbox. `problem`: and was not welcome there. */
  markDelivered(id: DeliveryId, mark: { mailId: string; now: number; problem?: string }): Promise<void>;
  /** It came back, even from a mailbox that had taken it. */
  markBounced(id: DeliveryId, mark: { mailId: string; now: number; problem: string }): Promise<void>;
  /** Gives the lease back: the mail has certainly not gone out. */
  release(id: DeliveryId, mark: { owner: string; problem: string }): Promise<void>;
  /** Sets it aside for an admin. `unknown`: it may have gone out. */
  park(id: DeliveryId, mark: { status: 'failed' | 'unknown'; problem: string }): Promise<void>;
  /** Newest first, at most 100. */
  list(status: ReportStatus): Promise<Delivery[]>;
}

export interface ReportFiles {
  write(key: string, pdf: Uint8Array): Promise<void>;
  /** Again: nothing. */
  remove(key: string): Promise<void>;
}

/** An address from which anyone who has it can download a file, for a while. */
export type SignDownload = (key: string, download: { fileName: string; seconds: number }) => Promise<string>;

/** Equal reports give equal bytes. */
export type RenderReport = (report: AttemptReport) => Promise<Uint8Array>;
