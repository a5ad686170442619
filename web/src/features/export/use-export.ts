import { useRef, useState } from 'react';
import { saveFile } from '#web/lib/save-file.ts';
import type { ExportOrder } from './export-draft.ts';
import { openCsv } from './export-sink.ts';
import { collectRows, type ExportProgress, sheetOf, streamResponses, writeTable } from './run-export.ts';

export type ExportState =
  | { status: 'idle' | 'cancelled' }
  | ({ status: 'running' } & ExportProgress)
  | ({ status: 'done'; file: string } & ExportProgress)
  | { status: 'failed'; message: string };

const nothing: ExportProgress = { rows: 0, attempts: 0 };

/** One export at a time, from its first row to the file. */
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

async function write(order: ExportOrder, file: string, signal: AbortSignal, onProgress: OnProgress) {
  const run = { order, signal, onProgress };
  if (order.format === 'xlsx') {
    const { table, ...done } = await collectRows(run);
    if (done.rows > 0) saveFile(file, await sheetOf(order.kind, table));
    return done;
  }
  const sink = await openCsv(file);
  if (!sink) return undefined;
  try {
    const done = order.kind === 'responses' ? await streamResponses(run, sink) : await writeScores(run, sink);
    await (done.rows > 0 ? sink.close() : sink.abort());
    return done;
  } catch (error) {
    await sink.abort().catch(() => undefined);
    throw error;
  }
}

async function writeScores(run: Parameters<typeof collectRows>[0], sink: Parameters<typeof writeTable>[1]) {
  const { table, ...done } = await collectRows(run);
  if (done.rows > 0) await writeTable(table, sink);
  return done;
}

function fileName({ kind, format, from, until }: ExportOrder): string {
  const day = (at: number) => new Date(at - new Date(at).getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
  return `truein-${kind}-${day(from)}-to-${day(until)}.${format}`;
}
