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
  left: string;
  /** What taking them means, in a sentence with numbers. */
  byDefault: (count: number) => string;
}

const rows = (count: number) => counted(count, 'row');
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
    left: '',
    byDefault: (count) => `Struck-out text of ${rows(count)} is included.`,
  },
  notUnicode: {
    title: () => 'Do accents and quotation marks look right?',
    question:
      'The file does not say in which encoding it was saved. It is read as Windows, Western Europe. If a text looks wrong, save the file as .xlsx or as CSV UTF-8 and upload it again.',
    take: 'They look right',
    taken: 'The file is read as Windows, Western Europe.',
    left: '',
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
