import { sale } from '#functions/adapters/dynamo/attempts/sale-item.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { readRange } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { monthAfter } from '#functions/domain/calendar/india-days.ts';

const columns = ['day', 'quizId', 'coupon', 'price', 'discountPercentage', 'paid'] as const;

/** The sales of a range of months (`2026-04`, both inclusive) as CSV, sorted by day, for the accounts. */
export async function listSales(table: Table, from: string, until: string): Promise<string> {
  const lines: string[] = [columns.join(',')];
  for (let month = from; month <= until; month = monthAfter(month, 1)) {
    const sales = await readRange(table, { pk: keys.sale(month, '').pk }, sale);
    const byDay = sales.sort((a, b) => a.day.localeCompare(b.day));
    lines.push(...byDay.map((row) => columns.map((column) => row[column]).join(',')));
  }
  return lines.join('\n');
}
