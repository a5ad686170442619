import { useRef, useState } from 'react';
import { indiaDay } from '#functions/domain/calendar/india-days.ts';
import type { ExportOrder } from './export-draft.ts';
import type { ExportProgress, ExportRun } from './begin-export.ts';
import { type ExportSink, openSink } from './export-sink.ts';
import { collectRows, streamResponses, writeTable } from './run-export.ts';
import { streamWorkbook } from './run-workbook.ts';

export type ExportState =
  | { status: 'idle' | 'cancelled' }
  | ({ status: 'running' } & ExportProgress)
  | ({ status: 'done'; file: string } & ExportProgress)
  | { status: 'failed'; message: string };

const nothing: ExportProgress = { rows: 0, attempts: 0 };

/** Runs one export at a time, from its first row to the file. */
export function useExport() {
  const [state, setState] = useState<ExportState>({ status: 'idle' });
  const running = useRef<AbortController>(undefined);

  async function start(order: ExportOrder): Promise<void> {
    if (running.current) return;
    const stop = (running.current = new AbortController());
    setState({ status: 'running', ...nothing });
    const onProgress = (progress: ExportProgress) => setState({ status: 'running', ...progress });
    const file = fileName(order);
    try {
      const done = await write(order, file, stop.signal, onProgress);
      setState(done ? { status: 'done', file, ...done } : { status: 'cancelled' });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      setState(stop.signal.aborted ? { status: 'cancelled' } : { status: 'failed', message });
    } finally {
      running.current = undefined;
    }
  }

  return { state, start, cancel: () => running.current?.abort(new DOMException('Cancelled', 'AbortError')) };
}

type OnProgress = (progress: ExportProgress) => void;

const writers: Record<ExportOrder['kind'], (run: ExportRun, sink: ExportSink) => Promise<ExportProgress>> = {
  workbook: streamWorkbook,
  responses: streamResponses,
  scores: writeScores,
};

async function write(order: ExportOrder, file: string, signal: AbortSignal, onProgress: OnProgress) {
  const sink = await openSink(file, types[order.kind]);
  if (!sink) return undefined;
  try {
    const done = await writers[order.kind]({ order, signal, onProgress }, sink);
    await (done.attempts > 0 ? sink.close() : sink.abort());
    return done;
  } catch (error) {
    await sink.abort().catch(() => undefined);
    throw error;
  }
}

async function writeScores(run: ExportRun, sink: ExportSink): Promise<ExportProgress> {
  const { table, ...done } = await collectRows(run);
  if (done.rows > 0) await writeTable(table, sink);
  return done;
}

const csvType = 'text/csv;charset=utf-8';
const types = {
  workbook: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  responses: csvType,
  scores: csvType,
} as const;

function fileName({ kind, from, until }: ExportOrder): string {
  const [what, ending] = kind === 'workbook' ? ['results', 'xlsx'] : [kind, 'csv'];
  return `truein-${what}-${indiaDay(from)}-to-${indiaDay(until)}.${ending}`;
}
