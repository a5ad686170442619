/** Files that cannot be read (/admin/quizzes) */

import { numeral } from '#functions/domain/text/counted.ts';
import { maxSheetColumns, maxSheetRows, maxUploadMegabytes } from '#functions/domain/uploads/upload.ts';
import { empty, otherFiles, tooLarge } from './uploads.ts';

const rows = numeral(maxSheetRows);

export const fileProblems = {
  ...otherFiles,
  empty,
  'no-rows': 'The sheet has no rows below its header. Add the questions there, then upload the file again.',
  'too-large': tooLarge(maxUploadMegabytes),
  'too-many-rows': `The sheet has more than ${rows} rows, and a bank can have at most ${rows} questions. Delete the rows without a question. If there are still too many, split the sheet: upload one part with “Replace this bank” and each other part with “Add to this bank”.`,
  'too-many-columns': `The sheet has more than ${maxSheetColumns} columns. Remove the ones you don’t need, then upload it again.`,
  'too-much':
    'The file has far more in it than a sheet of questions. Copy the questions into a new workbook, then upload that.',
  'too-costly':
    'The file takes too much time or memory to read. It may be damaged, or have a lot of hidden content. Copy the questions into a new workbook, then upload that.',
  'not-a-sheet': 'This is not a spreadsheet, whatever its name says. Choose an .xlsx, .xls or .csv file.',
  'web-page': 'This is a web page or XML, not a spreadsheet. Open it in Excel, save it as .xlsx, then upload that.',
  'other-sheet': 'We can’t read this kind of spreadsheet. Open it, save it as .xlsx, then upload that.',
  locked:
    'The file is protected with a password. Open it in Excel, remove the password (File, Info, Protect Workbook), save it and upload it again.',
  damaged: 'The file is damaged. Open it in Excel, save it as a new .xlsx file, then upload that.',
  'only-parameters':
    'The file has only the sheet “Parameters”, which explains the parameters. Put the questions on a sheet with another name, then upload the file again.',
  'questions-in-parameters':
    'The questions are on the sheet “Parameters”, but a sheet of that name explains the parameters. Rename it, then upload the file again.',
  'no-sheet': 'The file has no sheet that we can read.',
} as const;
export const quotationMark = (row: number) =>
  `Row ${row} has a quotation mark in the wrong place. A cell in quotation marks must end with one, and marks inside it are doubled (""). Correct the row, or save the file as .xlsx, then upload it again.`;
export const onlySheets = (most: number) => `We read only the first ${most} sheets.`;
