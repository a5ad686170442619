import { escapeFormula } from '#functions/domain/uploads/cells/escape-formula.ts';
import type { ExportCell, ExportFile } from '#functions/usecases/ports/export-file.ts';

/** Tells Excel that the file is UTF-8. */
const bom = '\uFEFF';

/** A CSV file of any size, with one table. It needs to know nothing of the rows before. */
export const csvFile: ExportFile = {
  beginTable: async (_name, columns) => Buffer.from(bom + line(columns.map(({ title }) => title))),
  addRows: async (_columns, rows) => Buffer.from(rows.map(line).join('')),
  endTable: async () => new Uint8Array(),
  end: async () => new Uint8Array(),
  state: () => '',
};

const line = (cells: readonly ExportCell[]) => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: ExportCell): string {
  if (cell === undefined) return '';
  if (typeof cell === 'number') return String(cell);
  const text = escapeFormula(cell);
  return /[",\r\n\uFEFF]|^ | $/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
