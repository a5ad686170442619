import { reportStatuses } from '#functions/domain/reports/report-delivery.ts';
import { userIdOf } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import {
  fields,
  type Fields,
  flag,
  listOf,
  number,
  oneOf,
  optional,
  text,
} from '#functions/adapters/dynamo/item-reader.ts';
import { resultPrefix } from '#functions/adapters/dynamo/keys.ts';

/** One mail of a report. */
const mail = {
  status: oneOf(...reportStatuses),
  /** When sending began: from then on it may have been sent. */
  sendingAt: optional(number),
  sentAt: optional(number),
  deliveredAt: optional(number),
  bouncedAt: optional(number),
  /** When it was set aside. */
  parkedAt: optional(number),
  problem: optional(text),
};
const mailRecord = fields(mail);
export type MailRecord = ReturnType<typeof mailRecord>;

/** What a delivery has in its item. */
const delivery = {
  ...mail,
  createdAt: number,
  /** When a held report is sent automatically. Absent: after an admin's review. */
  dueAt: optional(number),
  /** For a report that waits for review: the time by which an admin should review it. */
  reviewBy: optional(number),
  /** For a report that was held: when it was released, or fell due if that was earlier. */
  releasedAt: optional(number),
  /** The promised time, by the holidays that were known at the end. */
  promisedBy: number,
  /** The names of the person and the quiz at the end of the attempt. */
  names: fields({ candidate: text, quiz: text }),
  /** When it was ordered, or last resent by an admin. */
  orderedAt: number,
  pendingSince: optional(number),
  leaseUntil: optional(number),
  requeues: number,
  /** Number of workers' attempts, without those that were only throttled. */
  tries: number,
  /** Key of the PDF, once it was made. */
  reportKey: optional(text),
  /** Key of the PDF with all answers; absent if there is no such list. */
  answersKey: optional(text),
  /** Number of times that an admin resent it. */
  resends: number,
};

/** A report's delivery as it is stored. */
export const deliveryItem = fields({
  ...delivery,
  pk: text,
  sk: text,
  gsi1sk: text,
  pdfSha256: optional(text),
  pdfTemplate: optional(number),
  pdfEngine: optional(text),
  regenerate: optional(flag),
  earlier: optional(listOf(mailRecord)),
});
export type DeliveryItem = ReturnType<typeof deliveryItem>;

/** A file, with the template of its words. */
export interface ReportPdf {
  /** In hexadecimal digits. */
  sha256: string;
  template: number;
  /** What drew it. The same document drawn by another engine has another SHA-256. */
  engine?: string | undefined;
}

export interface Delivery extends Fields<typeof delivery> {
  userId: string;
  attemptId: string;
  /** The PDF that was mailed last. */
  pdf?: ReportPdf;
  /** It has to be made again before it is sent. */
  regenerate?: boolean;
  /** The mails before the last one, oldest first. */
  earlier: MailRecord[];
}

export type DeliveryId = Pick<Delivery, 'userId' | 'attemptId'>;

export function deliveryOf(stored: DeliveryItem): Delivery {
  const { pk, sk, gsi1sk: _, pdfSha256: sha256, pdfTemplate: template, pdfEngine: engine, ...rest } = stored;
  const { regenerate, earlier = [], ...delivery } = rest;
  return {
    ...delivery,
    userId: userIdOf({ pk }),
    attemptId: sk.slice(resultPrefix.length),
    ...(sha256 !== undefined && template !== undefined && { pdf: { sha256, template, engine } }),
    ...(regenerate === true && { regenerate }),
    earlier,
  };
}

/** The state of the last mail. */
export const mailOf = (stored: DeliveryItem): MailRecord => mailRecord(stored);
