import type { DraftQuestion, Option } from './question.ts';
import { readJsonAnswers, readOptionColumns, type ReadCell } from './sheet-answers.ts';
import { columnName, mostCellLength, mostQuestionLength } from './sheet-cells.ts';
import type { Meaning } from './sheet-columns.ts';
import type { Report } from './sheet-defect.ts';
import type { GridRow } from './sheet-grid.ts';
import type { MappedColumn } from './sheet-mapping.ts';

/** Most options of a question in a list of answers. */
const mostOptions = 36;

export type ColumnsOf = ReadonlyMap<Meaning, readonly MappedColumn[]>;

/** Finds the cells of a row by what they mean; of several columns the first that is not blank counts. */
export function cellsOf({ texts, marks }: GridRow, columns: ColumnsOf): ReadCell {
  return (meaning) => {
    for (const column of columns.get(meaning) ?? []) {
      const text = texts[column.index]?.trim();
      if (text) return { text, column, mark: marks?.[column.index] };
    }
    return undefined;
  };
}

/** The question of a row. `undefined`: it gives none, and the report says why. */
export function readQuestion(
  { row }: GridRow,
  read: ReadCell,
  columns: ColumnsOf,
  report: Report,
): DraftQuestion | undefined {
  const question = read('question');
  const skip = (kind: 'no-question-text' | 'no-options', problem: string, remedy: string): undefined =>
    void report({ kind, row, column: columnOf(columns, 'question'), value: question?.text ?? '', problem, remedy });
  if (!question) {
    return skip('no-question-text', 'It has no question text.', 'Type the question, or delete the row.');
  }
  const options = readOptions(row, read, columns, report);
  if (!options) return undefined;
  if (options.length === 0) {
    return skip('no-options', 'It has no options: every option is blank.', 'Type at least one option.');
  }
  const draft = {
    text: question.text,
    category: read('category')?.text ?? '',
    subCategory: read('subCategory')?.text ?? '',
    options,
  };
  const lengths = wordsOf(draft).map(({ length }) => length);
  const isLong = lengths.some((length) => length > mostCellLength);
  const isTooMuch =
    lengths.reduce((sum, length) => sum + length, 0) > mostQuestionLength || options.length > mostOptions;
  if (!isLong && !isTooMuch) return draft;
  // A cell that is too long has been reported by itself, but not what is in a list of answers.
  if (!isLong || read('answers')) reportLong(row, columnName(question.column), question.text, report);
  return undefined;
}

function wordsOf({ text, category, subCategory, options }: DraftQuestion): string[] {
  return [text, category, subCategory, ...options.flatMap(({ points: _, ...words }) => Object.values(words))];
}

function reportLong(row: number, column: string, value: string, report: Report): void {
  const [one, all] = [mostCellLength, mostQuestionLength].map((most) => most.toLocaleString('en'));
  report({
    kind: 'too-long',
    row,
    column,
    value,
    problem: `One text of this question has more than ${one} characters, or all of them more than ${all}, or it has more than ${mostOptions} options. It is left out.`,
    remedy: 'Shorten it.',
  });
}

function columnOf(columns: ColumnsOf, meaning: Meaning): string {
  const [column] = columns.get(meaning) ?? [];
  return column ? columnName(column) : '';
}

function readOptions(row: number, read: ReadCell, columns: ColumnsOf, report: Report): Option[] | undefined {
  const answers = read('answers');
  if (!answers) return readOptionColumns(read, row, (meaning) => columns.has(meaning), report);
  const options = readJsonAnswers(answers, row, report);
  if (!options) {
    report({
      kind: 'broken-answers',
      row,
      column: columnName(answers.column),
      value: answers.text,
      problem: 'Its answers column is not a valid JSON list of options, such as [{"option": "Often", "points": 5}].',
      remedy: 'Correct the JSON, or use the columns Option 1 to Option 5.',
    });
    return undefined;
  }
  const unused = read('option1') ?? read('option2');
  if (unused) {
    report({
      kind: 'unused-value',
      row,
      column: columnName(unused.column),
      value: unused.text,
      problem: 'The row has a JSON list of answers too, and that is used: its option columns are not.',
      remedy: 'Clear one of the two.',
    });
  }
  return options;
}
