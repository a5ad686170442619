/** What is wrong with the sheet “Parameters” of an uploaded file (/admin/quizzes) */

import { counted } from '#functions/domain/text/counted.ts';
import { told } from '#functions/domain/words/told.ts';

const decided = 'You don’t need to do anything, if that is what you want.';
const keepOne = 'Keep one of them, or rename the other. Then upload the file again.';
const correctSheet = 'Correct it, or remove it to keep the notes of the live bank. Then upload the file again.';
const leaveOutIfOld = 'Leave the row out if you don’t need it any more.';
const oneQuotient = 'Write EQ, MQ or LQ, or leave the cell blank. A sub-parameter belongs to one of them at most.';
const addColumn = 'If you did not mean that, add the column.';
const nameColumn = (names: string) => `Remove the column, or name it as one of these: ${names}.`;

export const sheetLeftOut = told('The sheet is hidden. You chose to keep the notes of the live bank.', decided);
export const noHeader = (names: string) =>
  told(
    'The sheet “Parameters” has no header.',
    `Write these column names above the rows: ${names}. If the sheet is about something else, rename it.`,
  );
export const noNotes = told(
  'The sheet “Parameters” is empty. If you replace a bank, its notes are removed.',
  'To keep them, remove the sheet “Parameters” from the file and upload the file again.',
);
export const twoSheets = (first: string, other: string) =>
  told(`The sheets “${first}” and “${other}” both explain the parameters.`, keepOne);
export const unreadSheet = (name: string, problem: string) =>
  told(`We can’t read the sheet “${name}”, which explains the parameters. ${problem}`, correctSheet);
export const twoColumns = (title: string, names: string) =>
  told(`There are two columns “${title}”.`, nameColumn(names));
export const unknownColumn = (name: string, cells: number, names: string) =>
  told(`We don’t know the column “${name}” (${counted(cells, 'cell')} with text).`, nameColumn(names));
export const noColumn = (title: string) =>
  told(`The sheet “Parameters” has no column “${title}”, so it is blank for every parameter.`, addColumn);
export const hiddenRow = told('The row is hidden in the file. We read it like all others.', leaveOutIfOld);
export const notOneQuotient = (text: string) => told(`“${text}” is not a single quotient.`, oneQuotient);
export const forMainParameter =
  'If they are meant for the main parameter, unmerge them and give it a row with a blank “Sub Parameter”.';
export const inAddition = 'If you add the file to a bank, it may also name parameters of that bank.';
