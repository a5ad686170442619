import { optionCategory, type Option } from './question.ts';
import { cleanText, questionLimits } from './question-limits.ts';
import { mostOptionColumns, optionParts, partOf, type Meaning } from './sheet-columns.ts';
import { columnName, type FoundCell } from './sheet-cells.ts';
import type { Report } from './sheet-defect.ts';
import { reportTwin } from './sheet-option-twins.ts';

/** Where an option stands, for what is said of it. */
interface At {
  row: number;
  /** The cell of a part; where there is none, the one that stands for the option. */
  column: string;
}

export type ReadCell = (meaning: Meaning) => FoundCell | undefined;

/** The options of 'Option 1' to 'Option 5'; blank ones are left out. */
export function readOptionColumns(
  read: ReadCell,
  row: number,
  hasColumn: (meaning: Meaning) => boolean,
  report: Report,
): Option[] {
  const options: Option[] = [];
  for (let place = 1; place <= mostOptionColumns; place++) {
    const text = read(partOf('option', place));
    if (!text) {
      reportWithoutText(read, place, row, report);
      continue;
    }
    const points = read(partOf('points', place));
    const words = (part: 'remarks' | 'strength' | 'scw' | 'weakness') => read(partOf(part, place))?.text ?? '';
    options.push({
      text: text.text,
      // A sheet without this column is told once, not for each row.
      points: readPoints(
        points,
        { row, column: columnName(text.column) },
        place,
        report,
        hasColumn(partOf('points', place)),
      ),
      remarks: words('remarks'),
      strength: words('strength'),
      scw: words('scw'),
      weakness: words('weakness'),
    });
    reportTwin({ row, column: columnName(text.column) }, options, report);
  }
  return options;
}

function reportWithoutText(read: ReadCell, place: number, row: number, report: Report): void {
  const lost = optionParts.map((part) => read(partOf(part, place))).find((cell) => cell !== undefined);
  if (!lost) return;
  report({
    kind: 'option-without-text',
    row,
    column: columnName(lost.column),
    value: lost.text,
    problem: `Option ${place} has no text, so its score and phrases are left out.`,
    remedy: `Type the text of option ${place}, or clear the other cells of it.`,
  });
}

function readPoints(cell: FoundCell | undefined, at: At, place: number, report: Report, isTold = true): number {
  if (!cell) {
    if (isTold) reportNoScore({ ...at, value: '' }, place, report);
    return 1;
  }
  return pointsOf(cell.text, { row: at.row, column: columnName(cell.column) }, cell.mark === 'error', report);
}

function pointsOf(text: string, at: At, isError: boolean, report: Report): number {
  const points = Number(text);
  if (!(Math.abs(points) <= questionLimits.points)) {
    if (!isError) {
      report({
        ...at,
        kind: 'score-not-a-number',
        value: text,
        problem: `The score “${text}” is not a number${Number.isNaN(points) ? '' : ' that a score can be'}. 1 point is taken.`,
        remedy: 'Type the score in digits, 1 to 5.',
      });
    }
    return 1;
  }
  if (optionCategory(points) === '') {
    report({
      ...at,
      kind: 'off-scale',
      value: text,
      problem: `${text} points belong to no category: 1 is Ignorance, 2 and 3 Passion, 4 and 5 Goodness.`,
      remedy: 'Give 1, 2, 3, 4 or 5 points.',
    });
  }
  return points;
}

function reportNoScore(at: At & { value: string }, place: number, report: Report): void {
  report({
    ...at,
    kind: 'no-score',
    problem: `Option ${place} has no score. 1 point is taken.`,
    remedy: 'Type its score, 1 to 5.',
  });
}

const fields = { text: 'option', remarks: 'remarks', strength: 'strength', scw: 'scw', weakness: 'weakness' } as const;
/** Fields that the product's own export has beside those that are read; they follow from the others. */
const derived = ['points', 'category', 'question_id', ...Object.values(fields)];

/** The options of a JSON list of {option, points, remarks, strength, scw, weakness}; blank ones are left out. `undefined`: it is no such list. */
export function readJsonAnswers({ text: json, column }: FoundCell, row: number, report: Report): Option[] | undefined {
  const list = parse(json);
  if (!Array.isArray(list) || !list.every(isRecord)) return undefined;
  const at = { row, column: columnName(column) };
  const options: Option[] = [];
  list.forEach((entry, index) => {
    const words = mapFields((field) => textOf(entry[field]));
    const lost = lostFields(entry, words.text === '');
    if (lost.length > 0) {
      const what = words.text === '' ? `has no text, so it is left out` : `has something that is not used`;
      report({
        ...at,
        kind: words.text === '' ? 'option-without-text' : 'unused-value',
        value: lost.join(', '),
        problem: `Option ${index + 1} of the answers ${what}: ${lost.join(', ')}.`,
        remedy: 'Use the fields option, points, remarks, strength, scw and weakness, each with a text or a number.',
      });
    }
    if (words.text === '') return;
    const points = textOf(entry['points']);
    if (points === '') reportNoScore({ ...at, value: words.text }, index + 1, report);
    options.push({ ...words, points: points === '' ? 1 : pointsOf(points, at, false, report) });
    reportTwin(at, options, report);
  });
  return options;
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

/** Fields with something in them of which nothing is kept. */
function lostFields(entry: Record<string, unknown>, isLeftOut: boolean): string[] {
  return Object.keys(entry).filter((key) => {
    const value = entry[key];
    if (value === null || value === undefined || value === '') return false;
    if (isLeftOut)
      return key !== 'category' && key !== 'question_id' && !(typeof value === 'string' && value.trim() === '');
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
