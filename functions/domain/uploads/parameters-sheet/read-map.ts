import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { Asks } from '#functions/domain/uploads/sheet-asks.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { readMapSheet, type SheetMap } from './sheet-map.ts';
import type { PlacedGrid } from '#functions/domain/uploads/columns/sheet-table.ts';

/** A sheet named *Parameters*; an unreadable one has a `problem`. */
export type FoundMapSheet = PlacedGrid | { name: string; problem: string };

/** Reads the first sheet named *Parameters*; a second one, or an unreadable one, blocks. */
export function readMap(
  [first, ...others]: readonly FoundMapSheet[],
  questions: readonly DraftQuestion[],
  reading: { choices: SheetChoices; asks: Asks },
  reportOf: (sheet: string) => Report,
): SheetMap | undefined {
  if (!first) return undefined;
  for (const other of others) {
    const name = nameOf(other);
    reportOf(name)({
      kind: 'map-sheet',
      row: 1,
      column: 'Whole sheet',
      value: name,
      problem: `Sheets “${nameOf(first)}” and “${name}” both say what the parameters mean.`,
      remedy: 'Keep one of them, or give the other one another name. Then upload the file again.',
    });
  }
  if ('grid' in first) return readMapSheet(first, questions, reading, reportOf(first.grid.name));
  reportOf(first.name)({
    kind: 'map-sheet',
    row: 1,
    column: 'Whole sheet',
    value: first.name,
    problem: `Sheet “${first.name}”, which says what the parameters mean, can’t be read. ${first.problem}`,
    remedy: 'Mend it, or remove it to keep what the live bank says. Then upload the file again.',
  });
  return undefined;
}

function nameOf(sheet: FoundMapSheet): string {
  return 'grid' in sheet ? sheet.grid.name : sheet.name;
}
