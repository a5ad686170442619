import type { ColumnUse } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { DefectKind } from './sheet-defect.ts';
import { maxSheetColumns, maxSheetRows } from './upload.ts';
import type { DraftQuestion, Option } from '#functions/domain/banks/question.ts';

/** The questions about a file: each asks whether to take or leave some content, and blocks until it is answered. Struck-out text, an old font, unused columns, and text that is not Unicode, can only be taken. */
export const askKinds = [
  ...(['hiddenRows', 'hiddenColumns', 'struckOut', 'notUnicode', 'otherQuiz', 'noScores'] as const),
  ...(['dates', 'doubtfulTexts', 'oldFont', 'notOptions', 'moreOptions', 'reversed', 'pictures'] as const),
  ...(['unusedColumns', 'incomplete'] as const),
] as const;
export type AskKind = (typeof askKinds)[number];
export const askAnswers = ['take', 'leave'] as const;
export type AskAnswer = (typeof askAnswers)[number];

/** A row of a file: the 0-based index of its sheet, and its 1-based number. */
export interface RowPlace {
  sheet: number;
  row: number;
}

export const spellingTargets = ['category', 'subCategory', 'option'] as const;

export interface Spelling {
  of: (typeof spellingTargets)[number];
  from: string;
  to: string;
}

/** All decisions of an admin about a file. They are applied together, each time to the sheets as they were read. */
export interface SheetChoices {
  /** Index of the sheet with the questions, from 0. Absent: the sheet that was detected. */
  sheet?: number | undefined;
  /** 1-based; 0: there is none, and the first row is a question; absent: detected. */
  headerRow?: number | undefined;
  /** By column letter; a column that is left out has the meaning of its header. */
  columns: Readonly<Record<string, ColumnUse>>;
  leaveOut?: RowPlace[] | undefined;
  /** Leaves out rows with a defect of one of these kinds. */
  leaveOutKinds?: DefectKind[] | undefined;
  asked?: Partial<Record<AskKind, AskAnswer>> | undefined;
  /** Points for unreadable scores, by their text in the file. */
  scores?: { from: string; points: number }[] | undefined;
  spellings?: Spelling[] | undefined;
  /** Main parameters that are new to the quiz, confirmed by the admin. */
  newParameters?: string[] | undefined;
  /** For questions without a main parameter. */
  mainParameter?: string | undefined;
}

export function leftOutRows({ leaveOut = [] }: SheetChoices, sheet: number): ReadonlySet<number> {
  return new Set(leaveOut.filter((place) => place.sheet === sheet).map(({ row }) => row));
}

/** Maximum lengths of the lists in {@link SheetChoices}. */
export const choiceLimits = {
  columns: maxSheetColumns,
  leaveOut: maxSheetRows,
  scores: 500,
  /** Characters of a score's text. */
  scoreText: 200,
  spellings: 2_000,
  newParameters: 500,
} as const;

export interface ShownRow extends RowPlace {
  /** Its question, or its first text; shortened. */
  text: string;
}

/** A question about a file: the number of rows or columns, and the first of them. */
export interface Ask {
  kind: AskKind;
  count: number;
  rows: ShownRow[];
  answer?: AskAnswer | undefined;
}

/** An unreadable score, once for each spelling. */
export interface UnreadableScore extends ShownRow {
  count: number;
  /** `C · Score Option 2` */
  column: string;
  /** A suggested value, which an admin has to confirm. */
  suggestion?: number | undefined;
  /** The value by the admin's choices. */
  points?: number | undefined;
}

/** Findings beside questions, columns and defects: everything that an admin may decide about. */
export interface SheetFindings {
  asks: Ask[];
  scores: UnreadableScore[];
  /** Number of rows that the choices leave out. */
  leftOut: number;
  /** Number of questions without their own main parameter, whether or not one is chosen for them. */
  withoutParameter: number;
}

/** Maximum number of rows that are shown for a question, and of listed scores. */
export const findingLimits = { rows: 20, scores: 500 } as const;

/** Texts that an admin has confirmed as they are. */
export function confirmedSpellings(spellings: readonly Spelling[], of: Spelling['of']): ReadonlySet<string> {
  return new Set(spellings.filter((one) => one.of === of && one.from === one.to).map(({ from }) => from));
}

/** Replaces spellings in a question; a chain of replacements is followed to its end. Options that become equal are merged. */
export function applySpellings(spellings: readonly Spelling[]): (draft: DraftQuestion) => DraftQuestion {
  const meant = (of: Spelling['of']) =>
    follow(new Map(spellings.filter((one) => one.of === of).map((one) => [one.from, one.to])));
  const [category, subCategory, option] = [meant('category'), meant('subCategory'), meant('option')];
  return (draft) => ({
    ...draft,
    category: category(draft.category),
    subCategory: subCategory(draft.subCategory),
    options: spellOptions(draft.options, option),
  });
}

function follow(next: ReadonlyMap<string, string>): (text: string) => string {
  return (text) => {
    const seen = new Set<string>();
    let meant = text;
    for (; !seen.has(meant); meant = next.get(meant) ?? meant) seen.add(meant);
    return meant;
  };
}

/** Merges options that became equal: keeps the one that already had this spelling, else the first. */
function spellOptions(options: readonly Option[], meant: (text: string) => string): Option[] {
  const written = new Set(options.map(({ text }) => text));
  const taken = new Set<string>();
  return options.flatMap((option) => {
    const text = meant(option.text);
    if (text === option.text) return [option];
    if (written.has(text) || taken.has(text)) return [];
    taken.add(text);
    return [{ ...option, text }];
  });
}

/** Applies the decisions on names to a question: spellings, and the main parameter for questions without one. */
export function applyNameDecisions({
  spellings = [],
  mainParameter = '',
}: Pick<SheetChoices, 'spellings' | 'mainParameter'>): (draft: DraftQuestion) => DraftQuestion {
  const spell = applySpellings(spellings);
  return (draft) => spell(draft.category === '' ? { ...draft, category: mainParameter } : draft);
}
