import type { Mutation } from './mutation.ts';

const domain = (file: string) => `functions/domain/${file}.ts`;
const messy = (...files: string[]) => files.map((file) => `test/functions/adapters/sheet/messy/${file}.test.ts`);
const adapter = (file: string) => `functions/adapters/sheet/${file}.ts`;

/** Breaks of what is promised of a sheet’s scores: none is made up, and none is read that nobody can be sure of. */
export const scoreMutations: Mutation[] = [
  {
    promise: 'a score that can’t be read blocks',
    edits: [
      { file: domain('sheet-defect'), find: "'score-not-a-number': 'error'", replace: "'score-not-a-number': 'note'" },
    ],
    tests: messy('scores'),
  },
  {
    promise: 'a score that can’t be read never becomes one point',
    edits: [{ file: domain('sheet-scores'), find: '      return 0;', replace: '      return 1;' }],
    tests: messy('scores'),
  },
  {
    promise: 'a score in per cent is no number',
    edits: [
      {
        file: domain('read-score'),
        find: "    .replace(/\\u2212/g, '-')",
        replace: "    .replace(/\\u2212/g, '-')\n    .replace('%', '')",
      },
    ],
    tests: messy('scores'),
  },
  {
    promise: 'a score with a decimal comma is a number',
    edits: [{ file: domain('read-score'), find: '(\\d+,\\d{1,2}|', replace: '(' }],
    tests: messy('scores'),
  },
  {
    promise: 'a score with a comma before three digits is no number',
    edits: [{ file: domain('read-score'), find: '\\d+,\\d{1,2}|', replace: '\\d+,\\d{1,3}|' }],
    tests: messy('scores'),
  },
  {
    promise: 'a score in the digits of any script is a number',
    edits: [{ file: domain('read-score'), find: '    .replace(digit, valueOf)\n', replace: '' }],
    tests: messy('scores'),
  },
  {
    promise: 'a score beyond 1,000 is none',
    edits: [
      {
        file: domain('read-score'),
        find: 'return Math.abs(points) <= questionLimits.points;',
        replace: 'return Number.isFinite(points);',
      },
    ],
    tests: messy('scores'),
  },
  {
    promise: 'a score that the program has made a date of is none',
    edits: [{ file: domain('sheet-scores'), find: 'is ? undefined : readScore(text)', replace: 'readScore(text)' }],
    tests: messy('cells'),
  },
  {
    promise: 'an unreadable score is told at its own cell',
    edits: [
      {
        file: domain('sheet-answers'),
        find: 'scores.read({ text: cell.text, sheet, row, column: columnName(cell.column), is }, report)',
        replace: "scores.read({ text: cell.text, sheet, row, column: '', is }, report)",
      },
    ],
    tests: messy('scores'),
  },
  {
    promise: 'an unreadable score counts as what was said of its text',
    edits: [{ file: domain('sheet-scores'), find: '[scoreText(from), points]', replace: '[from, points]' }],
    tests: messy('scores'),
  },
  {
    promise: 'a formula that was not calculated is no blank score',
    edits: [{ file: adapter('read-cells'), find: 'texts[column] = notCalculated;', replace: "texts[column] = '';" }],
    tests: messy('cells'),
  },
  {
    promise: 'points in a list of answers are never taken for missing',
    edits: [
      {
        file: domain('sheet-json'),
        find: "return other ? other.join(': ') : '';",
        replace: "return other && points ? other.join(': ') : '';",
      },
    ],
    tests: messy('answers'),
  },
  {
    promise: 'options for which the sheet has no score at all are asked about',
    edits: [{ file: domain('sheet-reading'), find: 'some(({ filled }) => filled > 0)', replace: 'some(() => true)' }],
    tests: messy('scores'),
  },
  {
    promise: 'a raised digit makes no other score',
    edits: [
      {
        file: domain('read-score'),
        find: 'if (raised.test(text)) return undefined;\n  const digits = plainDigits(text);\n',
        replace: 'const digits = plainDigits(text);\n',
      },
    ],
    tests: messy('scores'),
  },
  {
    promise: 'what stands before a number is not left out of a suggestion',
    edits: [{ file: domain('read-score'), find: '[\\p{Pd}(<>≤≥~]\\s*\\d|', replace: '' }],
    tests: messy('scores'),
  },
  {
    promise: 'a number has no more digits than a spreadsheet program shows',
    edits: [{ file: adapter('read-cells'), find: 'Number(value.toPrecision(shownDigits))', replace: 'value' }],
    tests: ['test/functions/adapters/sheet/shown-numbers.test.ts'],
  },
  {
    promise: 'an error that Excel does not know is no blank cell',
    edits: [
      {
        file: adapter('read-cells'),
        find: "cell.v === undefined ? '#ERROR!' :",
        replace: "cell.v === undefined ? '' :",
      },
    ],
    tests: messy('cells'),
  },
  {
    promise: 'a score of which a part is struck out is not read with that part',
    edits: [{ file: domain('sheet-struck'), find: '`${text} (partly struck out)`', replace: 'text' }],
    tests: messy('struck'),
  },
  {
    promise: 'nobody has to say what the scores of a row are worth that is left out',
    edits: [{ file: domain('sheet-reading'), find: 'scores.dropRow();', replace: 'scores.keepRow();' }],
    tests: messy('scores'),
  },
];
