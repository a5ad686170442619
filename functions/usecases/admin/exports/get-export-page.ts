import type { ExportPage } from '#functions/contract/admin/export.ts';
import { responseColumns, responseRows, scoreTable } from './export-rows.ts';
import { pageExport, type ExportPorts, type ExportRequest } from './page-export.ts';
import { salesOf, type SalePorts } from './sales-of.ts';

/** The next rows of a CSV file. */
export async function getExportPage(ports: ExportPorts & SalePorts, request: ExportRequest): Promise<ExportPage> {
  const { order, sources, next } = await pageExport(ports, request, {
    kinds: ['responses', 'scores'],
    // Needed only for their size; the coupons of a page are looked up together.
    of: (source, { kind }) => (kind === 'responses' ? responseRows(source) : []),
  });
  const saleOf = await salesOf(ports, sources);
  const sold = sources.map((source) => ({ ...source, ...saleOf(source) }));
  const table =
    order.kind === 'responses' ? { columns: responseColumns, rows: sold.flatMap(responseRows) } : scoreTable(sold);
  const last = sources.at(-1)?.attempt.endedAt;
  return {
    ...table,
    attempts: sources.length,
    ...(last !== undefined && { reachedAt: last }),
    ...(next !== undefined && { next }),
  };
}
