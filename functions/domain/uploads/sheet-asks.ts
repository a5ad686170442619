import { counted, plural } from '#functions/domain/text/counted.ts';
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
import { type bufferReports, columnName, type DefectKind, type Place, type Report } from './sheet-defect.ts';

const shownCharacters = 120;

interface Words {
  defect: DefectKind;
  /** The problem with a count: "3 rows are hidden in the file". */
  problem: (count: number) => string;
  take: string;
  /** Absent: it can only be taken, or `correct`ed in the file. */
  leave?: string;
  correct?: string;
}

const asked: Readonly<Record<AskKind, Words>> = {
  hiddenRows: {
    defect: 'hidden',
    problem: (count) =>
      `${counted(count, 'row')} with something in ${plural(count, 'it is', 'them are')} hidden in the file.`,
    take: 'take them as all others',
    leave: 'leave them out',
  },
  hiddenColumns: {
    defect: 'hidden',
    problem: (count) =>
      `${counted(count, 'column')} that would be used ${plural(count, 'is', 'are')} hidden in the file.`,
    take: 'use them as all others',
    leave: 'leave them out',
  },
  struckOut: {
    defect: 'struck-out',
    problem: () => 'The file has text that is struck out. It is read like all other text.',
    take: 'take it as all other text',
    correct: 'delete it in the file',
  },
  notUnicode: {
    defect: 'not-unicode',
    problem: (count) =>
      `The file is not saved as Unicode. It is read as Windows-1252, and ${counted(count, 'row')} ${plural(count, 'has', 'have')} characters that are others in other encodings.`,
    take: 'its accents and quotation marks look right',
    correct: 'save it as .xlsx or as CSV UTF-8',
  },
  otherQuiz: {
    defect: 'other-quiz',
    problem: (count) =>
      `${counted(count, 'row')} ${plural(count, 'names', 'name')} another quiz than the first one does.`,
    take: 'put them into this quiz, too',
    leave: 'leave them out',
  },
  noScores: {
    defect: 'no-scores',
    problem: (count) =>
      `${counted(count, 'row')} ${plural(count, 'has options', 'have options')} for which the sheet has no score at all.`,
    take: 'count each of these options as 1 point',
    leave: 'leave these rows out',
  },
  dates: {
    defect: 'undecided',
    problem: (count) =>
      `${counted(count, 'cell')} ${plural(count, 'shows a date', 'show dates')} that may have been “1-2” or the like. The shown text would be taken.`,
    take: 'take the dates as they are shown',
    leave: 'leave these rows out',
  },
  doubtfulTexts: {
    defect: 'undecided',
    problem: (count) =>
      `${counted(count, 'cell')} ${plural(count, 'seems', 'seem')} to be damaged, encoded, or shown in another form. The text would be taken as it stands.`,
    take: 'take the texts as they stand',
    leave: 'leave these rows out',
  },
  oldFont: {
    defect: 'undecided',
    problem: () =>
      'The file uses a font that shows Latin letters as another script, such as Kruti Dev. Candidates would see the Latin letters.',
    take: 'the texts of the preview look right',
    correct: 'convert its texts to Unicode',
  },
  notOptions: {
    defect: 'undecided',
    problem: (count) =>
      `${counted(count, 'option')} ${plural(count, 'is', 'are')} a word like “N/A” or “null”, which may stand for an empty cell.`,
    take: 'take them as options',
    leave: 'leave these options out',
  },
  moreOptions: {
    defect: 'undecided',
    problem: (count) =>
      `${counted(count, 'option is', 'options are')} in another column than Option 1 to Option 5. Only those five are read.`,
    take: 'take only Option 1 to Option 5',
    leave: 'leave these rows out',
  },
  reversed: {
    defect: 'undecided',
    problem: (count) =>
      `${counted(count, 'question is', 'questions are')} marked as scored in reverse. The scores of the file would be taken as they stand.`,
    take: 'the scores are reversed in the file already',
    leave: 'leave these rows out',
  },
  unusedColumns: {
    defect: 'undecided',
    problem: (count) =>
      `${counted(count, 'column')} ${plural(count, 'has', 'have')} no name that is known here. Nothing of ${plural(count, 'it', 'them')} would be stored.`,
    take: 'no unknown column is needed',
    correct: 'correct the name in the file',
  },
  incomplete: {
    defect: 'undecided',
    problem: (count) =>
      `${counted(count, 'cell or row', 'cells or rows')} would be left out: something is missing beside ${plural(count, 'it', 'them')}, or another column has the same meaning.`,
    take: 'take what the preview shows',
    leave: 'leave these rows out',
  },
  pictures: {
    defect: 'undecided',
    problem: (count) =>
      `${counted(count, 'row has', 'rows have')} a picture, and only the text of cells would be taken.`,
    take: 'take the questions without their pictures',
    leave: 'leave these rows out',
  },
};

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
        const { defect, problem, take, leave, correct } = asked[kind];
        if (ask.answer === undefined || (ask.answer === 'leave' && leave === undefined)) {
          const remedy =
            leave === undefined
              ? `Say that it is so: ${take}. Or ${correct}, and upload the file again.`
              : `Say what is meant: ${take}, or ${leave}.`;
          reportOf(at.sheet)(defect, { ...at, value: ask.rows[0]?.text ?? '' }, problem(ask.count), remedy);
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
