import { columnName } from '#functions/domain/uploads/cells/sheet-cells.ts';
import type { ReadCell } from '#functions/domain/uploads/rows/sheet-answers.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { readPoints } from '#functions/domain/uploads/rows/read-score.ts';

/** A quiz id, as the wire takes it, in the digits of any script. "1." and "1.0" are how some programs write it. */
function wholeNumber(text: string): number | undefined {
  const number = readPoints(text);
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= 999_999_999 ? number : undefined;
}

/**
 * Finds out which quiz a file names: the first quiz_id of the rows that give a question, else their Sr. No. where at least two
 * rows carry the same number and no other one, which no count of rows does. Else it names none.
 */
export function findTarget() {
  let named: number | undefined;
  const invalid: { row: number; column: string; value: string }[] = [];
  /** Of rows above the first that names a quiz. */
  let before: typeof invalid = [];
  let firstRow: number | undefined;
  const serials = new Map<string, number>();
  return {
    /** Takes a row. @returns the quiz that it names, if that is another one than the first. */
    take(row: number, read: ReadCell): string | undefined {
      firstRow ??= row;
      const serial = read('serial')?.text;
      if (serial !== undefined) serials.set(serial, (serials.get(serial) ?? 0) + 1);
      const cell = read('quizId');
      if (!cell) return undefined;
      const id = wholeNumber(cell.text);
      if (named === undefined && id !== undefined) {
        named = id;
        before = [...invalid];
        return undefined;
      }
      if (id === undefined) invalid.push({ row, column: columnName(cell.column), value: cell.text });
      return named !== undefined && id !== named ? cell.text : undefined;
    },
    /** @returns the quiz that the file names. */
    finish(report: Report): number | undefined {
      for (const at of before) {
        report({
          kind: 'quiz-id-differs',
          ...at,
          problem: `“${at.value}” is no quiz id. The question goes to the quiz of those below it.`,
          remedy: 'Check whether it belongs there, or leave the row out of the file.',
        });
      }
      if (named !== undefined || firstRow === undefined) return named;
      const [[serial = '', count = 0] = []] = serials;
      const taken = serials.size === 1 && count > 1 ? wholeNumber(serial) : undefined;
      const [first] = invalid;
      const what = first ? `“${first.value}” is no quiz id` : 'There is no quiz_id';
      report({
        kind: 'no-quiz-id',
        row: firstRow,
        column: '',
        value: '',
        ...first,
        problem: `${what}: ${taken === undefined ? 'the questions go to the quiz that is open' : `${taken} is taken from Sr. No.`}.`,
        remedy: 'Check the target quiz ID under “Configure Quiz Details”.',
      });
      return taken;
    },
  };
}
