import { shorten } from '#functions/domain/text/visible-text.ts';
import type { MappedColumn } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { Told } from '#functions/domain/words/told.ts';

/** How severe a defect is: it blocks the publication, a part was left out, a default was used, or it is only worth a look. */
export const severities = ['error', 'skipped', 'defaulted', 'note'] as const;
export type Severity = (typeof severities)[number];

export const defectKinds = {
  'no-header': 'error',
  layout: 'error',
  'no-questions': 'error',
  'same-text': 'error',
  'error-cell': 'error',
  'odd-characters': 'error',
  'too-long': 'error',
  'no-category': 'error',
  'option-twice': 'error',
  'score-not-a-number': 'error',
  'no-scores': 'error',
  'other-bank': 'error',
  'other-quiz': 'error',
  hidden: 'error',
  'struck-out': 'error',
  'not-unicode': 'error',
  undecided: 'error',
  'map-sheet': 'error',
  'map-unknown-name': 'error',
  'map-row-twice': 'error',
  'map-quotient': 'error',
  'map-quotient-is-parameter': 'error',
  'no-question': 'skipped',
  'unused-column': 'skipped',
  'unused-value': 'skipped',
  'left-out': 'skipped',
  'no-score': 'defaulted',
  'no-quiz-id': 'defaulted',
  'map-blank': 'defaulted',
  header: 'note',
  'off-scale': 'note',
  'equal-scores': 'note',
  'no-sub-category': 'note',
  'date-cell': 'note',
  'doubtful-text': 'note',
  'not-an-option': 'note',
  'more-options': 'note',
  picture: 'note',
  reversed: 'note',
  'one-option': 'note',
  formula: 'note',
  merged: 'note',
  'long-text': 'note',
  'invisible-characters': 'note',
  'other-sheet': 'note',
  'map-unseen': 'note',
} as const satisfies Record<string, Severity>;
export type DefectKind = keyof typeof defectKinds;
export const allDefectKinds = Object.keys(defectKinds) as DefectKind[];

/** Defects of the whole file or its header, which leaving out rows would not resolve. */
const ofTheFile: ReadonlySet<DefectKind> = new Set<DefectKind>([
  ...([
    'no-header',
    'layout',
    'no-questions',
    'no-scores',
    'other-bank',
    'other-quiz',
    'hidden',
    'struck-out',
  ] as const),
  ...(['not-unicode', 'undecided', 'map-sheet', 'map-quotient-is-parameter'] as const),
]);

/** Whether a kind of defect blocks, and disappears when its row is left out. */
export function canLeaveOut(kind: DefectKind): boolean {
  return defectKinds[kind] === 'error' && !ofTheFile.has(kind);
}

export interface Defect {
  severity: Severity;
  kind: DefectKind;
  sheet: string;
  /** 1-based. */
  row: number;
  /** `C · Score Option 2`; '' for the whole row. */
  column: string;
  value: string;
  problem: string;
  remedy: string;
}

export type DefectCounts = Record<Severity, number>;
/** A column as a defect names it. */
type NamedColumn = Pick<MappedColumn, 'letter' | 'header'>;
/** The place of a defect in its sheet; without a column it is the whole row. */
export interface Place {
  row: number;
  column?: NamedColumn | string | undefined;
  value?: string;
}
/** Adds a defect of the sheet that is being read: what, where, and in words. */
export type Report = (kind: DefectKind, place: Place, told: Told) => void;

/** Maximum number of stored defects of a sheet; the most severe are stored first, and all are counted. */
export const maxDefects = 20_000;
const maxValueLength = 120;
const maxProblemLength = 600;

export function collectDefects() {
  const found: Record<Severity, Defect[]> = { error: [], skipped: [], defaulted: [], note: [] };
  const counts: DefectCounts = { error: 0, skipped: 0, defaulted: 0, note: 0 };
  const sheets: string[] = [];
  const reportOf = (sheet: string): Report => {
    sheets.push(sheet);
    return (kind, { row, column = '', value = '' }, { problem: what, remedy }) => {
      const severity = defectKinds[kind];
      counts[severity] += 1;
      if (found[severity].length >= maxDefects) return;
      const [shown, problem] = [shorten(value, maxValueLength), shorten(what, maxProblemLength)];
      const name = typeof column === 'string' ? column : columnName(column);
      found[severity].push({ severity, kind, sheet, row, column: name, value: shown, problem, remedy });
    };
  };
  return {
    reportOf,
    counts,
    /** The most severe first, then by sheet and row. */
    list: (): Defect[] =>
      severities
        .flatMap((severity) =>
          found[severity].sort((a, b) => sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) || a.row - b.row),
        )
        .slice(0, maxDefects),
  };
}

/** Holds back the reports on a row until it is clear that the row is not left out. */
export function bufferReports() {
  const held: Parameters<Report>[] = [];
  return {
    list: held as readonly Parameters<Report>[],
    kinds: (): DefectKind[] => held.map(([kind]) => kind),
    report: (...defect: Parameters<Report>): void => void held.push(defect),
    release: (report: Report): void => held.forEach((defect) => report(...defect)),
  };
}

/** `C · Score Option 2`. */
export function columnName({ letter, header }: NamedColumn): string {
  return header === '' ? letter : `${letter} · ${header}`;
}

/** The texts of a row, shortened: they tell a row apart that has no question. */
export function rowText(texts: readonly string[]): string {
  return shorten(texts.filter((text) => text !== '').join(' · '), maxValueLength);
}
