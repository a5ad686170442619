import {
  type NoteField,
  type WrittenNote,
  quotientCodes,
  quotientNames,
  saysNothing,
  type QuotientCode,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import { cleanText } from '#functions/domain/banks/question-limits.ts';
import { shorten } from '#functions/domain/text/visible-text.ts';
import { applySpellings } from '#functions/domain/text/spellings.ts';
import { checkCell } from '#functions/domain/uploads/cells/sheet-cells.ts';
import type { GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { plainHeader } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { bufferReports, defectKinds, type Report } from '#functions/domain/uploads/sheet-defect.ts';
import type { MapColumns } from './map-columns.ts';

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
