/** What has to be decided about the content of an uploaded file (the preview of /admin/quizzes) */

import { counted, plural } from '#functions/domain/text/counted.ts';

type Words = (count: number) => string;
interface AskWords {
  title: Words;
  question: string;
  take: Words;
  /** Absent: it can only be taken, or removed in the file. */
  leave?: Words;
  /** What was decided. */
  taken: Words;
  left?: Words;
}

const rows: Words = (count) => counted(count, 'row');
const include: Words = (count) => plural(count, 'Include this row', 'Include these rows');
const leaveRows: Words = (count) => plural(count, 'Leave out this row', 'Leave out these rows');

/** The words of each kind; `undefined` for one that is newer than this page. */
const asks: Readonly<Record<string, AskWords | undefined>> = {
  noScores: {
    title: (count) => counted(count, 'row has options without a score', 'rows have options without a score'),
    question:
      'Each of these options would get 1 point, so they would all count the same. If the file has scores, tell us under “Map columns” which columns hold them.',
    take: () => 'Give these options 1 point each',
    leave: leaveRows,
    taken: (count) => `Options without a score in ${rows(count)} get 1 point each.`,
    left: (count) => counted(count, 'row without scores is left out.', 'rows without scores are left out.'),
  },
  hiddenRows: {
    title: (count) => counted(count, 'row is hidden in the file', 'rows are hidden in the file'),
    question: 'Hidden rows may be old questions that someone set aside, or a filter may be on.',
    take: include,
    leave: leaveRows,
    taken: (count) => counted(count, 'hidden row is included.', 'hidden rows are included.'),
    left: (count) => counted(count, 'hidden row is left out.', 'hidden rows are left out.'),
  },
  hiddenColumns: {
    title: (count) => counted(count, 'hidden column would be used', 'hidden columns would be used'),
    question: 'Nobody sees a hidden column in the file, so it may be out of date.',
    take: (count) => plural(count, 'Use this column', 'Use these columns'),
    leave: (count) => plural(count, 'Ignore this column', 'Ignore these columns'),
    taken: (count) => counted(count, 'hidden column is used.', 'hidden columns are used.'),
    left: (count) => counted(count, 'hidden column is ignored.', 'hidden columns are ignored.'),
  },
  struckOut: {
    title: () => 'The file has struck-out text',
    question:
      'Struck-out text is often meant to be deleted, but we would read it like all other text. To remove it, delete it in the file and upload the file again.',
    take: () => 'Include struck-out text',
    taken: (count) => `Struck-out text in ${rows(count)} is included.`,
  },
  notUnicode: {
    title: () => 'Do accents and quotation marks look right?',
    question:
      'The file doesn’t say how its characters are saved, so we read it as Windows text (Western Europe). If something looks wrong, save the file as .xlsx or as CSV UTF-8 and upload it again.',
    take: () => 'They look right',
    taken: () => 'The file is read as Windows text (Western Europe).',
  },
  otherQuiz: {
    title: (count) => counted(count, 'row names another quiz', 'rows name another quiz'),
    question:
      'All questions in a file go to one quiz. You can include the rows that name another quiz, or leave them out.',
    take: include,
    leave: leaveRows,
    taken: (count) =>
      counted(count, 'row that names another quiz is included.', 'rows that name another quiz are included.'),
    left: (count) =>
      counted(count, 'row that names another quiz is left out.', 'rows that name another quiz are left out.'),
  },
  dates: {
    title: (count) => counted(count, 'cell shows a date: is that right?', 'cells show dates: is that right?'),
    question:
      'Spreadsheet programs turn a text such as “1-2” into a date. We would store what you see below. To correct it, format the cell as text in the file, type it again, and upload the file again.',
    take: () => 'Keep the dates as shown',
    leave: leaveRows,
    taken: () => 'Dates are kept as shown.',
    left: () => 'Rows with dates are left out.',
  },
  doubtfulTexts: {
    title: (count) => counted(count, 'text may be wrong', 'texts may be wrong'),
    question:
      'A text may be damaged or have the wrong encoding, or the file may show it differently. Candidates would see what you see below. To correct it, type it again in the file, or save the original as .xlsx, and upload the file again.',
    take: () => 'Keep the texts as shown',
    leave: leaveRows,
    taken: () => 'Texts that may be wrong are kept as shown.',
    left: () => 'Rows with texts that may be wrong are left out.',
  },
  oldFont: {
    title: () => 'The file uses an old Hindi font or a similar one',
    question:
      'A font such as Kruti Dev shows Latin letters as another script. Candidates would see the Latin letters. If a text in the preview looks wrong, convert it to Unicode in the file and upload the file again.',
    take: () => 'The texts in the preview look right',
    taken: () => 'Texts in an old font are kept as the preview shows them.',
  },
  notOptions: {
    title: (count) => counted(count, 'option is a word like “N/A” or “null”', 'options are words like “N/A” or “null”'),
    question:
      'Some programs write such a word for an empty cell, and candidates would see it as an answer. To correct it, empty the cell in the file and upload the file again.',
    take: (count) => plural(count, 'Keep it as an option', 'Keep them as options'),
    leave: (count) => plural(count, 'Leave out this option', 'Leave out these options'),
    taken: () => 'Words like “N/A” are kept as options.',
    left: () => 'Options like “N/A” are left out.',
  },
  moreOptions: {
    title: (count) => counted(count, 'option comes after Option 5', 'options come after Option 5'),
    question:
      'A question can have at most five options, Option 1 to Option 5. We wouldn’t store the options below. To keep one of them, choose five options in the file and upload the file again.',
    take: () => 'Use only Option 1 to Option 5',
    leave: leaveRows,
    taken: () => 'Only Option 1 to Option 5 are used.',
    left: () => 'Rows with more than five options are left out.',
  },
  reversed: {
    title: (count) =>
      counted(count, 'question is marked as scored in reverse', 'questions are marked as scored in reverse'),
    question:
      'We don’t reverse any scores: we store them as they are in the file. If they still have to be reversed, change them in the file (5 for 1, 4 for 2 and so on) and upload the file again.',
    take: () => 'The scores are already reversed',
    leave: leaveRows,
    taken: () => 'Scores marked as reversed are used as they are in the file.',
    left: () => 'Rows that are marked as scored in reverse are left out.',
  },
  unusedColumns: {
    title: (count) => counted(count, 'column has a name we don’t know', 'columns have names we don’t know'),
    question:
      'We wouldn’t store anything from a column we don’t know. If you need it, tell us under “Map columns” what it holds, or correct its name in the file and upload the file again.',
    take: (count) => plural(count, 'Ignore this column', 'Ignore these columns'),
    taken: () => 'Columns with unknown names are ignored.',
  },
  incomplete: {
    title: (count) => counted(count, 'cell or row would be left out', 'cells or rows would be left out'),
    question:
      'Either something is missing in the row, such as the text of a question or an option, or two columns have the same meaning. To keep what you see below, complete the row in the file and upload the file again.',
    take: () => 'Use what the preview shows',
    leave: leaveRows,
    taken: () => 'Incomplete rows are used as the preview shows them.',
    left: () => 'Incomplete rows are left out.',
  },
  pictures: {
    title: (count) => counted(count, 'row has a picture', 'rows have pictures'),
    question:
      'We read only the text of cells, so candidates would see no picture. To correct it, describe the picture in words in the file and upload the file again.',
    take: () => 'Use the questions without pictures',
    leave: leaveRows,
    taken: () => 'Questions are used without their pictures.',
    left: () => 'Rows with pictures are left out.',
  },
};

const unknown: AskWords = {
  title: (count) => counted(count, 'row needs your decision', 'rows need your decision'),
  question: 'You can include or leave out what you see below.',
  take: include,
  leave: leaveRows,
  taken: (count) => counted(count, 'row is included.', 'rows are included.'),
  left: (count) => counted(count, 'row is left out.', 'rows are left out.'),
};

export const ofAsk = (kind: string): AskWords => asks[kind] ?? unknown;
