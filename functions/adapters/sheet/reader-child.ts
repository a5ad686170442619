import { Socket } from 'node:net';
import { Refusal } from '#functions/domain/refusal.ts';
import { progressClock } from '#functions/domain/uploads/upload.ts';
import type { GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { readSheet } from './read-sheet.ts';
import { lineOf, type ReaderMessage } from './reader-messages.ts';

/** A pipe of its own for the answer, so that output of libraries cannot mix with it. */
export const answerPipe = 3;
const progressEveryMs = 200;
const charactersPerMessage = 200_000;

/** The child's main function: reads a file from standard input (its name as JSON, a line break, its bytes), answers, and exits. */
export async function serveReader(): Promise<never> {
  const pipe = new Socket({ fd: answerPipe, readable: false, writable: true });
  const send = (message: ReaderMessage) =>
    new Promise<void>((resolve, reject) => {
      pipe.write(lineOf(message), (error) => (error ? reject(error) : resolve()));
    });
  await send({ kind: 'ready' });
  try {
    const { fileName, bytes } = await readRequest();
    const isDue = progressClock(progressEveryMs);
    const found = await readSheet(bytes, fileName, async (rows) => {
      if (isDue(performance.now())) await send({ kind: 'progress', rows });
    });
    for (const message of messagesOf(found)) await send(message);
  } catch (cause) {
    if (!(cause instanceof Refusal)) throw cause;
    await send({ kind: 'refused', message: cause.message });
  }
  process.exit(0);
}

async function readRequest(): Promise<{ fileName: string; bytes: Buffer }> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) chunks.push(chunk);
  const request = Buffer.concat(chunks);
  const end = request.indexOf('\n');
  return { fileName: String(JSON.parse(request.toString('utf8', 0, end))), bytes: request.subarray(end + 1) };
}

function* messagesOf({ taken, sheets }: Awaited<ReturnType<typeof readSheet>>): Generator<ReaderMessage> {
  for (const sheet of sheets) {
    if ('problem' in sheet) {
      yield { kind: 'unread', ...sheet };
      continue;
    }
    const { rows: all, ...about } = sheet.grid;
    yield { kind: 'sheet', ...about, name: sheet.name };
    for (const rows of portions(all)) yield { kind: 'rows', rows };
  }
  yield { kind: 'done', taken };
}

/** Splits the rows into portions, so that one message does not keep the parent busy. */
function* portions(rows: readonly GridRow[]): Generator<GridRow[]> {
  let portion: GridRow[] = [];
  let characters = 0;
  for (const row of rows) {
    portion.push(row);
    characters += row.texts.reduce((sum, { length }) => sum + length, 0);
    if (characters < charactersPerMessage) continue;
    yield portion;
    portion = [];
    characters = 0;
  }
  if (portion.length > 0) yield portion;
}
