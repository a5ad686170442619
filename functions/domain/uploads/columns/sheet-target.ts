import type { ReadCell } from '#functions/domain/uploads/rows/sheet-answers.ts';
import { columnName, type Report } from '#functions/domain/uploads/sheet-defect.ts';
import { readPoints } from '#functions/domain/uploads/rows/sheet-scores.ts';

/** Parses a quiz id, as the wire accepts it. Some programs write "1." or "1.0". */
function wholeNumber(text: string): number | undefined {
  const number = readPoints(text);
  return number !== undefined && Number.isInteger(number) && number >= 1 && number <= 999_999_999 ? number : undefined;
}

/**
 * Finds the quiz that a file names: the first quiz_id of the rows with a question, else their Sr. No. if at least two rows have the
 * same number and none has another (a row counter would differ). Else there is none.
 */
export function findTarget() {
  let named: number | undefined;
  const invalid: { row: number; column: string; value: string }[] = [];
  /** Invalid ids in rows above the first valid one. */
  let before: typeof invalid = [];
  let firstRow: number | undefined;
  const serials = new Map<string, number>();
  return {
    /** Checks a row. @returns the quiz that it names, if it differs from the first one. */
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
        report(
          'no-quiz-id',
          at,
          `“${at.value}” is no quiz id. The question goes to the quiz of those below it.`,
          'Check whether it belongs there, or leave the row out of the file.',
        );
      }
      if (named !== undefined || firstRow === undefined) return named;
      const [[serial = '', count = 0] = []] = serials;
      const taken = serials.size === 1 && count > 1 ? wholeNumber(serial) : undefined;
      const [first] = invalid;
      const what = first ? `“${first.value}” is no quiz id` : 'There is no quiz_id';
      report(
        'no-quiz-id',
        { row: firstRow, ...first },
        `${what}: ${taken === undefined ? 'the questions go to the quiz that is open' : `${taken} is taken from Sr. No.`}.`,
        'Check the target quiz ID under “Configure Quiz Details”.',
      );
      return taken;
    },
  };
}
