import { escapeFormula } from '#functions/domain/uploads/cells/escape-formula.ts';

export type Cell = string | number;

const xlsxType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

interface Sheet {
  name: string;
  rows: readonly (readonly Cell[])[];
}

/** Writes sheets as an .xlsx file. Text cells are never run as formulas. The writer is loaded on demand. */
export async function writeXlsx(sheets: readonly Sheet[]): Promise<Blob> {
  const { utils, write } = await import('xlsx');
  const book = utils.book_new();
  for (const { name, rows } of sheets) {
    const sheet = utils.aoa_to_sheet(rows.map((row) => row.map((cell) => literal(written(cell)))));
    utils.book_append_sheet(book, sheet, name);
  }
  return new Blob([write(book, { type: 'array', bookType: 'xlsx', bookSST: true, compression: true }) as ArrayBuffer], {
    type: xlsxType,
  });
}

/** Writes a CSV file that Excel reads as UTF-8. */
export async function writeCsv(rows: readonly (readonly Cell[])[]): Promise<Blob> {
  const { default: Papa } = await import('papaparse');
  const lines = Papa.unparse(
    rows.map((row) => row.map(written)),
    { newline: '\r\n' },
  );
  return new Blob(['\uFEFF', lines, '\r\n'], { type: 'text/csv;charset=utf-8' });
}

const written = (cell: Cell): Cell => (typeof cell === 'string' ? escapeFormula(cell) : cell);

/** The format writes special characters as `_x000D_`; a text that looks like that has to be escaped. */
const literal = (cell: Cell): Cell =>
  typeof cell === 'string' ? cell.replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_') : cell;
