import { refuse } from '#functions/domain/refusal.ts';
import { tooLargeWords } from '#functions/domain/uploads/upload-limits.ts';
import { sheetLimits } from './sheet-limits.ts';

const rows = sheetLimits.rows.toLocaleString('en');

/** Messages for a file that cannot be read: what is wrong, and what to do. */
const problems = {
  empty: 'The file is empty. Choose a file with a header row and questions below it.',
  'no-rows': 'The sheet has no rows below its header. Add the questions there, then upload the file again.',
  'too-large': tooLargeWords,
  'too-many-rows': `The sheet has more than ${rows} rows, and a bank has at most ${rows} questions. Delete the rows that hold no question. If there are still too many, split the sheet: upload one part with “Replace this bank”, then each other part with “Add to this bank”.`,
  'too-many-columns': `The sheet has more than ${sheetLimits.columns} columns. Remove the columns that are not needed, then upload it again.`,
  'too-much':
    'The file holds far more than a sheet of questions does. Copy the questions into a new workbook, then upload that.',
  'too-costly':
    'The file takes far more time or memory to read than a sheet of questions does. It may be damaged, or hold much that is not seen. Copy the questions into a new workbook, then upload that.',
  'not-a-sheet': 'The file is not a spreadsheet, whatever its name says. Choose an .xlsx, .xls or .csv file.',
  'web-page': 'The file is a web page or XML, not a spreadsheet. Open it in Excel, save it as .xlsx, then upload that.',
  'other-sheet':
    'The file is a kind of spreadsheet that cannot be read here. Open it, save it as .xlsx, then upload that.',
  locked:
    'The file is protected with a password. Open it in Excel, remove the password (File, Info, Protect Workbook), save it, then upload it again.',
  damaged: 'The file is damaged and cannot be read. Open it in Excel, save it as a new .xlsx file, then upload that.',
} as const;

type FileProblem = keyof typeof problems;

/** @throws Refusal `file-refused` */
export function refuseFile(problem: FileProblem, cause?: unknown): never {
  refuse('file-refused', problems[problem], cause);
}
