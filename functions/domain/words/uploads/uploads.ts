/** Uploads and what becomes of them (/admin/quizzes) */

import { counted } from '#functions/domain/text/counted.ts';

const saveAsExcel = 'Open it in Excel, save it as .xlsx, then upload that.';
const save = 'Open it, save it as .xlsx, then upload that.';

/** Files that are often chosen by mistake. */
export const otherFiles = {
  lock: 'This is an Office lock file: it only shows who has a file open. Choose the file whose name does not begin with “~$”.',
  macros: `This is a workbook with macros. ${saveAsExcel}`,
  xlsb: `This is a binary workbook (.xlsb). ${saveAsExcel}`,
  ods: `This is an OpenDocument sheet (.ods). ${save}`,
  numbers: 'This is an Apple Numbers document. Export it to Excel (File, Export To), then upload that.',
  wps: `This is a WPS Office sheet. ${save}`,
  google: 'This is only a link to a Google Sheet. Download it there (File, Download, .xlsx), then upload that.',
  word: `This is a document, not a spreadsheet. Copy its questions into a sheet, then upload that.`,
  text: `This is a text file. ${saveAsExcel}`,
  archive: 'This is an archive. Unpack it, then upload the .xlsx, .xls or .csv file in it.',
} as const;
export const chooseFile = 'Choose a file that ends in .xlsx, .xls or .csv.';
export const fileName = 'The file name';
export const empty = 'The file is empty. Choose a file with a header row and questions below it.';
export const tooLarge = (megabytes: number) =>
  `The file is larger than ${megabytes} MB. Remove pictures and other sheets, or split it and upload the second part with “Add to this bank”.`;

export const notFound = (days: number) => `We couldn’t find this upload. Uploads are deleted after ${days} days.`;
export const uploadAgain = 'Please upload the file again.';
export const stillReading = 'We are still reading the file. Please wait a moment and try again.';
export const notArrived = 'The file did not arrive, or we did not get to read it. Please upload it again.';
export const interrupted = 'Reading the file was interrupted. Please upload it again.';
export const neverRead =
  'We couldn’t read the file: reading it stopped each time. Open it in Excel, copy the questions into a new workbook and upload that. If that fails too, please tell the people who run this site.';
export const noQuestions =
  'No questions found yet. Tell us which columns hold the questions, the options and the scores.';
export const cancelled = 'This upload was cancelled.';
export const published = 'This upload has been published, so you can’t cancel it any more.';
export const mappedTooLate = 'This upload has been published. Upload the file again to map its columns differently.';
export const outdated = 'This upload changed after you opened it. Nothing was published. Please open it again.';
export const overtaken = 'Someone else has changed, cancelled or published this upload. Please open it again.';
export const blocked = (count: number) =>
  `${counted(count, 'error prevents', 'errors prevent')} publishing. Leave out the rows, or correct the file and upload it again.`;
export const sheetNotKept = 'We no longer have this sheet. Please upload the file again.';
export const parametersSheet = 'The sheet “Parameters” explains the parameters, so it can’t be read as questions.';
export const noPage = 'This upload has no such page.';
export const nothingRead = 'There is nothing in this upload to show.';
