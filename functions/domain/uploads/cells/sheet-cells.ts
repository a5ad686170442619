import { withoutInvisible } from '#functions/domain/text/visible-text.ts';
import { questionLimits } from '#functions/domain/banks/question-limits.ts';
import type { Report } from '#functions/domain/uploads/sheet-defect.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { columnLetter, notCalculated, type CellMark, type GridRow } from './sheet-grid.ts';
import type { MappedColumn } from '#functions/domain/uploads/columns/sheet-mapping.ts';

/** Longer texts make a candidate scroll. */
const readable: { part: RegExp; max: number }[] = [
  { part: /^question$/, max: 600 },
  { part: /^option/, max: 250 },
  { part: /^(category|subCategory)$/, max: 120 },
  { part: /^(remarks|weakness|scw|strength)/, max: 1_500 },
];
const minReadable = Math.min(...readable.map(({ max }) => max));
/** A fast path for most texts, whose characters need no check. */
const usual = /^[ -~\n]*$/;

/** A text with its column. */
export interface FoundCell {
  text: string;
  column: MappedColumn;
  mark: CellMark | undefined;
}

/** `C · Score Option 2`. */
export function columnName({ letter, header }: Pick<MappedColumn, 'letter' | 'header'>): string {
  return header === '' ? letter : `${letter} · ${header}`;
}

/** Error texts of Excel, Google Sheets ("#ERROR!") and LibreOffice ("Err:502"). */
const errorText =
  /^(#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!|SPILL!|CALC!|FIELD!|BLOCKED!|UNKNOWN!|CONNECT!|EXTERNAL!|BUSY!|PYTHON!|ERROR!|GETTING_DATA|LOADING(\.\.\.|…)?|ADDIN\?)|Err:\d{3})$/;
const months = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*';
/** The text of "1-2" or "3/4" after a spreadsheet program has taken it for a date. */
const dateText = new RegExp(
  `^(\\d{1,2}[-/ ]${months}([-/ ]\\d{2,4})?|${months}[-/ ]\\d{2,4}|\\d{4}-\\d\\d-\\d\\d( 00:00:00)?)$`,
  'i',
);
/** The replacement character, or UTF-8 that was decoded with another encoding. */
const oddText = /\ufffd|[ÃÂ][\u0080-\u00bf]|â[€‚\u0080-\u009f]|à[¤¥]/;

/** A character in words of XML or of a spreadsheet program. Candidates would see `&amp;` and `_x000D_`. */
const reference = /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|[nm]dash|hellip);|_x[\da-f]{4}_/i;

/** Whether a text is an error of a spreadsheet program, for files that mark errors in no other way. */
export function isErrorText(text: string): boolean {
  return (text.startsWith('#') || text.startsWith('Err:')) && errorText.test(text);
}

export function isDateCell({ text, mark }: Pick<FoundCell, 'text' | 'mark'>): boolean {
  return mark === 'date' || (text.length >= 5 && text.length <= 19 && dateText.test(text));
}

const shownError = (text: string) => ({
  problem: `The cell shows an error of the spreadsheet (${text}), not a text.`,
  remedy: 'Mend the formula, or type the text that was meant.',
});
const uncalculated = {
  problem: 'The cell holds a formula, and the file does not say what it comes to.',
  remedy: 'Open the file in Excel and save it, so that it is calculated. Then upload it again.',
};

/** Reports the defects of a single cell, regardless of its row. */
export function checkCell(row: GridRow, column: MappedColumn, report: Report): void {
  const text = row.texts[column.index] ?? '';
  if (text === '') return;
  const cell: FoundCell = { text, column, mark: row.marks?.[column.index] };
  const at = { row: row.row, column: columnName(column), value: text };
  if (cell.mark === 'error') {
    // Unreadable scores are reported where they are read, because they may be mapped.
    if (column.use.startsWith('points')) return;
    report({
      ...at,
      kind: 'error-cell',
      ...(text === notCalculated ? uncalculated : shownError(text)),
    });
    return;
  }
  if (cell.mark === 'formula') {
    report({
      ...at,
      kind: 'formula',
      problem: 'The cell holds a formula. What it came to is used.',
      remedy: 'Check the value. Paste it as a value if it should not change.',
    });
  }
  if (isDateCell(cell)) {
    report({
      ...at,
      kind: 'date-cell',
      problem: `The spreadsheet program has made a date of what was typed: “${text}”.`,
      remedy: 'If “1-2” or the like was meant, format the cell as text and type it again.',
    });
  }
  const [found] = (text.includes('&') || text.includes('_x') ? reference.exec(text) : null) ?? [];
  if (found !== undefined) {
    report({
      ...at,
      kind: 'odd-characters',
      problem: `The cell has “${found}” in place of a character, and candidates would see it so.`,
      remedy: 'Type the character itself.',
    });
  }
  if (usual.test(text)) return checkLength(cell, at, report);
  if (oddText.test(text)) {
    report({
      ...at,
      kind: 'odd-characters',
      problem: 'Some characters look like a text that was saved or opened in the wrong encoding.',
      remedy: 'Open the original, save it as .xlsx (or as CSV UTF-8), and upload that.',
    });
  }
  checkInvisible(at, report);
  checkLength(cell, at, report);
}

function checkInvisible(at: At, report: Report): void {
  const kept = withoutInvisible(at.value);
  if (kept === at.value) return;
  const removed = Array.from(at.value).length - Array.from(kept).length;
  report({
    ...at,
    kind: 'invisible-characters',
    problem: `The cell holds ${plural(removed, 'an invisible character', `${removed} invisible characters`)}. Nobody sees ${plural(removed, 'it, so it is', 'them, so they are')} removed.`,
    remedy: 'Nothing has to be done. Texts that are copied from other programs often have them.',
  });
}

interface At {
  row: number;
  column: string;
  value: string;
}

function maxLengthFor(use: MappedColumn['use']): number {
  if (use === 'answers') return questionLimits.size;
  return use === 'category' || use === 'subCategory' ? questionLimits.group : questionLimits.text;
}

function checkLength({ text, column, mark }: FoundCell, at: At, report: Report): void {
  const longest = maxLengthFor(column.use);
  if (mark === 'cut' || (column.use !== 'answers' && text.length > longest)) {
    report({
      ...at,
      kind: 'too-long',
      problem: `The text has more than ${longest.toLocaleString('en')} characters. The row is left out.`,
      remedy: 'Shorten it.',
    });
    return;
  }
  const max = text.length > minReadable ? readable.find(({ part }) => part.test(column.use))?.max : undefined;
  if (max !== undefined && text.length > max) {
    report({
      ...at,
      kind: 'long-text',
      problem: `The text has ${text.length.toLocaleString('en')} characters: more than ${max} are hard to read.`,
      remedy: 'Shorten it if you can.',
    });
  }
}

/** `A4:C6`. */
export function rangeName(range: { row: number; column: number; lastRow: number; lastColumn: number }): string {
  return `${columnLetter(range.column)}${range.row}:${columnLetter(range.lastColumn)}${range.lastRow}`;
}
