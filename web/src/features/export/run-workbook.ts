import { getWorkbookPage } from '#functions/contract/admin/export.ts';
import { call } from '#web/lib/api-client.ts';
import { withRetries } from '#web/lib/retry.ts';
import { beginExport, type ExportProgress, type ExportRun, timeLimitMs } from './begin-export.ts';
import type { ExportSink } from './export-sink.ts';
import { answerColumns, answerRows, scoreSheet, type ScoredAttempt } from './workbook-sheets.ts';

const tabs = { scores: 'Scores', answers: 'Answers' };

/**
 * Writes scores and answers to two sheets. Answers are written as they arrive; of each attempt only the scores are kept until the end,
 * when all scales are known.
 */
export async function streamWorkbook(run: ExportRun, sink: ExportSink): Promise<ExportProgress> {
  const { openWorkbook } = await import('#web/lib/workbook/write-workbook.ts');
  const book = openWorkbook([tabs.scores, tabs.answers], (bytes) => sink.write(bytes));
  const done: ExportProgress = { rows: 0, attempts: 0 };
  const scored: ScoredAttempt[] = [];
  const exportId = await beginExport(run);
  const answers = book.openSheet(tabs.answers, answerColumns);
  let cursor: string | undefined;
  do {
    const request = { params: { exportId }, query: { cursor } };
    const page = await withRetries(() => call(getWorkbookPage, request, { signal: run.signal, timeLimitMs }));
    for (const attempt of page.attempts) {
      const rows = answerRows(attempt);
      await answers.add(rows);
      const { answers: given, ...rest } = attempt;
      scored.push({ ...rest, answered: given.length });
      done.rows += rows.length;
      done.attempts += 1;
      done.reachedAt = attempt.endedAt;
    }
    run.onProgress({ ...done });
    cursor = page.next;
  } while (cursor !== undefined && !run.signal.aborted);
  run.signal.throwIfAborted();
  await answers.close();
  const { columns, rows } = scoreSheet(scored);
  const scores = book.openSheet(tabs.scores, columns);
  await scores.add(rows);
  await scores.close();
  await book.close();
  return { ...done };
}
