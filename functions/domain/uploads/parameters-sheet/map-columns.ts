import {
  makeNote,
  noteFields,
  type NoteField,
  type WrittenNote,
  quotientCodes,
  quotientNames,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import { plainHeader, bestRow, type MappedColumn } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { mapColumns } from '#functions/domain/uploads/columns/column-mapping.ts';
import { type Report, bufferReports } from '#functions/domain/uploads/sheet-defect.ts';
import { checkCell } from '#functions/domain/uploads/cells/sheet-cells.ts';
import type { GridRow, SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { columns as titles } from '#functions/domain/words/parameters.ts';
import * as words from '#functions/domain/words/uploads/parameters-sheet.ts';
import { cleanText } from '#functions/domain/banks/question-limits.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import { applySpellings, type SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';

export const mapSheetName = 'Parameters';

/** Whether a sheet has that name, regardless of case, spacing and punctuation. */
export function isMapSheet(name: string): boolean {
  return plainHeader(name) === plainHeader(mapSheetName);
}

interface Field {
  /** The product's own header first, then that of the questions. */
  headers: readonly string[];
  /** Its texts are checked like those of this column: errors, dates, wrong encodings and invisible characters. */
  checkedAs: MappedColumn['use'];
}

const fields: Readonly<Record<NoteField, Field>> = {
  parameter: {
    headers: ['Main Parameter', 'Groupng Main Parameters', 'Grouping Main Parameters'],
    checkedAs: 'category',
  },
  subParameter: { headers: ['Sub Parameter', 'Grouping Sub Parameter'], checkedAs: 'subCategory' },
  quotient: { headers: ['Quotient'], checkedAs: 'serial' },
  meaning: ofText(titles.meaning),
  nextStep: ofText(titles.nextStep),
  lowerUpside: ofText(titles.lowerUpside, 'Low: Upside', 'Lower level: Upside', 'Upside: Lower'),
  lowerCost: ofText(titles.lowerCost, 'Low: Cost', 'Lower level: Cost', 'Cost: Lower'),
  lowerOthersNotice: ofText(titles.lowerOthersNotice, 'Low: How others notice', 'Lower: Others notice'),
  middleUpside: ofText(titles.middleUpside, 'Mid: Upside', 'Middle level: Upside', 'Upside: Middle'),
  middleCost: ofText(titles.middleCost, 'Mid: Cost', 'Middle level: Cost', 'Cost: Middle'),
  middleOthersNotice: ofText(titles.middleOthersNotice, 'Mid: How others notice', 'Middle: Others notice'),
  higherUpside: ofText(titles.higherUpside, 'High: Upside', 'Higher level: Upside', 'Upside: Higher'),
  higherCost: ofText(titles.higherCost, 'High: Cost', 'Higher level: Cost', 'Cost: Higher'),
  higherOthersNotice: ofText(titles.higherOthersNotice, 'High: How others notice', 'Higher: Others notice'),
  exercise: ofText(titles.exercise, 'Exercises'),
};

function ofText(...headers: string[]): Field {
  return { headers, checkedAs: 'remarks1' };
}

/** The sheet's header, in the product's own names. */
export const mapHeader: readonly string[] = noteFields.map(mapTitleOf);

function mapTitleOf(field: NoteField): string {
  return fields[field].headers[0] ?? field;
}

const byName = new Map(
  noteFields.flatMap((field) => fields[field].headers.map((name) => [plainHeader(name), field] as const)),
);
const mapFieldOf = (header: string) => byName.get(plainHeader(header));

/** The first of the first fifty rows with the most columns of the sheet, and at least two; `undefined` if there is none. */
export function findMapHeader({ rows }: Pick<SheetGrid, 'rows'>): GridRow | undefined {
  return rows[bestRow(rows, (texts) => new Set(texts.map(mapFieldOf).filter((field) => field !== undefined)).size)];
}

/** Columns that every sheet should have. */
const expected = ['quotient', 'meaning', 'nextStep'] as const;

export type MapColumns = ReadonlyMap<NoteField, MappedColumn>;

/** Any other column with a text blocks: otherwise the live notes that it is meant for would be dropped silently. */
export function mapSheetColumns(header: GridRow, rows: readonly GridRow[], report: Report): MapColumns {
  const columns = new Map<NoteField, MappedColumn>();
  for (const column of mapColumns(header.texts, rows, {}, { columns: {} })) {
    const field = mapFieldOf(column.header);
    if (field && !columns.has(field)) {
      columns.set(field, { ...column, use: fields[field].checkedAs, by: 'name' });
    } else if (column.filled > 0) {
      const names = mapHeader.join(', ');
      const told = field
        ? words.twoColumns(mapTitleOf(field), names)
        : words.unknownColumn(column.header, column.filled, names);
      report('map-sheet', { row: header.row, column, value: column.header }, told);
    }
  }
  for (const field of expected)
    if (!columns.has(field)) report('map-blank', { row: header.row }, words.noColumn(mapTitleOf(field)));
  return columns;
}

/** A row of the sheet *Parameters*, with what is to be reported of it. */
export interface ReadRow {
  row: GridRow;
  note: WrittenNote;
  held: ReturnType<typeof bufferReports>;
}

export function readRow(row: GridRow, columns: MapColumns, { spellings = [] }: SheetChoices): ReadRow {
  const held = bufferReports();
  const { report } = held;
  for (const column of columns.values()) checkCell(row, column, report);
  // Reported, not asked: the preview shows every note.
  if (row.hidden) report('map-unseen', { row: row.row }, words.hiddenRow);
  const text = (field: NoteField) => cleanText(row.texts[columns.get(field)?.index ?? -1] ?? '');
  const names = { text: '', category: text('parameter'), subCategory: text('subParameter'), options: [] };
  const { category: parameter, subCategory: subParameter } = applySpellings(spellings)(names);
  const written = text('quotient');
  const quotient = quotientCodes.find((code) =>
    [code, quotientNames[code]].some((name) => plainHeader(name) === plainHeader(written)),
  );
  if (!quotient && plainHeader(written) !== '') {
    const at = { row: row.row, column: columns.get('quotient'), value: written };
    report('map-quotient', at, words.notOneQuotient(shorten(written, 60)));
  }
  return {
    row,
    held,
    note: { row: row.row, ...makeNote({ parameter, subParameter }, quotient, text) },
  };
}
