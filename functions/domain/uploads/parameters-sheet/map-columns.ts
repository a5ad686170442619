import {
  noteFields,
  type NoteField,
  type WrittenNote,
  quotientCodes,
  quotientNames,
  saysNothing,
  type QuotientCode,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import { plainHeader } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { type Report, bufferReports, defectKinds } from '#functions/domain/uploads/sheet-defect.ts';
import { rangeName, checkCell } from '#functions/domain/uploads/cells/sheet-cells.ts';
import { columnLetter, type GridRow, type SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { maxRowsAbove, type MappedColumn } from '#functions/domain/uploads/columns/sheet-mapping.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { cleanText } from '#functions/domain/banks/question-limits.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import { applySpellings, type SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';

/** The name of the sheet with the meanings of the parameters. */
export const mapSheetName = 'Parameters';

/** Whether a sheet has that name, regardless of case, spacing and punctuation. */
export function isMapSheet(name: string): boolean {
  return plainHeader(name) === plainHeader(mapSheetName);
}

/** Headers of the sheet; the product's own first, then those of the questions. */
const names: Readonly<Record<NoteField, readonly string[]>> = {
  parameter: ['Main Parameter', 'Groupng Main Parameters', 'Grouping Main Parameters'],
  subParameter: ['Sub Parameter', 'Grouping Sub Parameter'],
  quotient: ['Quotient'],
  meaning: ['Meaning'],
  nextStep: ['Next step'],
};

/** The sheet's header, in the product's own names. */
export const mapHeader: readonly string[] = noteFields.map(mapTitleOf);

export function mapTitleOf(field: NoteField): string {
  return names[field][0] ?? field;
}

const byName = new Map(noteFields.flatMap((field) => names[field].map((name) => [plainHeader(name), field] as const)));
const mapFieldOf = (header: string) => byName.get(plainHeader(header));

/** The first of the first fifty rows with the most columns of the sheet, and at least two; `undefined` if there is none. */
export function findMapHeader({ rows }: Pick<SheetGrid, 'rows'>): GridRow | undefined {
  let [best, most] = [undefined as GridRow | undefined, 1];
  for (const row of rows.slice(0, maxRowsAbove)) {
    const count = new Set(row.texts.map(mapFieldOf).filter((field) => field !== undefined)).size;
    if (count > most) [best, most] = [row, count];
  }
  return best;
}

/** The checks for the text of a column: errors, dates, wrong encodings and invisible characters. */
const checkedAs = {
  parameter: 'category',
  subParameter: 'subCategory',
  quotient: 'remarks1',
  meaning: 'remarks1',
  nextStep: 'remarks1',
} as const satisfies Record<NoteField, MappedColumn['use']>;

/** What a row says of its parameter. */
const saidFields = ['quotient', 'meaning', 'nextStep'] as const;

/** The column of each field. */
export type MapColumns = ReadonlyMap<NoteField, MappedColumn>;

/** Any other column with a text blocks: otherwise the live notes that it is meant for would be dropped silently. */
export function mapSheetColumns(header: GridRow, rows: readonly GridRow[], report: Report): MapColumns {
  const columns = new Map<NoteField, MappedColumn>();
  const width = Math.max(...rows.map(({ texts }) => texts.length));
  for (let index = 0; index < width; index++) {
    const text = header.texts[index]?.trim() ?? '';
    const field = mapFieldOf(text);
    const filled = rows.filter(({ row, texts }) => row > header.row && texts[index]).length;
    if (field && !columns.has(field)) {
      const use = checkedAs[field];
      columns.set(field, { index, letter: columnLetter(index), header: text, samples: [], filled, use, by: 'name' });
    } else if (filled > 0) {
      report(
        'map-sheet',
        { row: header.row, column: { letter: columnLetter(index), header: text }, value: text },
        field
          ? `Sheet “${mapSheetName}” has two columns “${mapTitleOf(field)}”.`
          : `Sheet “${mapSheetName}” knows no column “${text}” (${counted(filled, 'cell')} with a text).`,
        `Remove the column, or name it as one of these: ${mapHeader.join(', ')}.`,
      );
    }
  }
  for (const field of saidFields) {
    if (columns.has(field)) continue;
    report(
      'map-blank',
      { row: header.row },
      `Sheet “${mapSheetName}” has no column “${mapTitleOf(field)}”: it is blank for every parameter.`,
      `Add the column “${mapTitleOf(field)}”, if that is not meant.`,
    );
  }
  return columns;
}

export function reportNoMapHeader(row: number, report: Report): void {
  report(
    'map-sheet',
    { row },
    `Sheet “${mapSheetName}” has no header that tells its parameters.`,
    `Write above the rows: ${mapHeader.join(', ')}. Or give the sheet another name, if it is none of parameters.`,
  );
}

/**
 * Reports a sheet *Parameters* without any content, such as an empty template: it would replace the live notes by nothing, which is
 * hardly intended. The file alone cannot tell whether there are live notes.
 */
export function reportBlankMap(row: number, rowCount: number, report: Report): void {
  const how = rowCount > 0 ? 'says nothing of any parameter' : 'has no rows';
  report(
    'map-blank',
    { row, column: 'Whole sheet' },
    `Sheet “${mapSheetName}” ${how}. If this file replaces a bank, all quotients, meanings and next steps of that bank are removed.`,
    `To keep them, remove sheet “${mapSheetName}” from the file, then upload it again.`,
  );
}

/** A text that is merged over several rows applies to each of them; one meant for a main parameter needs a row of its own. */
export function checkMergedTexts({ merged, rows }: SheetGrid, columns: MapColumns, report: Report): void {
  for (const field of saidFields) {
    const column = columns.get(field);
    if (!column) continue;
    for (const range of merged) {
      const value = rows.find(({ row }) => row === range.row)?.texts[column.index] ?? '';
      if (range.column !== column.index || range.lastRow === range.row || value === '') continue;
      report(
        'merged',
        { row: range.row, column, value },
        `The cells ${rangeName(range)} are merged. The text holds for each of these rows.`,
        'If it is meant for the main parameter, unmerge them and give the main parameter a row of its own, with “Sub Parameter” blank.',
      );
    }
  }
}

/** A row of the sheet *Parameters*, with what is to be reported of it. */
export interface ReadRow {
  row: GridRow;
  note: WrittenNote;
  held: ReturnType<typeof bufferReports>;
}

/** A cell that cannot be read is not blank. */
export function isBlank({ note, held }: ReadRow): boolean {
  return saysNothing(note) && held.kinds().every((kind) => defectKinds[kind] !== 'error');
}

export function readRow(row: GridRow, columns: MapColumns, { spellings = [] }: SheetChoices): ReadRow {
  const held = bufferReports();
  const { report } = held;
  for (const column of columns.values()) checkCell(row, column, report);
  // Reported, not asked: the preview shows every note.
  if (row.hidden) {
    report(
      'map-unseen',
      { row: row.row },
      'The row is not shown in its file, and counts as all others.',
      'Leave the row out, if it is not meant any more.',
    );
  }
  const text = (field: NoteField) => cleanText(row.texts[columns.get(field)?.index ?? -1] ?? '');
  const { category, subCategory } = applySpellings(spellings)({
    ...{ text: '', category: text('parameter'), subCategory: text('subParameter'), options: [] },
  });
  const quotient = quotientOf(row, text('quotient'), columns, report);
  return {
    row,
    held,
    note: {
      ...{ row: row.row, parameter: category, subParameter: subCategory },
      ...(quotient && { quotient }),
      ...{ meaning: text('meaning'), nextStep: text('nextStep') },
    },
  };
}

function quotientOf({ row }: GridRow, text: string, columns: MapColumns, report: Report): QuotientCode | undefined {
  const [plain, same] = [plainHeader(text), (name: string) => plainHeader(name) === plain];
  const quotient = quotientCodes.find((code) => same(code) || same(quotientNames[code]));
  if (quotient || plain === '') return quotient;
  report(
    'map-quotient',
    { row, column: columns.get('quotient'), value: text },
    `“${shorten(text, 60)}” is not one quotient.`,
    'Write EQ, MQ or LQ, or leave the cell blank. A sub-parameter belongs to one of them at most.',
  );
  return undefined;
}
