import { type ExportPage, getExportPage } from '#functions/contract/admin/export.ts';
import { call } from '#web/lib/api-client.ts';
import { withRetries } from '#web/lib/retry.ts';
import { type Cell, csvLines } from '#web/lib/workbook/write-sheet.ts';
import { beginExport, type ExportProgress, type ExportRun, timeLimitMs } from './begin-export.ts';
import type { ExportSink } from './export-sink.ts';

const bom = '\uFEFF';

/** Enters the export into the audit, then loads page after page. */
async function* pagesOf(run: ExportRun): AsyncGenerator<ExportPage> {
  const { signal } = run;
  const exportId = await beginExport(run);
  let cursor: string | undefined;
  do {
    const query = { cursor };
    const page = await withRetries(() => call(getExportPage, { params: { exportId }, query }, { signal, timeLimitMs }));
    yield page;
    cursor = page.next;
  } while (cursor !== undefined && !signal.aborted);
  signal.throwIfAborted();
}

/** Writes responses into the file as they arrive. */
export async function streamResponses(run: ExportRun, sink: ExportSink): Promise<ExportProgress> {
  const done: ExportProgress = { rows: 0, attempts: 0 };
  for await (const page of pagesOf(run)) {
    const head = done.rows === 0 && page.rows.length > 0;
    if (page.rows.length > 0)
      await sink.write((head ? bom : '') + (await csvLines(head ? [page.columns, ...page.rows] : page.rows)));
    run.onProgress(add(done, page));
  }
  return { ...done };
}

/** Collects all rows, because the columns of scores are known only at the end. */
export async function collectRows(run: ExportRun): Promise<ExportProgress & { table: Cell[][] }> {
  const done: ExportProgress = { rows: 0, attempts: 0 };
  const columns: string[] = [];
  const pages: ExportPage[] = [];
  for await (const page of pagesOf(run)) {
    pages.push(page);
    for (const column of page.columns) if (page.rows.length > 0 && !columns.includes(column)) columns.push(column);
    run.onProgress(add(done, page));
  }
  const rows = pages.flatMap((page) => {
    const places = columns.map((column) => page.columns.indexOf(column));
    return page.rows.map((row) => places.map((place) => row[place] ?? ''));
  });
  return { ...done, table: [columns, ...rows] };
}

const rowsAtOnce = 5_000;

export async function writeTable(table: readonly Cell[][], sink: ExportSink): Promise<void> {
  await sink.write(bom);
  for (let from = 0; from < table.length; from += rowsAtOnce)
    await sink.write(await csvLines(table.slice(from, from + rowsAtOnce)));
}

function add(done: ExportProgress, { rows, attempts, reachedAt }: ExportPage): ExportProgress {
  done.rows += rows.length;
  done.attempts += attempts;
  if (reachedAt !== undefined) done.reachedAt = reachedAt;
  return { ...done };
}
