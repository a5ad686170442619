import { normaliseText, type DraftQuestion, type Option } from './question.ts';
import { refuse } from './refusal.ts';
import { readJsonAnswers, readOptionColumns } from './sheet-answers.ts';
import { isQuestionHeader, questionHeader, readRowsWith, type RowReader } from './sheet-columns.ts';

/** One row: its 1-based number in the sheet and its cells as text, by header. */
export interface SheetRow {
  row: number;
  cells: Record<string, string>;
}

/** A row that was left out, with its 1-based number in the sheet and the reason. */
export interface SkippedRow {
  row: number;
  reason: string;
}

export interface ParsedSheet {
  questions: DraftQuestion[];
  /** The target quiz the sheet names: the first kept row's quiz_id, else its Sr. No., else 1. */
  quizId: number;
  skipped: SkippedRow[];
}

/**
 * Makes draft questions of the rows of an upload.
 * @throws Refusal `file-refused` if there is no question column, no row gives a question, or two have the same text.
 */
export function parseSheet(rows: readonly SheetRow[]): ParsedSheet {
  const headers = new Set(rows.flatMap(({ cells }) => Object.keys(cells)));
  if (![...headers].some(isQuestionHeader)) refuseHeaders([...headers]);
  const reader = readRowsWith(headers);
  const questions: DraftQuestion[] = [];
  const skipped: SkippedRow[] = [];
  const rowOfText = new Map<string, number>();
  let quizId: number | undefined;
  for (const { row, cells } of rows) {
    if (isBlank(cells)) continue;
    const made = readQuestion(cells, reader);
    if ('reason' in made) {
      skipped.push({ row, reason: made.reason });
      continue;
    }
    refuseRepeat(made.text, row, rowOfText);
    quizId ??= wholeNumber(reader.read(cells, 'quizId')) ?? wholeNumber(reader.read(cells, 'serial')) ?? 1;
    questions.push(made);
  }
  if (quizId === undefined) refuseEmpty(skipped);
  return { questions, quizId, skipped };
}

function readQuestion(cells: Record<string, string>, reader: RowReader): DraftQuestion | { reason: string } {
  const text = reader.read(cells, 'question');
  if (!text) return { reason: 'It has no question text.' };
  const options = readOptions(cells, reader);
  if (!options) {
    return {
      reason: 'Its answers column is not a valid JSON list of options, such as [{"option": "Often", "points": 5}].',
    };
  }
  if (options.length === 0) return { reason: 'It has no options: every option is blank.' };
  return { text, category: reader.read(cells, 'category'), subCategory: reader.read(cells, 'subCategory'), options };
}

function readOptions(cells: Record<string, string>, reader: RowReader): Option[] | undefined {
  const json = reader.read(cells, 'answers');
  return json ? readJsonAnswers(json) : readOptionColumns(cells, reader);
}

function isBlank(cells: Record<string, string>): boolean {
  return Object.values(cells).every((text) => text.trim() === '');
}

/** A quiz id, as the wire takes it. */
function wholeNumber(text: string): number | undefined {
  const number = Number(text);
  return Number.isInteger(number) && number >= 1 && number <= 999_999_999 ? number : undefined;
}

function refuseRepeat(text: string, row: number, rowOfText: Map<string, number>): void {
  const same = normaliseText(text);
  const earlier = rowOfText.get(same);
  if (earlier !== undefined) {
    refuse(
      'file-refused',
      `Rows ${earlier} and ${row} have the same question text: “${shorten(text, 120)}”. Change or remove one of them, then upload the file again.`,
    );
  }
  rowOfText.set(same, row);
}

function refuseHeaders(headers: readonly string[]): never {
  const found = headers.filter((header) => header.trim() !== '').map((header) => `“${shorten(header, 40)}”`);
  const listed =
    found.length > 10 ? `${found.slice(0, 10).join(', ')} and ${found.length - 10} more` : found.join(', ');
  refuse(
    'file-refused',
    `The sheet has no “${questionHeader}” column. ${found.length > 0 ? `The headers found are ${listed}. ` : ''}Name the column with the question texts “${questionHeader}” in the first row, then upload the file again.`,
  );
}

function refuseEmpty(skipped: readonly SkippedRow[]): never {
  const [first] = skipped;
  refuse(
    'file-refused',
    first
      ? `No row of the sheet gives a question (${skipped.length} left out). Row ${first.row}: ${first.reason} Each row needs a question text and at least one option. Correct the rows, then upload the file again.`
      : 'The sheet has no questions. Add a row with a question text and at least one option, then upload the file again.',
  );
}

function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
