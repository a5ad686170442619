/** What is wrong with the header, the columns and the sheets of an uploaded file (/admin/quizzes) */

import { counted } from '#functions/domain/text/counted.ts';
import { told } from '#functions/domain/words/told.ts';

const layout =
  'Write one row for each question, with its options next to it: Question, Option 1, Score Option 1, Option 2, Score Option 2 and so on, up to five. “Download template” gives you a sheet with these columns.';
const mapHeader = 'Tell us under “Map columns” which row is the header, or that there is none.';
const ifQuestion = 'If it is a question, tell us under “Map columns” which row is the header, or that there is none.';
const mapQuestions = 'Tell us under “Map columns” which column has the questions, or choose another sheet there.';
const needBoth = 'Each row needs a question and at least one option. Correct the rows and upload the file again.';
const oneRow = 'Write the whole name of each column into one row, such as “Score Option 1”, and delete the other row.';
const ifNeeded = 'If you need it, correct its header in the file, or map it under “Map columns”.';
const removeOne = 'Remove one of them, or map it to something else.';
const unmerge = 'If you did not mean that, unmerge them and fill in each cell.';
const aboveRows =
  'Write the main parameter of each question into a column “Grouping Main Parameters”, and delete these rows.';

// Layouts that are not read.
export const withOptions = (problem: string) => told(problem, layout);
export const withoutOptions = (problem: string) =>
  told(problem, `${layout} If only the names differ, map the columns under “Map columns”.`);
export const otherFiles = {
  googleForm: 'The file seems to contain the answers of a Google Form, not questions.',
  microsoftForm: 'The file seems to contain the answers of a Microsoft Form, not questions.',
  answers: 'The file seems to contain answers exported from this site, not questions.',
  scores: 'The file seems to contain scores exported from this site, not questions.',
  coupons: 'The file seems to contain coupon codes, not questions.',
  defects: 'The file seems to be a list of things to check in an upload, not questions.',
} as const;
export const turned = 'The sheet is turned on its side: “Question”, “Option 1” and so on are below each other.';
export const optionsInHeader = (name: string) => `The options seem to be names of columns, with scores: “${name}”.`;
export const unknownColumns = (names: readonly string[]) =>
  `No option column was recognised. We don’t know these columns: ${names.join(', ')}.`;
export const noOtherColumn = 'No option column was recognised. The questions are in the only column.';
export const rowForEachOption = (column: string) => `The sheet seems to have a row for each option: column ${column}.`;
export const optionsInOneCell = (column: string) => `All options seem to be in one cell, in column ${column}.`;
export const scoresInOptions = (option: string) =>
  `The scores seem to be in the texts of the options, such as “${option}”, so candidates would see them.`;
export const parameterRows = (row: number, text: string) =>
  told(
    `Some rows, such as row ${row} (“${text}”), seem to be main parameters of the questions below.`,
    `${aboveRows} ${layout}`,
  );

export const noQuestionColumn = told('No question column was recognised.', mapQuestions);
export const noQuestions = (rows: number) =>
  told(rows === 0 ? 'The sheet has no questions.' : `None of the ${rows} rows could be read as a question.`, needBoth);
export const twoHeaders = (first: number, second: number, header: number) =>
  told(`Rows ${first} and ${second} look like one header in two rows. We read only row ${header}.`, oneRow);
export const aboveHeader = (row: number) => told(`Row ${row} is above the header, so we don’t read it.`, ifQuestion);
export const unknownHeader = (row: number) =>
  told(`We read row ${row} as the header, but recognise none of its column names.`, mapHeader);
export const noHeader = told('No header was recognised, so we read the first row as a question.', mapHeader);
export const unused = (n: number) => told(`We don’t read this column (${counted(n, 'cell')} with text).`, ifNeeded);
export const sameMeaning = (first: string, other: string, title: string) =>
  told(`Columns ${first} and ${other} both mean “${title}”. Where both are filled, we use ${first}.`, removeOne);
export const noPoints = (title: string, option: number, points: string) =>
  told(
    `There is no column “${title}”, so Option ${option} gets 1 point in every row.`,
    `Add it with scores from ${points}.`,
  );
export const merged = (cells: string, remedy = unmerge) =>
  told(`The cells ${cells} are merged. We read only the first; the others count as empty.`, remedy);
export const mergedRows = (cells: string, remedy = unmerge) =>
  told(`The cells ${cells} are merged. Their text applies to each of these rows.`, remedy);

/** Not to be changed: uploads are stored with this text, and compared. */
export const noTable = 'It holds no table.';
export const wholeSheet = 'Whole sheet';
export const sheetSize = (rows: number, isHidden: boolean) =>
  isHidden ? `It has ${counted(rows, 'row')} and is hidden in the file.` : `It has ${counted(rows, 'row')}.`;
export const otherBank = (name: string, taken: string, size: string) =>
  told(
    `We read the sheet “${taken}”. The sheet “${name}” looks like a question bank, too. ${size}`,
    `Choose the right sheet under “Map columns”, or move all questions to “${taken}” and upload the file again.`,
  );
export const otherSheet = (name: string, taken: string, about: string) =>
  told(
    `We read the sheet “${taken}”, not “${name}”. ${about}`,
    'If it has questions, choose it under “Map columns”. If it explains the parameters, name it “Parameters”.',
  );
