import { indiaDay, indiaDayStart, indiaDayWords } from '#functions/domain/calendar/india-days.ts';
import { exportHours } from '#functions/domain/retention.ts';
import * as words from '#functions/domain/words/exports.ts';

/** `workbook`: scores and answers on two sheets. `responses`: CSV, a row for each answer. `scores`: CSV, a row for each attempt. */
export const exportKinds = ['workbook', 'responses', 'scores'] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Excel's limit for a sheet, the header row included. */
export const maxSheetRows = 1_048_576;

/** `ready` and `failed` are final. */
export const exportStatuses = ['waiting', 'writing', 'ready', 'failed'] as const;

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
  person?: string | undefined;
}

/** The most attempts of an export: what a worker writes within `exportWritingMs`, with some time to spare (decision 106). */
export const maxExportAttempts = 265_000;

/** How long a worker writes at most: below its time limit of 15 minutes, so that it can still say why it stops. */
export const exportWritingMs = 13 * 60_000;

/** A worker that has not finished by then was killed, and another one may begin again: its time limit. */
export const exportLeaseMs = 15 * 60_000;

/** Why an order is refused, with the days that fit. `endedAt`: when the first attempt ended that is too many, the last ended first. */
export function exportTooLarge({ until }: Pick<ExportOrder, 'until'>, endedAt: number): string {
  const first = indiaDayStart(endedAt, -1);
  const advice = first > until ? words.fewerDays : words.daysThatFit(indiaDayWords(first), indiaDayWords(until));
  return `${words.tooMany(maxExportAttempts)} ${advice}`;
}

/** Until when a file can be downloaded, in epoch ms. */
export const exportExpiry = (orderedAt: number) => orderedAt + exportHours * 60 * 60 * 1000;

/** Keys of the objects that send for a worker: see `export-files.ts`. */
export const exportOrderPrefix = 'orders/';

const fileEnding = (kind: ExportKind) => (kind === 'workbook' ? 'xlsx' : 'csv');

export function exportFileName({ kind, from, until }: Pick<ExportOrder, 'kind' | 'from' | 'until'>): string {
  const what = kind === 'workbook' ? 'results' : kind;
  return `truein-${what}-${indiaDay(from)}-to-${indiaDay(until)}.${fileEnding(kind)}`;
}

/** The key of a finished file in the bucket of the exports. */
export const exportKeyOf = ({ by, exportId, kind }: ExportId & { kind: ExportKind }) =>
  `files/${by}/${exportId}.${fileEnding(kind)}`;
