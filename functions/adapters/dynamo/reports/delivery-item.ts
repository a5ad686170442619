import * as z from 'zod/mini';
import { reportStatuses } from '#functions/domain/reports/report-delivery.ts';
import { userIdOf } from '#functions/adapters/dynamo/attempts/attempt-item.ts';
import { resultPrefix } from '#functions/adapters/dynamo/keys.ts';

const mailRecord = z.object({
  status: z.enum(reportStatuses),
  /** When sending began: from then on it may have been sent. */
  sendingAt: z.exactOptional(z.number()),
  sentAt: z.exactOptional(z.number()),
  deliveredAt: z.exactOptional(z.number()),
  bouncedAt: z.exactOptional(z.number()),
  /** When it was set aside. */
  parkedAt: z.exactOptional(z.number()),
  problem: z.exactOptional(z.string()),
});
export type MailRecord = z.infer<typeof mailRecord>;

const delivery = z.extend(mailRecord, {
  createdAt: z.number(),
  /** When a held report is sent automatically. Absent: after an admin's review. */
  dueAt: z.exactOptional(z.number()),
  /** For a report that waits for review: the time by which an admin should review it. */
  reviewBy: z.exactOptional(z.number()),
  /** For a report that was held: when it was released, or fell due if that was earlier. */
  releasedAt: z.exactOptional(z.number()),
  /** The promised time, by the holidays that were known at the end. */
  promisedBy: z.number(),
  /** The names of the person and the quiz at the end of the attempt. */
  names: z.object({ candidate: z.string(), quiz: z.string() }),
  /** When it was ordered, or last resent by an admin. */
  orderedAt: z.number(),
  pendingSince: z.exactOptional(z.number()),
  leaseUntil: z.exactOptional(z.number()),
  requeues: z.number(),
  /** Number of workers' attempts, without those that were only throttled. */
  tries: z.number(),
  /** Key of the PDF, once it was made. */
  reportKey: z.exactOptional(z.string()),
  /** Key of the PDF with all answers; absent if there is no such list. */
  answersKey: z.exactOptional(z.string()),
  resends: z.number(),
  /** The next steps that the person has ticked, in the words of the report. */
  doneSteps: z.exactOptional(z.array(z.string())),
});

export const deliveryItem = z.extend(delivery, {
  pk: z.string(),
  sk: z.string(),
  gsi1sk: z.string(),
  pdfSha256: z.exactOptional(z.string()),
  pdfTemplate: z.exactOptional(z.number()),
  pdfEngine: z.exactOptional(z.string()),
  regenerate: z.exactOptional(z.boolean()),
  earlier: z.exactOptional(z.array(mailRecord)),
});
export type DeliveryItem = z.infer<typeof deliveryItem>;

/** A file, with the template of its words. */
export interface ReportPdf {
  /** In hexadecimal digits. */
  sha256: string;
  template: number;
  /** What drew it. The same document drawn by another engine has another SHA-256. */
  engine?: string | undefined;
}

export interface Delivery extends z.infer<typeof delivery> {
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

export const mailOf = (stored: DeliveryItem): MailRecord => z.parse(mailRecord, stored);
