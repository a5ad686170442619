import type { BatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { indiaMinute } from '#functions/domain/calendar/india-days.ts';
import { saveFile } from '#web/lib/workbook/save-file.ts';
import { type Cell, writeCsv } from '#web/lib/workbook/write-sheet.ts';
import { csv, csvAttempt, inIndia, states } from '#web/lib/words/admin/coupon-batch.ts';
import { uses } from '#web/lib/words/admin/coupons.ts';
import { attempts, labels } from '#web/lib/words/admin/lists.ts';
import { noteOf } from './code-words.ts';

const moments = ['redeemedAt', 'startedAt', 'finishedAt', 'reportSentAt'] as const;
const times = [uses.redeemed, attempts.started, attempts.completed, states['report-sent']];
const head = [...csv, ...times.map(inIndia), csvAttempt];

/** The codes that can be handed out, without further columns. */
export function freeRows(codes: readonly BatchCode[]): Cell[][] {
  return [[labels.code], ...codes.filter(({ state }) => state === 'free').map(({ code }) => [code])];
}

/** Every code with its state, its person and its times. */
export function codeRows(codes: readonly BatchCode[]): Cell[][] {
  const rows = codes.map((code) => [
    ...[code.code, states[code.state], noteOf(code) ?? ''],
    ...[code.person?.name ?? '', code.person?.email ?? ''],
    ...moments.map((key) => momentCell(code[key])),
    code.attemptId ?? '',
  ]);
  return [head, ...rows];
}

const momentCell = (at: number | undefined) => (at === undefined ? '' : indiaMinute(at));

/** Saves rows as `<label>-<what>.csv`. */
export async function saveCsv(label: string, what: string, rows: Cell[][]): Promise<void> {
  const name =
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'coupons';
  saveFile(`${name}-${what}.csv`, await writeCsv(rows));
}
