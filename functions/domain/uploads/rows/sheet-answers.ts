import { bandPoints } from '#functions/domain/banks/bands.ts';
import type { Option } from '#functions/domain/banks/question.ts';
import {
  optionPlaces,
  optionParts,
  partOf,
  type Meaning,
  type OptionPlace,
  type MappedColumn,
} from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { FoundCell } from '#functions/domain/uploads/cells/sheet-cells.ts';
import { columnName, type Place, type Report } from '#functions/domain/uploads/sheet-defect.ts';
import type { Scores, WrittenScore } from './sheet-scores.ts';
import { cleanText } from '#functions/domain/banks/question-limits.ts';
import { doubtAbout, isEmptyWord } from '#functions/domain/uploads/cells/doubtful-text.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import * as words from '#functions/domain/words/uploads/rows.ts';

export type ColumnsOf = ReadonlyMap<Meaning, readonly MappedColumn[]>;

export type ReadCell = (meaning: Meaning) => FoundCell | undefined;

export interface RowContext {
  row: number;
  columns: ColumnsOf;
  scores: Scores;
  asked?: SheetChoices['asked'];
  report: Report;
}

/** Reads the options of 'Option 1' to 'Option 5'; blank ones are left out. */
export function readOptionColumns(read: ReadCell, context: RowContext): Option[] {
  const { row, report } = context;
  const options: Option[] = [];
  for (const place of optionPlaces) {
    const text = read(partOf('option', place));
    if (!text) {
      reportWithoutText(read, place, row, report);
      continue;
    }
    if (isLeftOption(text.text, { row, column: text.column }, context)) continue;
    const points = readPoints(read, place, context);
    const option = optionOf(text.text, points, (phrase) => read(partOf(phrase, place))?.text ?? '');
    addOption(options, option, { row, column: text.column }, report);
  }
  return options;
}

/** Notes an option that may stand for an empty cell. @returns whether it is left out, as the admin has said. */
function isLeftOption(text: string, at: Place, { asked, report }: RowContext): boolean {
  if (!isEmptyWord(text)) return false;
  report('not-an-option', { ...at, value: text }, words.maybeEmpty(text));
  return asked?.notOptions === 'leave';
}

type Phrase = Exclude<keyof Option, 'text' | 'points'>;

function optionOf(text: string, points: number, say: (phrase: Phrase) => string): Option {
  return {
    text,
    points,
    remarks: say('remarks'),
    strength: say('strength'),
    scw: say('scw'),
    weakness: say('weakness'),
  };
}

/** Reports an option that the question has already. Those that only look alike are asked about by name. */
function addOption(options: Option[], option: Option, at: Place, report: Report): void {
  if (options.some(({ text }) => text === option.text))
    report('option-twice', { ...at, value: option.text }, words.optionTwice);
  options.push(option);
}

function reportWithoutText(read: ReadCell, place: OptionPlace, row: number, report: Report): void {
  const lost = optionParts.map((part) => read(partOf(part, place))).find((cell) => cell !== undefined);
  if (lost) report('unused-value', { row, column: lost.column, value: lost.text }, words.optionWithoutText(place));
}

function readPoints(read: ReadCell, place: OptionPlace, { row, columns, scores, report }: RowContext): number {
  const cell = read(partOf('points', place));
  if (cell) {
    const is = ['date', 'error', 'format'].find((mark) => mark === cell.mark) as WrittenScore['is'];
    return scores.read({ text: cell.text, row, column: columnName(cell.column), is, shown: cell.shown }, report);
  }
  const [column] = columns.get(partOf('points', place)) ?? [];
  // A sheet without this column is reported once, not for each row.
  if (column) reportNoScore({ row, column }, place, report);
  return 1;
}

function reportNoScore(at: Place, place: number, report: Report): void {
  report('no-score', at, words.noScore(place, bandPoints));
}

/** The fields of an option. The last two are of the product's own export, and ignored because they follow from the others. */
const fields = ['option', 'points', 'remarks', 'strength', 'scw', 'weakness', 'category', 'question_id'];

/**
 * Reads the options of a JSON list of {option, points, remarks, strength, scw, weakness}; blank ones are left out. `undefined` if it is
 * not such a list.
 */
export function readJsonAnswers({ text: json, column }: FoundCell, context: RowContext): Option[] | undefined {
  const list = parse(json);
  if (!Array.isArray(list) || !list.every(isRecord)) return undefined;
  const { row, scores, report } = context;
  const at = { row, column: columnName(column) };
  const options: Option[] = [];
  list.forEach((whole, index) => {
    const entry = withKnownNames(whole);
    const read = (field: string) => textOf(entry[field]);
    const text = read('option');
    const lost = lostFields(entry, text === '');
    if (lost.length > 0) {
      const [told, value] = [text === '' ? words.jsonWithoutText : words.jsonUnused, lost.join(', ')];
      report('unused-value', { ...at, value }, told(index + 1, value));
    }
    if (text === '' || isLeftOption(text, at, context)) return;
    const written = pointsText(entry);
    if (written === '') reportNoScore({ ...at, value: text }, index + 1, report);
    const points = written === '' ? 1 : scores.read({ text: written, ...at }, report);
    const doubt = doubtAbout(text);
    if (doubt) report('doubtful-text', { ...at, value: text }, doubt);
    addOption(options, optionOf(text, points, read), at, report);
  });
  return options;
}

/** '' for missing points; any that are no number never count as missing. A number under an unknown name may be the score: it is reported, but not read. */
function pointsText(entry: Record<string, unknown>): string {
  const points = entry['points'];
  if (typeof points === 'object' && points !== null) return Array.isArray(points) ? '[…]' : '{…}';
  if (points !== undefined && points !== null)
    return textOf(points) || (points === '' ? '' : cleanText(String(points)));
  const other = Object.entries(entry).find(([key, value]) => !fields.includes(key) && typeof value === 'number');
  return other ? other.join(': ') : '';
}

/** Renames fields that differ in case: "Points". */
function withKnownNames(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      const plain = key.trim().toLowerCase();
      return [fields.includes(plain) && !Object.hasOwn(entry, plain) ? plain : key, value];
    }),
  );
}

/** Fields with content that are not used. */
function lostFields(entry: Record<string, unknown>, isLeftOut: boolean): string[] {
  return Object.keys(entry).filter((key) => {
    const value = entry[key];
    if (value === null || value === undefined || (typeof value === 'string' && value.trim() === '')) return false;
    if (isLeftOut) return key !== 'category' && key !== 'question_id';
    if (key === 'points') return false;
    return !fields.includes(key) || (typeof value !== 'string' && typeof value !== 'number');
  });
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? cleanText(String(value)) : '';
}
