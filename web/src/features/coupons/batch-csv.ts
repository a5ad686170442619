import type { BatchCode } from '#functions/contract/admin/coupon-batches.ts';
import { saveFile } from '#web/lib/save-file.ts';
import { type Cell, writeCsv } from '#web/lib/write-sheet.ts';

export const stateWords: Record<BatchCode['state'], string> = {
  unused: 'Unused',
  reserved: 'Redeemed, not begun',
  used: 'Used',
};

const unusedHead = ['Code'];
const usedHead = ['Code', 'Status', 'Name', 'E-mail address', 'Redeemed at (UTC)', 'Attempt'];

/** What was not redeemed yet: the codes alone, to be handed out. */
export function unusedRows(codes: readonly BatchCode[]): Cell[][] {
  return [unusedHead, ...codes.filter(({ state }) => state === 'unused').map(({ code }) => [code])];
}

/** What was redeemed, by whom and when. */
export function usedRows(codes: readonly BatchCode[]): Cell[][] {
  const rows = codes
    .filter(({ state }) => state !== 'unused')
    .map(({ code, state, person, redeemedAt, attemptId }) => [
      code,
      stateWords[state],
      person?.name ?? '',
      person?.email ?? '',
      redeemedAt === undefined ? '' : new Date(redeemedAt).toISOString(),
      attemptId ?? '',
    ]);
  return [usedHead, ...rows];
}

/** Puts rows into the downloads as `<label>-<what>.csv`. */
export async function saveCsv(label: string, what: string, rows: Cell[][]): Promise<void> {
  const name =
    label
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'coupons';
  saveFile(`${name}-${what}.csv`, await writeCsv(rows));
}
