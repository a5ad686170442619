import type { Option } from '#functions/domain/banks/question.ts';
import { cleanText } from '#functions/domain/banks/question-limits.ts';
import { reportNoScore, type RowContext } from './sheet-answers.ts';
import { columnName, type FoundCell } from '#functions/domain/uploads/cells/sheet-cells.ts';
import { reportTwins } from './sheet-option-twins.ts';

const fields = { text: 'option', remarks: 'remarks', strength: 'strength', scw: 'scw', weakness: 'weakness' } as const;
/** Further fields of the product's own export, which are ignored because they follow from the others. */
const derived = ['points', 'category', 'question_id', ...Object.values(fields)];

/**
 * Reads the options of a JSON list of {option, points, remarks, strength, scw, weakness}; blank ones are left out. `undefined` if it is
 * not such a list.
 */
export function readJsonAnswers({ text: json, column }: FoundCell, context: RowContext): Option[] | undefined {
  const list = parse(json);
  if (!Array.isArray(list) || !list.every(isRecord)) return undefined;
  const { row, report } = context;
  const at = { row, column: columnName(column) };
  const options: Option[] = [];
  const reportTwin = reportTwins(report);
  list.forEach((whole, index) => {
    const entry = withKnownNames(whole);
    const words = mapFields((field) => textOf(entry[field]));
    const lost = lostFields(entry, words.text === '');
    if (lost.length > 0) {
      const what = words.text === '' ? `has no text, so it is left out` : `has something that is not used`;
      report({
        ...at,
        kind: 'unused-value',
        value: lost.join(', '),
        problem: `Option ${index + 1} of the answers ${what}: ${lost.join(', ')}.`,
        remedy: 'Use the fields option, points, remarks, strength, scw and weakness, each with a text or a number.',
      });
    }
    if (words.text === '') return;
    options.push({ ...words, points: readPoints(entry, { ...at, value: words.text, place: index + 1 }, context) });
    reportTwin(at, words.text);
  });
  return options;
}

interface At {
  row: number;
  column: string;
  value: string;
  place: number;
}

/** Points that are present but not a number never count as missing. */
function readPoints(
  entry: Record<string, unknown>,
  { place, ...at }: At,
  { sheet, scores, report }: RowContext,
): number {
  const text = pointsText(entry);
  if (text !== '') return scores.read({ text, sheet, row: at.row, column: at.column }, report);
  reportNoScore(at, place, report);
  return 1;
}

/** '' for missing points. A number under an unknown name may be the score: it is reported, but not read. */
function pointsText(entry: Record<string, unknown>): string {
  const points = entry['points'];
  if (typeof points === 'object' && points !== null) return Array.isArray(points) ? '[…]' : '{…}';
  if (points !== undefined && points !== null)
    return textOf(points) || (points === '' ? '' : cleanText(String(points)));
  const other = Object.entries(entry).find(([key, value]) => !derived.includes(key) && typeof value === 'number');
  return other ? other.join(': ') : '';
}

/** Renames fields that differ in case: "Points". */
function withKnownNames(entry: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => {
      const plain = key.trim().toLowerCase();
      return [derived.includes(plain) && !Object.hasOwn(entry, plain) ? plain : key, value];
    }),
  );
}

function mapFields(read: (field: string) => string): Omit<Option, 'points'> {
  return {
    text: read(fields.text),
    remarks: read(fields.remarks),
    strength: read(fields.strength),
    scw: read(fields.scw),
    weakness: read(fields.weakness),
  };
}

/** Fields with content that are not used. */
function lostFields(entry: Record<string, unknown>, isLeftOut: boolean): string[] {
  return Object.keys(entry).filter((key) => {
    const value = entry[key];
    if (value === null || value === undefined || value === '') return false;
    if (isLeftOut)
      return key !== 'category' && key !== 'question_id' && !(typeof value === 'string' && value.trim() === '');
    if (key === 'points') return false;
    return !derived.includes(key) || (typeof value !== 'string' && typeof value !== 'number');
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
