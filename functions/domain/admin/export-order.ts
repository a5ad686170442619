import { indiaDay } from '#functions/domain/calendar/india-days.ts';
import { exportHours } from '#functions/domain/retention.ts';

/** `workbook`: scores and answers on two sheets. `responses`: CSV, a row for each answer. `scores`: CSV, a row for each attempt. */
export const exportKinds = ['workbook', 'responses', 'scores'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** The sheets of a workbook, in the order of their tabs. */
export const exportTabs = ['Scores', 'Answers'] as const;

/** Excel's limit for a sheet, the header row included. A workbook with more is refused; CSV has no limit. */
export const maxSheetRows = 1_048_576;

/** `ready` and `failed` are final, except that a person may have a failed one tried again (see the runbook). */
export const exportStatuses = ['waiting', 'writing', 'ready', 'failed'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

export interface ExportId {
  /** The admin who has ordered it: nobody else gets its file. */
  by: string;
  exportId: string;
}

/** What an admin has ordered: the attempts that ended between two moments. */
export interface ExportOrder extends ExportId {
  kind: ExportKind;
  /** Epoch ms, as is `until`. */
  from: number;
  until: number;
  /** Id of a coupon batch. */
  batch?: string | undefined;
  /** User id. */
  person?: string | undefined;
}

/** How long a worker writes before it stores how far it is and lets another one continue: well below its time limit of 120 s. */
export const exportRunMs = 75_000;

/** Lease of a worker on an export: longer than its time limit, so that no two of them write. */
export const exportLeaseMs = 125_000;

/** By then a worker has begun, or its message was lost. */
const stalledAfterMs = 30_000;

interface Progress {
  status: ExportStatus;
  /** When a worker was last sent for. */
  sentAt: number;
  /** End of the lease of the worker that writes. */
  leaseUntil?: number | undefined;
}

/** Whether nobody works on an export that is not finished, so that a worker has to be sent for once more. */
export function isStalled({ status, sentAt, leaseUntil = 0 }: Progress, now: number): boolean {
  if (status !== 'waiting' && status !== 'writing') return false;
  return now > Math.max(sentAt, leaseUntil) + stalledAfterMs;
}

/** Until when a file can be downloaded, in epoch ms. */
export const exportExpiry = (orderedAt: number) => orderedAt + exportHours * 60 * 60 * 1000;

/** What is shown if every try to write a file broke off. */
export const exportBrokenOff =
  'Writing the file broke off each time. Order it again. If that fails, too, tell whoever runs this site.';

/** Keys of the objects that send for a worker: see `export-files.ts`. */
export const exportOrderPrefix = 'orders/';

export const fileEnding = (kind: ExportKind) => (kind === 'workbook' ? 'xlsx' : 'csv');

export function exportFileName({ kind, from, until }: Pick<ExportOrder, 'kind' | 'from' | 'until'>): string {
  const what = kind === 'workbook' ? 'results' : kind;
  return `truein-${what}-${indiaDay(from)}-to-${indiaDay(until)}.${fileEnding(kind)}`;
}
