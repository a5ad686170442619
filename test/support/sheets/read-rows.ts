import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import type { SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { findHeader } from '#functions/domain/uploads/columns/sheet-columns.ts';

/** The sheet of a file that contains the questions. */
export async function readTaken(bytes: Uint8Array, fileName = 'questions.xlsx'): Promise<SheetGrid> {
  const { taken, sheets } = await readSheet(bytes, fileName);
  const sheet = sheets[taken];
  if (!sheet || !('grid' in sheet)) throw new Error('The sheet that was taken is not there.');
  return sheet.grid;
}

/** The rows of that sheet by header; of two columns with one name the first that is filled. */
export async function readRows(bytes: Uint8Array, fileName?: string) {
  const grid = await readTaken(bytes, fileName);
  const place = findHeader(grid);
  const header = grid.rows[place]?.texts ?? [];
  return grid.rows.slice(place + 1).map(({ row, texts }) => {
    const cells = new Map<string, string>();
    header.forEach((name, index) => {
      if (name !== '' && !cells.get(name)) cells.set(name, texts[index] ?? '');
    });
    return { row, cells: Object.fromEntries(cells) };
  });
}

/** `fine` where the file is read or refused: the rows if a cell is no text, or the error that is no refusal. */
export async function readOrRefuse(bytes: Uint8Array): Promise<unknown> {
  try {
    const rows = await readRows(bytes);
    return rows.every(({ cells }) => Object.values(cells).every((cell) => typeof cell === 'string')) ? 'fine' : rows;
  } catch (error) {
    return error instanceof Error && error.name === 'Refusal' ? 'fine' : error;
  }
}
