import { reportStatuses, type ReportStatus, type DeliveryProgress } from '#functions/domain/reports/report-delivery.ts';
import { userIdOf } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { fields, flag, listOf, number, oneOf, optional, text } from '#functions/adapters/dynamo/item-reader.ts';
import { resultPrefix } from '#functions/adapters/dynamo/keys.ts';

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

export type DeliveryId = Pick<Delivery, 'userId' | 'attemptId'>;

/** A report's delivery as it is stored. */
export interface DeliveryItem extends MailRecord {
  pk: string;
  sk: string;
  gsi1sk: string;
  status: ReportStatus;
  createdAt: number;
  dueAt?: number;
  reviewBy?: number;
  releasedAt?: number;
  promisedBy: number;
  names: ReportNames;
  orderedAt: number;
  pendingSince?: number;
  leaseUntil?: number;
  requeues: number;
  tries: number;
  reportKey?: string;
  answersKey?: string;
  pdfSha256?: string;
  pdfTemplate?: number;
  pdfEngine?: string;
  resends: number;
  regenerate?: boolean;
  earlier?: MailRecord[];
}

const mail = {
  status: oneOf(...reportStatuses),
  sendingAt: optional(number),
  sentAt: optional(number),
  deliveredAt: optional(number),
  bouncedAt: optional(number),
  parkedAt: optional(number),
  problem: optional(text),
};

export const deliveryItem = fields<DeliveryItem>({
  ...mail,
  pk: text,
  sk: text,
  gsi1sk: text,
  createdAt: number,
  dueAt: optional(number),
  reviewBy: optional(number),
  releasedAt: optional(number),
  promisedBy: number,
  names: fields<ReportNames>({ candidate: text, quiz: text }),
  orderedAt: number,
  pendingSince: optional(number),
  leaseUntil: optional(number),
  requeues: number,
  tries: number,
  reportKey: optional(text),
  answersKey: optional(text),
  pdfSha256: optional(text),
  pdfTemplate: optional(number),
  pdfEngine: optional(text),
  resends: number,
  regenerate: optional(flag),
  earlier: optional(listOf(fields<MailRecord>(mail))),
});

export function deliveryOf(stored: DeliveryItem): Delivery {
  const {
    pk,
    sk,
    status,
    createdAt,
    dueAt,
    reviewBy,
    releasedAt,
    promisedBy,
    names,
    orderedAt,
    pendingSince,
    leaseUntil,
    requeues,
  } = stored;
  const {
    tries,
    reportKey,
    answersKey,
    pdfSha256: sha256,
    pdfTemplate: template,
    pdfEngine: engine,
    resends,
    regenerate,
    earlier = [],
  } = stored;
  return {
    userId: userIdOf({ pk }),
    attemptId: sk.slice(resultPrefix.length),
    createdAt,
    ...(dueAt !== undefined && { dueAt }),
    ...(reviewBy !== undefined && { reviewBy }),
    ...(releasedAt !== undefined && { releasedAt }),
    promisedBy,
    names,
    orderedAt,
    ...(pendingSince !== undefined && { pendingSince }),
    ...(leaseUntil !== undefined && { leaseUntil }),
    requeues,
    tries,
    ...mailOf({ ...stored, status }),
    ...(reportKey !== undefined && { reportKey }),
    ...(answersKey !== undefined && { answersKey }),
    ...(sha256 !== undefined && template !== undefined && { pdf: { sha256, template, engine } }),
    resends,
    ...(regenerate === true && { regenerate }),
    earlier: earlier.map(mailOf),
  };
}

/** The state of the last mail. */
export function mailOf({
  status,
  sendingAt,
  sentAt,
  deliveredAt,
  bouncedAt,
  parkedAt,
  problem,
}: MailRecord): MailRecord {
  return {
    status,
    ...(sendingAt !== undefined && { sendingAt }),
    ...(sentAt !== undefined && { sentAt }),
    ...(deliveredAt !== undefined && { deliveredAt }),
    ...(bouncedAt !== undefined && { bouncedAt }),
    ...(parkedAt !== undefined && { parkedAt }),
    ...(problem !== undefined && { problem }),
  };
}
