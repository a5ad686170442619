import type { DraftQuestion, Option } from '#functions/domain/banks/question.ts';
import { readOptionColumns, type ReadCell, type ColumnsOf, type RowContext, readJsonAnswers } from './sheet-answers.ts';
import { cleanText, questionLimits, sizeProblem } from '#functions/domain/banks/question-limits.ts';
import { rowText, columnName, type Report } from '#functions/domain/uploads/sheet-defect.ts';
import type { GridRow } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { readPoints } from './sheet-scores.ts';
import * as bank from '#functions/domain/words/bank.ts';
import * as words from '#functions/domain/words/uploads/rows.ts';

/** Finds the cells of a row by meaning; of several columns the first that is not blank wins. */
export function cellsOf({ texts, marks, shown }: GridRow, columns: ColumnsOf): ReadCell {
  return (meaning) => {
    for (const column of columns.get(meaning) ?? []) {
      const text = cleanText(texts[column.index] ?? '');
      if (text) return { text, column, mark: marks?.[column.index], shown: shown?.[column.index] };
    }
    return undefined;
  };
}

/** The question of a row. `undefined` if there is none; the report says why, and of a question that is too long to be taken, too. */
export function readQuestion({ texts }: GridRow, read: ReadCell, context: RowContext): DraftQuestion | undefined {
  const { row, columns, report } = context;
  const question = read('question');
  const at = { row, column: columns.get('question')?.[0] };
  if (!question) {
    // Shows what the row holds instead of a question, such as "Total" or "End of sheet".
    return void report('no-question', { ...at, value: rowText(texts) }, words.noText);
  }
  const options = readOptions(read, context);
  if (!options) return undefined;
  if (options.length === 0) return void report('no-question', { ...at, value: question.text }, words.noOptions);
  if (options.length === 1 && columns.get('option2')?.some(({ filled }) => filled > 0))
    report('one-option', { ...at, value: question.text }, words.oneOption);
  const draft = {
    text: question.text,
    category: read('category')?.text ?? '',
    subCategory: read('subCategory')?.text ?? '',
    options,
  };
  // Overlong cells have been reported already, but not overlong texts within a list of answers.
  const longText = read('answers') && options.some(isLong) ? bank.longOptionText(questionLimits.text) : undefined;
  const tooLong = tooMuch(draft) ?? longText;
  const place = { row, column: question.column, value: question.text };
  if (tooLong !== undefined) report('too-long', place, words.tooLong(tooLong));
  return draft;
}

function isLong({ points: _, ...texts }: Option): boolean {
  return Object.values(texts).some(({ length }) => length > questionLimits.text);
}

function tooMuch(draft: DraftQuestion): string | undefined {
  if (draft.options.length <= questionLimits.options) return sizeProblem(draft);
  return bank.tooManyOptions(draft.options.length, questionLimits.options);
}

function readOptions(read: ReadCell, context: RowContext): Option[] | undefined {
  const { row, report } = context;
  const answers = read('answers');
  if (!answers) return readOptionColumns(read, context);
  const options = readJsonAnswers(answers, context);
  if (!options) return void report('no-question', { row, column: answers.column, value: answers.text }, words.noJson);
  const unused = read('option1') ?? read('option2');
  if (unused) report('unused-value', { row, column: unused.column, value: unused.text }, words.jsonAndColumns);
  return options;
}

/** Parses a quiz id, as the wire accepts it. Some programs write "1." or "1.0". */
function wholeNumber(text: string): number | undefined {
  const number = readPoints(text.replace(/,(?=\d{3}(?:,|$))/g, ''));
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= 999_999_999 ? number : undefined;
}

/**
 * Finds the quiz that a file names: the first quiz_id of the rows with a question, else their Sr. No. if at least two rows have the
 * same number and none has another (a row counter would differ). Else there is none.
 */
export function findTarget() {
  let named: number | undefined;
  /** Invalid ids in rows above the first valid one. */
  const invalid: { row: number; column: string; value: string }[] = [];
  let firstRow: number | undefined;
  const serials: string[] = [];
  return {
    /** Checks a row. @returns the quiz that it names, if it differs from the first one. */
    take(row: number, read: ReadCell): string | undefined {
      firstRow ??= row;
      const serial = read('serial')?.text;
      if (serial !== undefined) serials.push(serial);
      const cell = read('quizId');
      if (!cell) return undefined;
      const id = wholeNumber(cell.text);
      if (named !== undefined) return id === named ? undefined : cell.text;
      named = id;
      if (id === undefined) invalid.push({ row, column: columnName(cell.column), value: cell.text });
      return undefined;
    },
    /** @returns the quiz that the file names. */
    finish(report: Report): number | undefined {
      if (named !== undefined) for (const at of invalid) report('no-quiz-id', at, words.noQuizId(at.value));
      if (named !== undefined || firstRow === undefined) return named;
      const [serial = '', ...others] = serials;
      const isOne = others.length > 0 && others.every((other) => other === serial);
      const taken = isOne ? wholeNumber(serial) : undefined;
      const [first] = invalid;
      if (!first && taken === undefined) return undefined;
      report('no-quiz-id', { row: firstRow, ...first }, words.quizTaken(first?.value, taken));
      return taken;
    },
  };
}
