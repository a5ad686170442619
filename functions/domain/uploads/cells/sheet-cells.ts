import { shorten, withoutInvisible } from '#functions/domain/text/visible-text.ts';
import { questionLimits } from '#functions/domain/banks/question-limits.ts';
import type { Place, Report } from '#functions/domain/uploads/sheet-defect.ts';
import type { Told } from '#functions/domain/words/told.ts';
import * as words from '#functions/domain/words/uploads/cells.ts';
import { doubtAbout, isEmptyWord } from './doubtful-text.ts';
import { notCalculated, type CellMark, type GridRow } from './sheet-grid.ts';
import type { MappedColumn } from '#functions/domain/uploads/columns/sheet-columns.ts';

/** By use: the longest text that a candidate reads without scrolling, and the longest that is taken. */
const lengths = [
  { use: /^question$/, readable: 600, longest: questionLimits.text },
  { use: /^option/, readable: 250, longest: questionLimits.text },
  { use: /^(category|subCategory)$/, readable: 120, longest: questionLimits.group },
  { use: /^(remarks|weakness|scw|strength)/, readable: 1_500, longest: questionLimits.text },
  // A list of answers is measured with its question, unless it is too long for a cell.
  { use: /^answers$/, readable: Infinity, longest: questionLimits.size },
  { use: /./, readable: Infinity, longest: questionLimits.text },
];
const minReadable = Math.min(...lengths.map(({ readable }) => readable));

export interface FoundCell {
  text: string;
  column: MappedColumn;
  mark: CellMark | undefined;
  shown?: string | undefined;
}

/** Error texts of Excel in any language ("#BEZUG!", "#¡REF!"), Google Sheets ("#ERROR!") and LibreOffice ("Err:502"). */
const errorText =
  /^(#[¡¿]?[\p{Lu}\d/]{2,12}[!?]|#(N\/[AD]|NV|ND|Н\/Д|I\/T|GETTING_DATA|LOADING(\.\.\.|…)?)|[Ee]rr:\d{3}|Loading(\.\.\.|…))$/u;
/** A formula that a program has saved as a text: a function, or a place. */
const formulaText = /^=\s*(?:@?[a-z_][\w.]*\s*\(|(?:'[^']+'!|\w+!)?\$?[a-z]{1,3}\$?\d+\b)/i;
/** The function that shows a picture in a cell, in WPS Office and in other programs. */
export const pictureFormula = /^=?\s*(?:_xlfn\.)*(?:DISPIMG|IMAGE)\s*\(/i;
const months =
  '(jan(uary)?|feb(ruary)?|mar(ch)?|apr(il)?|may|june?|july?|aug(ust)?|sept?(ember)?|oct(ober)?|nov(ember)?|dec(ember)?)';
/** The text of "1-2" or "3/4" after a spreadsheet program has taken it for a date. */
const dateText = new RegExp(
  `^(\\d{1,2}-${months}(-\\d{2,4})?|${months}-\\d{2,4}|([0-2]?\\d|3[01])[-/.]([0-2]?\\d|3[01])[-/.](\\d{2}|\\d{4})|\\d{4}-\\d\\d-\\d\\d([T ]\\d\\d:\\d\\d.*)?|(mon|tue|wed|thu|fri|sat|sun) ${months} \\d\\d \\d{4} \\d\\d:.*)$`,
  'i',
);
/** The replacement character, or UTF-8 that was decoded with another encoding. */
const continued = '[\\u0080-\\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]';
const oddText = new RegExp(
  `\ufffd|[ÃÂ]${continued}|(?:[Ä-ß]${continued}){2}|[à-ï](?!…[”’»–—-]|[”’»]?[–—])${continued}{2}|ð${continued}{3}|à[¤¥]|‚Ä|√[©®†°∂§º±≥¢]|‡[§•]`,
);

/** A character in words of XML, JSON, an address, a mail or a spreadsheet program. Candidates would see `&amp;` and `_x000D_`. */
const reference =
  /&(?:#\d{1,7}|#x[\da-f]{1,6}|amp|lt|gt|quot|apos|nbsp|[lr][sd]quo|[nm]dash|hellip|bull|middot|deg|times|divide|copy|reg|trade|euro|pound|yen|frac\d\d|sup\d|[a-z](?:acute|grave|circ|uml|tilde|cedil|ring|slash)|szlig);|_x[\da-f]{4}_|\\u\{?[\da-f]{4,6}\}?|\\x[\da-f]{2}|(?:%[\da-f]{2}){2,}|%20(?=[a-z])|(?:=[\da-f]{2}){3,}/i;

/** An address on the web, whose signs belong to it. */
const address = /(?:https?:\/\/|www\.|\b[\w-]{1,63}\.[a-z]{2,6}\/)\S*/gi;

/** Whether a text is an error of a spreadsheet program, or a formula, for cells that are marked as a text. */
export function isErrorText(text: string): boolean {
  const first = text.trim();
  return /^[#=el]/i.test(first) && (errorText.test(first) || formulaText.test(first));
}

/** Reports the defects of a single cell, regardless of its row. */
export function checkCell(row: GridRow, column: MappedColumn, report: Report): void {
  const text = row.texts[column.index] ?? '';
  const cell: FoundCell = { text, column, mark: row.marks?.[column.index], shown: row.shown?.[column.index] };
  const at = { row: row.row, column, value: text };
  if (text === '') {
    if (cell.mark === 'formula' && /^(question|option|points)/.test(column.use))
      report('unused-value', at, words.emptyFormula);
    return;
  }
  if (cell.mark === 'error') {
    // Unreadable scores are reported where they are read, because they may be mapped.
    if (column.use.startsWith('points')) return;
    return report('error-cell', at, errorWords(text));
  }
  if (cell.mark === 'formula') report('formula', at, words.formula);
  const [reversed] = (column.use === 'serial' ? reversedNumber : reversedText).exec(text) ?? [];
  if (reversed !== undefined && /^(serial|question|subCategory)$/.test(column.use))
    report('reversed', at, words.reversed(reversed.trim()));
  if (/^(points|serial|quizId)/.test(column.use)) return checkInvisible(at, report);
  if (cell.mark === 'date' || (text.length >= 5 && text.length <= 80 && dateText.test(text)))
    report('date-cell', at, words.date(text));
  const visible = text.replace(address, '');
  const doubt = doubtOf({ ...cell, text: visible });
  if (doubt) report('doubtful-text', at, doubt);
  const [found] = (/[&_\\%=]/.test(visible) ? reference.exec(visible) : null) ?? [];
  if (found !== undefined) report('odd-characters', at, words.reference(found));
  if (oddText.test(text)) report('odd-characters', at, words.wrongEncoding);
  checkInvisible(at, report);
  checkLength(cell, at, report);
}

/** A mark of a question that is scored in reverse: “(R)”, “[reverse scored]”, “R: …”. Its repeats are bounded, so that a long text takes no longer. */
const reversedText =
  /[([{（]\s?(?:r\*?|®|[-–−]|-ve|rev\.?|neg\.?|reverse[ds]?|negative(?:ly)?|inverse[d]?|recoded|उल[्]?टा)(?:[\s-]{0,3}(?:scor(?:ed?|ing)|key(?:ed|ing)?|cod(?:ed|ing)|word(?:ed|ing)|items?|questions?|statements?)){0,2}\s?[)\]}）]|^R\s*[:)]\s|^reversed?:|[-–—]\s?reversed?$|\s®|®$|\breverse[- ](?:scored|keyed|coded)\b/iu;
const reversedNumber = /^\W{0,3}\d+\W{0,3}[R*-]\W{0,3}$/i;

/** Whether words of the authors, such as a note, speak of reverse scoring. */
export function speaksOfReverse(text: string): boolean {
  return reversedNumber.test(text) || reversedText.test(text) || /revers|recod|(?:\b|_)rev(?:\b|_)/iu.test(text);
}

function errorWords(text: string): Told {
  if (text === notCalculated) return words.notCalculated;
  // Programs that don't calculate, such as XlsxWriter, write 0 for each formula.
  if (text === '0') return words.zeroFormula;
  if (pictureFormula.test(text)) return words.picture;
  return (text.startsWith('=') ? words.shownFormula : words.error)(shorten(text, 100));
}

/** Options are asked about by themselves, where they are read: an empty word may be no option. */
function doubtOf({ text, mark, shown, column: { use } }: FoundCell) {
  if (mark === 'format') return shown === undefined ? words.unknownFormat(text) : words.otherFormat(shown, text);
  if (!use.startsWith('option') && isEmptyWord(text)) return words.emptyWord(text);
  return use === 'answers' ? undefined : doubtAbout(text);
}

function checkInvisible(at: Required<Place>, report: Report): void {
  const kept = withoutInvisible(at.value);
  if (kept === at.value) return;
  const removed = Array.from(at.value).length - Array.from(kept).length;
  report('invisible-characters', at, words.invisible(removed));
}

function checkLength({ text, column, mark }: FoundCell, at: Place, report: Report): void {
  if (text.length <= minReadable) return;
  const { readable = Infinity, longest = 0 } = lengths.find(({ use }) => use.test(column.use)) ?? {};
  if (mark === 'cut' || (column.use !== 'answers' && text.length > longest))
    report('too-long', at, words.tooLong(longest));
  else if (text.length > readable) report('long-text', at, words.long(text.length, readable));
}
