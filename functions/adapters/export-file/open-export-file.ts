import { indiaMinute } from '#functions/domain/calendar/india-days.ts';
import { escapeFormula } from '#functions/domain/uploads/cells/escape-formula.ts';
import type {
  ExportCell,
  ExportColumn,
  ExportFile,
  ExportTable,
  OpenExportFile,
} from '#functions/usecases/ports/export-file.ts';
import { workbookFile } from './workbook-file.ts';

/** Tells Excel that the file is UTF-8. */
const bom = '\uFEFF';

function csvFile({ columns }: ExportTable): ExportFile {
  let head = bom + line(columns.map(({ title }) => csvText(title)));
  return {
    add([rows = []]) {
      const lines = rows.map((cells) => line(cells.map((cell, at) => csvCell(cell, columns[at]))));
      const bytes = Buffer.from(head + lines.join(''));
      head = '';
      return bytes;
    },
    end: () => new Uint8Array(),
  };
}

const line = (cells: readonly string[]) => `${cells.join(',')}\r\n`;

function csvCell(cell: ExportCell, column: ExportColumn | undefined): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return column?.kind === 'moment' ? indiaMinute(cell) : String(cell);
  return csvText(cell);
}

function csvText(cell: string): string {
  const text = escapeFormula(cell);
  return /[",\r\n\uFEFF]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

export const openExportFile: OpenExportFile = (kind, tables) => {
  const [table] = tables;
  if (!table) throw new Error('There is no table.');
  return kind === 'workbook' ? workbookFile(tables) : csvFile(table);
};
