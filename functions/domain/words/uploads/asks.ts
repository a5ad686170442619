/** What an admin has to decide about an uploaded file (/admin/quizzes) */

import { counted, numeral, plural } from '#functions/domain/text/counted.ts';
import { told } from '#functions/domain/words/told.ts';

const takeOrLeave = 'Choose whether to keep them as they are or to leave these rows out.';
const likeOthers = 'Choose whether to include them like all others or to leave them out.';
const thisQuiz = 'Choose whether to put them into this quiz too or to leave them out.';
const onePoint = 'Choose whether to give each of these options 1 point or to leave these rows out.';
const struckOut = 'Confirm that we should include it, or delete it in the file and upload the file again.';
const accents = 'Confirm that its accents and quotation marks look right, or save it as CSV UTF-8 and upload it again.';
const convert =
  'Confirm that the texts in the preview look right, or convert them to Unicode and upload the file again.';
const notNeeded = 'Confirm that you don’t need them, or correct their names in the file and upload it again.';
const firstFive = 'Choose whether to use only Option 1 to Option 5 or to leave these rows out.';
const reversed = 'Confirm that the scores are already reversed in the file, or leave these rows out.';
const preview = 'Choose whether to use what the preview shows or to leave these rows out.';

export const asks = {
  hiddenRows: (n: number) => told(`${counted(n, 'row')} with content ${plural(n, 'is', 'are')} hidden.`, likeOthers),
  hiddenColumns: (n: number) => told(`We would read ${counted(n, 'hidden column')}.`, likeOthers),
  struckOut: () => told('The file has text that is struck out. We read it like all other text.', struckOut),
  notUnicode: (n: number) =>
    told(`The file is not saved as Unicode, so we may have misread characters in ${counted(n, 'row')}.`, accents),
  otherQuiz: (n: number) =>
    told(`${counted(n, 'row names', 'rows name')} a different quiz from the first row.`, thisQuiz),
  noScores: (n: number) => told(`${counted(n, 'row has options', 'rows have options')} without any score.`, onePoint),
  dates: (n: number) =>
    told(`${counted(n, 'cell shows a date', 'cells show dates')} that may have been “1-2” or the like.`, takeOrLeave),
  doubtfulTexts: (n: number) =>
    told(`${counted(n, 'text seems', 'texts seem')} damaged or wrongly encoded.`, takeOrLeave),
  oldFont: () => told('The file uses a font like Kruti Dev. Candidates would see Latin letters instead.', convert),
  notOptions: (n: number) =>
    told(`${counted(n, 'option is a word', 'options are words')} like “N/A”, perhaps for an empty cell.`, likeOthers),
  moreOptions: (n: number) =>
    told(`${counted(n, 'option comes', 'options come')} after Option 5. We read only five.`, firstFive),
  reversed: (n: number) => told(`${counted(n, 'question is', 'questions are')} marked as reverse-scored.`, reversed),
  unusedColumns: (n: number) =>
    told(`We don’t recognise the names of ${counted(n, 'column')}, so nothing there would be stored.`, notNeeded),
  incomplete: (n: number) =>
    told(`${counted(n, 'cell or row', 'cells or rows')} would be left out, because something is missing.`, preview),
  pictures: (n: number) =>
    told(`${counted(n, 'row has a picture', 'rows have pictures')}. We read only text.`, takeOrLeave),
} as const;

// Names of parameters and options.
export const withoutParameter = (n: number) =>
  `${counted(n, 'question has', 'questions have')} no main parameter. Choose one, or leave the rows out.`;
export const twin = (one: string, other: string) => `“${one}” and “${other}” look like the same name. Are they?`;
export const newName = (name: string) => `“${name}” is a new main parameter. Confirm it or correct its spelling.`;
export const optionTwin = (one: string, other: string) =>
  `The options “${one}” and “${other}” of one question look the same. Tell us whether they are.`;
export const answerAll = 'Please decide before you submit.';
export const more = (n: number) =>
  plural(n, 'There is one more decision to make.', `There are ${numeral(n)} more decisions to make.`);
