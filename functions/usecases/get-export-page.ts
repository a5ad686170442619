import type { ExportPage } from '#functions/contract/admin/export.ts';
import { responseColumns, responseRows, scoreTable } from './export-rows.ts';
import { pageExport, type ExportPorts, type ExportRequest } from './page-export.ts';

/** The next rows of a CSV file. */
export async function getExportPage(ports: ExportPorts, request: ExportRequest): Promise<ExportPage> {
  const { order, made, sources, next } = await pageExport(ports, request, {
    kinds: ['responses', 'scores'],
    of: (source, { kind }) => (kind === 'responses' ? responseRows(source) : []),
  });
  const table = order.kind === 'responses' ? { columns: responseColumns, rows: made.flat() } : scoreTable(sources);
  const last = sources.at(-1)?.attempt.endedAt;
  return {
    ...table,
    attempts: sources.length,
    ...(last !== undefined && { reachedAt: last }),
    ...(next !== undefined && { next }),
  };
}
