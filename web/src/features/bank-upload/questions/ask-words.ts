import { counted, plural } from '#functions/domain/text/counted.ts';
import type { Findings } from '../answers/change-choices.ts';

type Ask = Findings['asks'][number];

interface AskWords {
  title: (count: number) => string;
  question: string;
  take: string;
  /** Absent: it can only be taken, or removed in the file. */
  leave?: string;
  /** Announced after the decision. */
  taken: string;
  left?: string;
  /** What taking them means, in a sentence with numbers. Absent: it would change a text or a score, so it is no default. */
  byDefault?: (count: number) => string;
}

const rows = (count: number) => counted(count, 'row');
const leaveRows = { leave: 'Leave out these rows', left: 'These rows are left out.' };
const included = { taken: 'They are included.', left: 'They are left out.' };

/** The words of each kind of question; `undefined` for one that is newer than this page. */
const askWords: Readonly<Record<string, AskWords | undefined>> = {
  noScores: {
    title: (count) => `No scores were found for ${rows(count)}`,
    question:
      'Each option without a score would get 1 point, so every answer would count alike. If the file has scores, map their columns under “Map columns”.',
    take: 'Give these options 1 point each',
    leave: 'Leave out these rows',
    taken: 'Options without a score get 1 point each.',
    left: 'These rows are left out.',
    byDefault: (count) => `Options of ${rows(count)} without a score get 1 point each.`,
  },
  hiddenRows: {
    title: (count) => plural(count, '1 hidden row', `${rows(count)} are hidden in the file`),
    question: 'They may be old questions that were set aside, or a filter is set. Include them or leave them out?',
    take: 'Include them',
    leave: 'Leave them out',
    ...included,
    byDefault: (count) => `${counted(count, 'hidden row is', 'hidden rows are')} included.`,
  },
  hiddenColumns: {
    title: (count) => counted(count, 'hidden column would be used', 'hidden columns would be used'),
    question: 'Nobody sees them in the file. Use them or leave them out?',
    take: 'Use them',
    leave: 'Leave them out',
    taken: 'They are used.',
    left: 'They are left out.',
    byDefault: (count) => `${counted(count, 'hidden column is', 'hidden columns are')} used.`,
  },
  struckOut: {
    title: () => 'The file has text that is struck out',
    question:
      'Struck-out text is often meant to be deleted, but it is read like all other text. Delete it in the file and upload the file again, or include it.',
    take: 'Include it',
    taken: 'It is included.',
    byDefault: (count) => `Struck-out text of ${rows(count)} is included.`,
  },
  notUnicode: {
    title: () => 'Do accents and quotation marks look right?',
    question:
      'The file does not say in which encoding it was saved. It is read as Windows, Western Europe. If a text looks wrong, save the file as .xlsx or as CSV UTF-8 and upload it again.',
    take: 'They look right',
    taken: 'The file is read as Windows, Western Europe.',
    byDefault: () => 'The file is read as Windows, Western Europe.',
  },
  otherQuiz: {
    title: (count) => `${rows(count)} ${plural(count, 'names', 'name')} another quiz`,
    question: 'All questions of a file go to one quiz. Include these rows in it, too, or leave them out?',
    take: 'Include them in this quiz',
    leave: 'Leave them out',
    ...included,
    byDefault: (count) =>
      `${counted(count, 'row that names', 'rows that name')} another quiz ${plural(count, 'is', 'are')} included.`,
  },
  dates: {
    title: (count) => `${counted(count, 'cell shows a date', 'cells show a date')}: was “1-2” or the like meant?`,
    question:
      'A spreadsheet program makes dates of texts such as “1-2”. The text below would be stored. To correct it, format the cell as text in the file, type it again, and upload the file again.',
    take: 'Take the dates as they are shown',
    taken: 'The dates are taken as they are shown.',
    ...leaveRows,
  },
  doubtfulTexts: {
    title: (count) => counted(count, 'text may be wrong', 'texts may be wrong'),
    question:
      'It seems to be damaged or encoded, or the file shows it in another form. Candidates would see each text as it is below. To correct it, type it again in the file, or save the original as .xlsx, and upload the file again.',
    take: 'Take the texts as they stand',
    taken: 'The texts are taken as they stand.',
    ...leaveRows,
  },
  oldFont: {
    title: () => 'The file uses an old Hindi font or the like',
    question:
      'A font such as Kruti Dev draws Latin letters as another script. Candidates would see the Latin letters. If a text of the preview looks wrong, convert it to Unicode in the file, and upload the file again.',
    take: 'The texts of the preview look right',
    taken: 'The texts are taken as they stand.',
  },
  notOptions: {
    title: (count) => `${counted(count, 'option')} like “N/A” or “null”: ${plural(count, 'is it', 'are they')} meant?`,
    question:
      'Programs write such a word for an empty cell. Candidates would see it as an answer. To correct it, empty the cell in the file, and upload the file again.',
    take: 'They are options',
    leave: 'This is no option: leave it out',
    taken: 'They are taken as options.',
    left: 'These options are left out.',
  },
  moreOptions: {
    title: (count) =>
      counted(count, 'option is in another column', 'options are in other columns') + ' than Option 1 to Option 5',
    question:
      'A row has at most five options, in these columns. Those below would not be stored. To correct it, choose five options in the file, and upload the file again.',
    take: 'Take only Option 1 to Option 5',
    taken: 'Only Option 1 to Option 5 are taken.',
    ...leaveRows,
  },
  reversed: {
    title: (count) =>
      counted(count, 'question is marked as scored in reverse', 'questions are marked as scored in reverse'),
    question:
      'No score is turned round: the scores of the file would be stored as they stand. If they are not reversed yet, reverse them in the file (5 for 1, 4 for 2 and so on), and upload the file again.',
    take: 'The scores are reversed already',
    taken: 'The scores are taken as they stand.',
    ...leaveRows,
  },
  unusedColumns: {
    title: (count) => counted(count, 'column has no known name', 'columns have no known names'),
    question:
      'Nothing in it would be stored. If a column matters, say what it means under “Map columns”, or correct its name in the file and upload the file again.',
    take: 'No unknown column is needed',
    taken: 'Unknown columns are not used.',
  },
  incomplete: {
    title: (count) => counted(count, 'cell or row would be left out', 'cells or rows would be left out'),
    question:
      'Something is missing beside it, such as the text of a question or of an option, or another column has the same meaning. To correct it, complete the row in the file, and upload the file again.',
    take: 'Take what the preview shows',
    taken: 'They are taken as the preview shows them.',
    ...leaveRows,
  },
  pictures: {
    title: (count) => counted(count, 'row has a picture', 'rows have a picture'),
    question:
      'Only the texts of cells are read, so candidates would see no picture. To correct it, say in words what it shows, and upload the file again.',
    take: 'Take the questions without pictures',
    taken: 'The questions are taken without their pictures.',
    ...leaveRows,
  },
};

const unknown: AskWords = {
  title: (count) => `${rows(count)} to decide about`,
  question: 'Include them or leave them out?',
  take: 'Include them',
  leave: 'Leave them out',
  ...included,
  byDefault: (count) => `${rows(count)} ${plural(count, 'is', 'are')} included.`,
};

export function wordsOfAsk({ kind }: Pick<Ask, 'kind'>): AskWords {
  return askWords[kind] ?? unknown;
}
