import { bandPoints, bands, optionCategory, pointsOf } from '#functions/domain/banks/bands.ts';
import { type SheetChoices, findingLimits, type UnreadableScore } from '#functions/domain/uploads/sheet-choices.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { notCalculated } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { cleanText, questionLimits } from '#functions/domain/banks/question-limits.ts';
import { wholeCharacters } from '#functions/domain/text/visible-text.ts';
import * as words from '#functions/domain/words/uploads/rows.ts';

export interface WrittenScore {
  text: string;
  row: number;
  column: string;
  /** The cell's type in the file if it is not a number, whatever its text looks like. */
  is?: 'date' | 'error' | 'format' | undefined;
  /** What the file shows instead. */
  shown?: string | undefined;
}

/**
 * Reads the scores of a file, and collects the unreadable ones, which count only after an admin has mapped them. Those of a row are
 * held back until it is clear whether the row stays, so that no one has to map scores of rows that are left out.
 */
export function collectScores({ scores = [] }: SheetChoices, sheet: number) {
  const mapped = new Map(scores.map(({ from, points }) => [scoreText(from), points]));
  const found = new Map<string, UnreadableScore>();
  let ofRow: UnreadableScore[] = [];
  return {
    mapped,
    /** Called if the row stays. */
    keepRow(): void {
      for (const score of ofRow) {
        const earlier = found.get(score.text);
        if (earlier) earlier.count += 1;
        else if (found.size < findingLimits.scores) found.set(score.text, score);
      }
      ofRow = [];
    },
    read({ text, is, shown, ...at }: WrittenScore, report: Report): number {
      const score = is ? undefined : readScore(text);
      if (score !== undefined) {
        reportScale(score, text, at, report);
        return score;
      }
      // Those of an earlier row that was not kept are dropped.
      ofRow = ofRow.filter(({ row }) => row === at.row);
      const key = scoreText(text);
      const points = mapped.get(key);
      ofRow.push({ text: key, count: 1, sheet, ...at, suggestion: is ? undefined : suggestScore(text), points });
      if (points !== undefined) return points;
      const told = words.notRead(whyNot(key, text, is, shown), bandPoints);
      report('score-not-a-number', { row: at.row, column: at.column, value: text }, told);
      return 0;
    },
    list: (): UnreadableScore[] => [...found.values()],
  };
}
export type Scores = ReturnType<typeof collectScores>;

function whyNot(key: string, text: string, is: WrittenScore['is'], shown?: string): string {
  if (is === 'format' && shown) return words.shownScore(key, shown);
  if (is === 'format') return (shown === undefined ? words.scores.unknownFormat : words.scores.hidden)(key);
  const isFormula = text === notCalculated || text === '0';
  if (is === 'error') return (isFormula ? words.scores.notCalculated : words.scores.error)(key);
  if (is === 'date') return words.scores.date(key);
  return (readPoints(text) === undefined ? words.scores.noNumber : words.scores.tooLarge)(key);
}

function reportScale(points: number, value: string, { row, column }: { row: number; column: string }, report: Report) {
  if (optionCategory(points) !== '') return;
  const told = words.offScale(
    value,
    bands.map(({ name }) => pointsOf(name, '–')),
  );
  report('off-scale', { row, column, value }, told);
}

const plain = /^[+-]?(\d+\.?\d*|\.\d+)$/;
/** A decimal comma: "1,5". Three digits after a comma may be thousands instead. */
const withComma = /^[+-]?(\d+,\d{1,2}|\d+,\d{4,}|0,\d+)$/;

/** Parses points with a decimal point or comma. `undefined` if it is not a number in the digits 0 to 9. */
export function readPoints(text: string): number | undefined {
  const digits = text.trim().replace('\u2212', '-');
  if (plain.test(digits)) return Number(digits);
  return withComma.test(digits) ? Number(digits.replace(',', '.')) : undefined;
}

/** Whether a question may have these points. */
export function isScore(points: number): boolean {
  return Math.abs(points) <= questionLimits.points;
}

export function readScore(text: string): number | undefined {
  const points = readPoints(text);
  return points !== undefined && isScore(points) ? points : undefined;
}

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five'];

/** A suggestion for an unreadable score: "3 points" 3, "three" 3. An admin has to confirm it. */
export function suggestScore(text: string): number | undefined {
  const digits = text.trim().toLowerCase();
  const named = numbers.indexOf(digits.replace(/[^a-z]/g, ''));
  if (named >= 0 && !/\d/.test(digits)) return named;
  if (!/^[^\d%/]*\d+(\.\d+)?\s*[\p{L}. ()]*$/u.test(digits) || /\d[-:]/.test(digits)) return undefined;
  // A sign or word before the number changes its value: "–1", "(1)", "minus 1", "below 3".
  if (/[\p{Pd}➖(<>≤≥~]\s*\d|\b(minus|negative|less|below|under|above|over|more|not|no)\b/u.test(digits))
    return undefined;
  const [found = ''] = /\d+(\.\d+)?/.exec(digits) ?? [];
  return readScore(found);
}

/** The key by which a score is mapped: its text, trimmed and shortened. */
export function scoreText(text: string): string {
  return wholeCharacters(cleanText(text).slice(0, 200));
}
