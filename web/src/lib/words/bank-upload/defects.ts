/** Things to check in an uploaded file (the preview of /admin/quizzes) */

import type { DefectView } from '#functions/contract/admin/uploads/uploads.ts';
import { counted } from '#functions/domain/text/counted.ts';

/** The title of each kind, for the head of its group. */
export const titles: Record<DefectView['kind'], string> = {
  'no-header': 'Missing columns or an unknown header',
  layout: 'A layout that we can’t read',
  'no-questions': 'No questions found',
  'same-text': 'Questions with the same text',
  'error-cell': 'Cells with an error',
  'odd-characters': 'Characters that look wrong',
  'too-long': 'Texts that are too long',
  'no-category': 'Questions without a main parameter',
  'option-twice': 'Options that appear twice',
  'score-not-a-number': 'Scores that aren’t numbers',
  'no-scores': 'Rows without any scores',
  'other-bank': 'Other sheets with questions',
  'other-quiz': 'Rows for another quiz',
  hidden: 'Hidden rows or columns',
  'struck-out': 'Struck-out text',
  'not-unicode': 'A file that isn’t saved as Unicode',
  undecided: 'Content that may be lost or changed',
  'map-sheet': 'A “Parameters” sheet that we can’t read',
  'map-unknown-name': 'Parameters that no question has',
  'map-row-twice': 'Parameters with two rows',
  'map-quotient': 'Unknown quotients, or quotients for a main parameter',
  'map-quotient-is-parameter': 'Quotients that equal a main parameter',
  'no-question': 'Rows that aren’t a complete question',
  'unused-column': 'Columns that are ignored or have the same meaning',
  'unused-value': 'Values that are ignored',
  'left-out': 'Rows that you leave out',
  'no-score': 'Options without a score',
  'no-quiz-id': 'Quiz IDs that are missing or invalid',
  'map-blank': 'Blanks in the “Parameters” sheet',
  header: 'Header rows, and rows above the header',
  'off-scale': 'Scores other than 1, 2, 3, 4 or 5',
  'equal-scores': 'Questions whose options all have the same points',
  'no-sub-category': 'Questions without a sub-parameter',
  'date-cell': 'Dates that may be something else',
  'doubtful-text': 'Texts that may be damaged',
  'not-an-option': 'Options that may be empty cells',
  'more-options': 'Options after the fifth',
  picture: 'Pictures',
  reversed: 'Questions that are scored in reverse',
  'one-option': 'Questions with only one option',
  formula: 'Formulas',
  merged: 'Merged cells',
  'long-text': 'Long texts',
  'invisible-characters': 'Invisible characters',
  'other-sheet': 'Other sheets in the file',
  'map-unseen': 'Hidden rows in the “Parameters” sheet',
};
export const marks = { error: 'To fix', skipped: 'Left out', defaulted: 'Filled in', note: 'Worth a look' };
/** `2 to fix`. */
export const count = (severity: DefectView['severity'], found: number) =>
  `${found.toLocaleString('en-IN')} ${marks[severity].toLowerCase()}`;

export const heading = (count: number) => counted(count, 'thing to check', 'things to check');
export const headingOf = (count: number, sheet: string) => `${heading(count)} in the sheet “${sheet}”`;
export const none = 'Nothing to check: we left nothing out and filled nothing in.';
export const loading = 'Loading the list...';
export const notLoaded = (why: string) => `We couldn’t load the list. ${why}`;
export const download = 'Download the list';
export const notWritten = 'We couldn’t prepare the list. Please try again.';
export const fileName = (file: string) => `Things to check in ${file}.xlsx`;
export const sheetName = 'To check';
export const sheetColumns = ['Kind', 'Sheet', 'Row', 'Column', 'Value', 'Problem', 'What to do'];
export const firstOf = (shown: number, all: number) =>
  `Here are the first ${shown.toLocaleString('en-IN')} of ${all.toLocaleString('en-IN')}. Correct them and upload the file again to see the others.`;

export const caption = (title: string) => `To check: ${title}`;
export const columns = { row: 'Row', column: 'Column', problem: 'Problem and what to do', value: 'Value' };
export const wholeRow = 'Whole row';
export const row = (number: number) => `Row ${number}`;
export const rowOf = (sheet: string, number: number) => `“${sheet}”, row ${number}`;
export const leaveOut = 'Leave out this row';
export const leaveOutThis = (place: string) => `Leave out this row: ${place}`;
export const isLeftOut = (place: string) => `${place} is left out.`;
export const leaveOutAll = (count: number) => `Leave out all ${count.toLocaleString('en-IN')} rows`;
export const leaveOutAllOf = (count: number, title: string) => `${leaveOutAll(count)}: ${title}`;
export const areLeftOut = (title: string) => `All rows under “${title}” are left out.`;
