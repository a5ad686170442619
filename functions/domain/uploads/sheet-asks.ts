import { shorten } from '#functions/domain/text/visible-text.ts';
import {
  askKinds,
  type AskAnswer,
  type AskKind,
  type SheetChoices,
  findingLimits,
  type Ask,
  type ShownRow,
} from './sheet-choices.ts';
import type { MappedColumn } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { PlacedGrid } from '#functions/domain/uploads/columns/sheet-table.ts';
import { askOfNote } from './cells/doubtful-text.ts';
import { asks as words } from '#functions/domain/words/uploads/asks.ts';
import { type bufferReports, columnName, type DefectKind, type Place, type Report } from './sheet-defect.ts';

const shownCharacters = 120;

const defectOf: Partial<Record<AskKind, DefectKind>> = {
  ...({ hiddenRows: 'hidden', hiddenColumns: 'hidden', struckOut: 'struck-out', notUnicode: 'not-unicode' } as const),
  ...({ otherQuiz: 'other-quiz', noScores: 'no-scores' } as const),
};

/** What can only be taken, or corrected in the file. */
const onlyTaken: readonly AskKind[] = ['struckOut', 'notUnicode', 'oldFont', 'unusedColumns'];

/** Collects what the admin has to decide about a file, which cannot be published before all of it is decided. */
export function collectAsks({ asked: answers = {} }: SheetChoices) {
  const found = new Map<AskKind, Ask & { at: Omit<Place, 'value'> & { sheet: string } }>();
  return {
    /** @returns the answer to this question. */
    add(kind: AskKind, shown: ShownRow, sheet: string, column?: Place['column']): AskAnswer | undefined {
      const at = { sheet, row: shown.row, column };
      const ask = found.get(kind) ?? { kind, count: 0, rows: [], answer: answers[kind], at };
      ask.count += 1;
      if (ask.rows.length < findingLimits.rows) ask.rows.push(shown);
      found.set(kind, ask);
      return answers[kind];
    },
    /** Reports each unanswered question at its first place. */
    finish(reportOf: (sheet: string) => Report): Ask[] {
      return askKinds.flatMap((kind) => {
        const ask = found.get(kind);
        if (!ask) return [];
        const { at, ...shown } = ask;
        if (ask.answer === undefined || (ask.answer === 'leave' && onlyTaken.includes(kind))) {
          const place = { ...at, value: ask.rows[0]?.text ?? '' };
          reportOf(at.sheet)(defectOf[kind] ?? 'undecided', place, words[kind](ask.count));
        }
        return [shown];
      });
    },
  };
}
export type Asks = ReturnType<typeof collectAsks>;

/** Asks about the cells of a row that have a note. @returns whether the row is left out. */
export function askOfNotes(
  notes: ReturnType<typeof bufferReports>['list'],
  { sheet, row }: Omit<ShownRow, 'text'>,
  name: string,
  asks: Asks,
): boolean {
  const answers = notes.flatMap(([kind, { column = '', value = '' }]) => {
    const ask = askOfNote[kind];
    if (!ask) return [];
    const place = typeof column === 'string' ? column : columnName(column);
    const text = shorten(place === '' ? value : `${place}: “${value}”`, shownCharacters);
    return [asks.add(ask, { sheet, row, text }, name, column) === 'leave' && ask !== 'notOptions'];
  });
  return answers.includes(true);
}

/** Whether a column is used, which the admin is asked about if it is hidden and has a text. */
export function askIfHidden({ sheet, grid }: PlacedGrid, row: number, asks: Asks): (column: MappedColumn) => boolean {
  return (column) => {
    if (column.filled === 0 || !grid.hiddenColumns?.includes(column.index)) return true;
    const text = columnName(column);
    return asks.add('hiddenColumns', { sheet, row, text }, grid.name, column) !== 'leave';
  };
}
