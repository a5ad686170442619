import { unescapeFormula } from '#functions/domain/uploads/cells/escape-formula.ts';
import type { CellMark, GridRow, SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { readableText } from '#functions/domain/banks/question-limits.ts';
import { maxRowsAbove } from '#functions/domain/uploads/columns/sheet-header.ts';
import { wholeCharacters } from '#functions/domain/text/whole-characters.ts';
import { refuseFile } from './refuse-file.ts';
import { sheetLimits } from './sheet-limits.ts';

/** The remaining budget that the sheets of one file share. */
export interface Budget {
  characters: number;
}

export const newBudget = (): Budget => ({ characters: sheetLimits.characters });

/** Collects the rows of a sheet, and refuses as soon as they exceed the budget. */
export function makeGrid(name: string, budget: Budget) {
  const grid: SheetGrid = {
    name: wholeCharacters(name.slice(0, sheetLimits.nameCharacters)),
    rows: [],
    merged: [],
  };
  return {
    grid,
    add(row: number, cells: readonly string[], marks: Record<number, CellMark> = {}, isHidden = false): void {
      const width = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
      if (width === 0) return;
      if (width > sheetLimits.columns) refuseFile('too-many-columns');
      const kept: GridRow = { row, texts: [], ...(isHidden && { hidden: true }) };
      let characters = 0;
      for (let index = 0; index < width; index++) {
        const text = unescapeFormula(readableText(cells[index] ?? ''));
        const mark = text.length > sheetLimits.cellCharacters ? 'cut' : marks[index];
        kept.texts.push(text.slice(0, sheetLimits.cellCharacters));
        if (mark && text !== '') (kept.marks ??= {})[index] = mark;
        characters += text.length;
      }
      budget.characters -= characters;
      if (characters > sheetLimits.rowCharacters) refuseFile('too-much');
      if (budget.characters < 0) refuseFile('too-much');
      if (grid.rows.push(kept) > sheetLimits.rows + maxRowsAbove) refuseFile('too-many-rows');
    },
  };
}
