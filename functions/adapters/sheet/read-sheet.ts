import { maxUploadBytes } from '#functions/domain/uploads/upload.ts';
import { isMapSheet } from '#functions/domain/uploads/parameters-sheet/map-columns.ts';
import { Refusal, refuse } from '#functions/domain/refusal.ts';
import type { FoundSheet, SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { bankRank, findHeader } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { noTable } from '#functions/domain/words/uploads/columns.ts';
import { readCsv } from './read-csv.ts';
import { readXls, readXlsx, type Steps } from './read-workbook.ts';
import { refuseFile, sheetLimits } from './refuse-file.ts';
import type { ReadSheet } from '#functions/usecases/ports/services.ts';

const zipMark = Buffer.from('PK\x03\x04', 'latin1');
const compoundMark = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** First bytes of workbooks of Excel 2, 3 and 4. */
const oldMarks = [Buffer.from('09000400', 'hex'), Buffer.from('09020600', 'hex'), Buffer.from('09040600', 'hex')];
/** The size of each file `~$…` of Excel. */
const lockBytes = 165;
/** SYLK and DIF: text formats whose lines are not rows of cells. */
const otherText = /^(ID;P[^\n]*\n[A-Z];|TABLE\r?\n0,1\r?\n)/;

/** Reads .xlsx, .xls and .csv files. Detects the format from the content, because the name may be wrong. */
export const readSheet: ReadSheet = async (bytes, fileName, onRows) => {
  if (bytes.length === 0) refuseFile('empty');
  if (bytes.length > maxUploadBytes) refuseFile('too-large');
  return pickSheet(await walk(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), fileName, onRows));
};

async function walk(bytes: Buffer, fileName: string, onRows: Parameters<ReadSheet>[2]): Promise<FoundSheet[]> {
  const steps = orRefused(() => openSteps(bytes, fileName));
  for (;;) {
    const step = orRefused(() => steps.next());
    if (step.done) return step.value;
    await onRows?.(step.value);
  }
}

/** Refuses a file as damaged if the parser fails. */
function orRefused<T>(work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (cause instanceof Refusal) throw cause;
    refuseFile('damaged', cause);
  }
}

function openSteps(bytes: Buffer, fileName: string): Steps {
  if (startsWith(bytes, zipMark)) return readXlsx(bytes);
  if (startsWith(bytes, compoundMark)) return readXls(bytes);
  // One byte says how long the name is, and the name follows; the rest is blank.
  if (bytes.length === lockBytes && (bytes[0] ?? 0) < 55 && bytes.includes(0)) refuseFile('lock');
  const isOther = oldMarks.some((mark) => startsWith(bytes, mark)) || otherText.test(bytes.toString('latin1', 0, 300));
  if (isOther) refuseFile('other-sheet');
  return csvSteps(bytes, fileName);
}

function* csvSteps(bytes: Buffer, name: string): Steps {
  return [{ name, grid: yield* readCsv(bytes, name) }];
}

/**
 * Picks the sheets. For the bank: the one most like a bank, else with a table, else with any content. Besides: *Parameters*,
 * and other sheets that look like tables.
 */
function pickSheet(found: readonly FoundSheet[]): Awaited<ReturnType<ReadSheet>> {
  const others = found.filter(({ name }) => !isMapSheet(name));
  if (others.every((sheet) => 'grid' in sheet && sheet.grid.rows.length === 0) && others.length < found.length)
    refuseFile('only-parameters');
  const readable = others.flatMap((sheet) => ('grid' in sheet ? [sheet.grid] : []));
  const [unread] = others.filter((sheet) => 'problem' in sheet);
  // A bank that is hidden comes before a sheet that only has a cell “Question”.
  const likeness = (grid: SheetGrid) => 2 * bankRank(grid) - (grid.hidden ? 1 : 0);
  const [named] = readable.filter((grid) => bankRank(grid) > 0).sort((a, b) => likeness(b) - likeness(a));
  const mapLike = found.some((sheet) => isMapSheet(sheet.name) && 'grid' in sheet && bankRank(sheet.grid) > 0);
  if (!named && mapLike) refuseFile('questions-in-parameters');
  // The unreadable sheet may be the one with the questions.
  if (!named && unread && 'problem' in unread) refuse('file-refused', unread.problem);
  const taken = named ?? readable.find(isTable) ?? readable.find(({ rows }) => rows.length > 0) ?? refuseFile('empty');
  const below = taken.rows.length - (findHeader(taken) + 1);
  if (below === 0) refuseFile('no-rows');
  if (below > sheetLimits.rows) refuseFile('too-many-rows');
  return {
    taken: found.findIndex((sheet) => 'grid' in sheet && sheet.grid === taken),
    sheets: found.map((sheet) => {
      if ('problem' in sheet || isMapSheet(sheet.name)) return sheet;
      return sheet.grid === taken || isTable(sheet.grid) ? sheet : { name: sheet.name, problem: noTable };
    }),
  };
}

function isTable({ rows }: SheetGrid): boolean {
  return rows.length > 1 && rows.some(({ texts }) => texts.length > 1);
}

function startsWith(bytes: Buffer, mark: Buffer): boolean {
  return bytes.subarray(0, mark.length).equals(mark);
}
