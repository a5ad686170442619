/** What is wrong with single cells of an uploaded sheet (/admin/quizzes) */

import { numeral, plural } from '#functions/domain/text/counted.ts';
import { told } from '#functions/domain/words/told.ts';

const retype = 'Correct the cell in the file and upload the file again.';
const saveAgain = 'Open the original, save it as .xlsx (or as CSV UTF-8), then upload that.';
const toUnicode = 'Convert the text to Unicode and upload the file again.';
const calculate = 'Open the file in Excel and save it, so that its formulas are calculated. Then upload it again.';
const reverse = 'If you have not reversed them yet, do it in the file: 5 for 1, 4 for 2 and so on.';
const shorten = 'Shorten the text.';
const correctFormula = 'Correct the formula, or type the text you meant.';
const typeOrEmpty = 'Type what you meant, or empty the cell.';
const checkValue = 'Check the value. Paste it as a value if it should not change.';
const formatAsText = 'Format the cell as text in the file, and type what it should show.';
const retypeAsText = 'If you meant “1-2” or the like, format the cell as text and type it again.';
const emptyCell = 'If you meant an empty cell, empty it in the file.';
const deleteSign = 'Delete the mark in the file. If it means that questions are reverse-scored, reverse their scores.';
const curlyQuotes = 'Use the quotation marks ‘ and ’ in the file, and upload the file again.';
const deleteApostrophe = 'Delete the apostrophe in the file, and upload the file again.';

export const emptyFormula = told('The formula in this cell has no result, so nothing is stored.', typeOrEmpty);
export const formula = told('The cell has a formula. We use its result.', checkValue);
export const notCalculated = told('The cell has a formula, and the file has no result for it.', calculate);
export const zeroFormula = told('The cell has a formula with the result 0, as if it was not calculated.', calculate);
export const picture = told('The cell has a picture. We read only text.', 'Type text in its place.');
export const shownFormula = (text: string) => told(`The cell shows a formula (${text}), not text.`, correctFormula);
export const error = (text: string) => told(`The cell shows an error (${text}), not text.`, correctFormula);
export const reversed = (mark: string) =>
  told(`“${mark}” marks the question as reverse-scored. We would store its scores as they are in the file.`, reverse);
export const reversedBy = (text: string, column: string) => reversed(`${column}: ${text}`);
export const date = (text: string) =>
  told(`The spreadsheet program has turned the cell into a date: “${text}”.`, retypeAsText);
export const reference = (found: string) =>
  told(`Candidates would see “${found}” instead of the character it stands for.`, 'Type the character itself.');
export const wrongEncoding = told('Some characters look as if they have the wrong encoding.', saveAgain);
export const unknownFormat = (text: string) =>
  told(`The file shows the cell in a format we can’t read. We would store “${text}”.`, formatAsText);
export const otherFormat = (shown: string, text: string) =>
  told(`The file shows “${shown}” but stores “${text}”, which we would store.`, formatAsText);
export const emptyWord = (text: string) =>
  told(`“${text}” may mean an empty cell. We would store it as text.`, emptyCell);
export const invisible = (count: number) =>
  told(
    plural(count, 'We removed an invisible character.', `We removed ${numeral(count)} invisible characters.`),
    'You don’t need to do anything. Texts copied from other programs often have them.',
  );
export const tooLong = (most: number) => told(`The text has more than ${numeral(most)} characters.`, shorten);
export const long = (length: number, readable: number) =>
  told(`The text has ${numeral(length)} characters. More than ${numeral(readable)} are hard to read.`, shorten);

// Texts that programs have damaged.
export const lostLetters = (found: string) =>
  told(`The cell shows “${found}”. A program seems to have lost letters when it saved the text.`, saveAgain);
export const oldHindi = (found: string) =>
  told(`“${found}” looks like Hindi in an old font like Kruti Dev. Candidates would see Latin letters.`, toUnicode);
export const oldFont = (found: string) =>
  told(`“${found}” looks like an old font or a wrong encoding. Candidates would see exactly this.`, toUnicode);
export const webTag = (found: string) => told(`Candidates would see “${found}”, which is web page code.`, retype);
export const programText = (found: string) =>
  told(`Candidates would see “${found}”, which a program has written by mistake.`, retype);
export const unreadable = (found: string) =>
  told(`“${found}” looks like a character that a program could not read.`, saveAgain);
export const shortNumber = (found: string) =>
  told(`“${found}” looks like a long number that a program has shortened.`, retype);
export const beginsFormula = (found: string) =>
  told(`“${found}” looks like a formula. Candidates would see it.`, retype);
export const footnote = (found: string) =>
  told(`The text ends with “${found}”, which often points to a footnote. Candidates would see it.`, deleteSign);
export const quoteMissing = (found: string) =>
  told(`“${found}” seems to lack its opening quotation mark.`, curlyQuotes);
export const apostrophe = (found: string) =>
  told(`The cell begins with “${found}”, which some programs add. Candidates would see it.`, deleteApostrophe);
