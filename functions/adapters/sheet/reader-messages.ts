import type { Readable } from 'node:stream';
import * as z from 'zod/mini';
import { cellMarks, type SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { maxRowsAbove } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import { type ReaderLimits, sheetLimits } from './refuse-file.ts';
import type { ReadSheet } from '#functions/usecases/ports/services.ts';

const { rows, columns, cellCharacters, namedSheets, nameCharacters } = sheetLimits;
const maxRows = rows + maxRowsAbove;
/** More rows than a file of 10 MB has lines. */
const row = z.int().check(z.minimum(1), z.maximum(16_777_216));
const column = z.int().check(z.minimum(0), z.maximum(2_097_152));
const place = z.int().check(z.minimum(0), z.maximum(columns - 1));
const name = z.string().check(z.maxLength(nameCharacters));
const words = z.string().check(z.maxLength(1_000));

const columnKey = z.string().check(z.regex(/^\d{1,3}$/));
const cellText = z.string().check(z.maxLength(cellCharacters));

const gridRow = z.object({
  row,
  texts: z.array(cellText).check(z.maxLength(columns)),
  marks: z.exactOptional(z.record(columnKey, z.enum(cellMarks))),
  shown: z.exactOptional(z.record(columnKey, cellText)),
  hidden: z.exactOptional(z.boolean()),
});
const merged = z.object({ row, column, lastRow: row, lastColumn: column });

/** A message of the child about a file. A sheet comes first, then its rows. */
const readerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready') }),
  z.object({ kind: z.literal('progress'), rows: z.int().check(z.minimum(0)) }),
  z.object({
    kind: z.literal('sheet'),
    name,
    hidden: z.exactOptional(z.boolean()),
    struck: z.exactOptional(z.boolean()),
    western: z.exactOptional(z.boolean()),
    oldFont: z.exactOptional(z.boolean()),
    pictures: z.exactOptional(z.array(row).check(z.maxLength(sheetLimits.pictures))),
    hiddenColumns: z.exactOptional(z.array(place).check(z.maxLength(columns))),
    merged: z.array(merged).check(z.maxLength(sheetLimits.merged)),
  }),
  z.object({ kind: z.literal('unread'), name, problem: words }),
  z.object({ kind: z.literal('rows'), rows: z.array(gridRow) }),
  z.object({ kind: z.literal('done'), taken: z.int().check(z.minimum(0)) }),
  z.object({ kind: z.literal('refused'), message: words }),
]);
export type ReaderMessage = z.infer<typeof readerMessage>;

export const lineOf = (message: ReaderMessage): string => `${JSON.stringify(message)}\n`;

/**
 * Reads the lines of a pipe until it ends. Drops an incomplete last one.
 * @throws Error if one of them, or all together, exceed their limit, or if one is not JSON.
 */
export async function* readLines(
  pipe: Readable,
  { answerCharacters, lineCharacters }: Pick<ReaderLimits, 'answerCharacters' | 'lineCharacters'>,
): AsyncGenerator<unknown, void> {
  let rest = '';
  let total = 0;
  for await (const chunk of pipe.setEncoding('utf8') as AsyncIterable<string>) {
    total += chunk.length;
    if (total > answerCharacters) throw new Error('The answer of the reader is too long.');
    rest += chunk;
    if (rest.length > lineCharacters) throw new Error('A message of the reader is too long.');
    if (!chunk.includes('\n')) continue;
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

type Outcome = Awaited<ReturnType<ReadSheet>>;

export interface Answer {
  /** The child has started; from here on, a failure is caused by the file. */
  isReady: boolean;
  /** `undefined`: the child ended without an outcome. */
  outcome?: Outcome | Refusal;
}

/**
 * Collects the messages into `answer`. A malicious file may have taken over the child, so nothing beyond the limits is accepted.
 * @throws Error if a message is not one of the reader's.
 */
export async function collectAnswer(
  messages: AsyncIterable<unknown>,
  answer: Answer,
  onRows: (rows: number) => Promise<void>,
): Promise<void> {
  const sheets: Outcome['sheets'] = [];
  let characters = sheetLimits.characters;
  let grid: SheetGrid | undefined;
  for await (const each of messages) {
    const message = readerMessage.parse(each);
    if (message.kind === 'ready') answer.isReady = true;
    else if (message.kind === 'progress') await onRows(message.rows);
    else if (message.kind === 'refused') answer.outcome = new Refusal('file-refused', message.message);
    else if (message.kind === 'done') answer.outcome = outcomeOf(message.taken, sheets);
    else if (message.kind === 'rows') {
      if (!grid) throw new Error('The reader sent rows without a sheet.');
      characters -= keepRows(message.rows, grid);
      if (characters < 0) throw new Error('The reader sent too many characters.');
    } else {
      if (sheets.length >= namedSheets) throw new Error('The reader sent too many sheets.');
      grid = undefined;
      if (message.kind === 'unread') sheets.push({ name: message.name, problem: message.problem });
      else {
        const { kind: _kind, ...sheet } = message;
        grid = { ...sheet, rows: [] };
        sheets.push({ name: sheet.name, grid });
      }
    }
    if (answer.outcome) return;
  }
}

/** @returns the number of their characters */
function keepRows(rows: SheetGrid['rows'], grid: SheetGrid): number {
  for (const row of rows) {
    if (row.row <= (grid.rows.at(-1)?.row ?? 0)) throw new Error('The reader sent rows out of order.');
    if (grid.rows.push(row) > maxRows) throw new Error('The reader sent too many rows.');
  }
  return rows.reduce((sum, { texts }) => texts.reduce((length, text) => length + text.length, sum), 0);
}

function outcomeOf(taken: number, sheets: Outcome['sheets']): Outcome {
  const sheet = sheets[taken];
  if (!sheet || !('grid' in sheet)) throw new Error('The reader named an unknown sheet.');
  return { taken, sheets };
}
