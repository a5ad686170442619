import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what is promised of a sheet’s scores: none is made up, and none is read that nobody can be sure of. */
export const scoreMutations: Mutation[] = [
  {
    promise: 'a score that can’t be read blocks',
    edits: [
      {
        file: 'functions/domain/uploads/sheet-defect.ts',
        find: "'score-not-a-number': 'error'",
        replace: "'score-not-a-number': 'note'",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'a score that can’t be read never becomes one point',
    edits: [
      { file: 'functions/domain/uploads/rows/sheet-scores.ts', find: '      return 0;', replace: '      return 1;' },
    ],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'a score in per cent is no number',
    edits: [
      {
        file: 'functions/domain/uploads/rows/read-score.ts',
        find: "    .replace(/\\u2212/g, '-')",
        replace: "    .replace(/\\u2212/g, '-')\n    .replace('%', '')",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'a score with a decimal comma is a number',
    edits: [{ file: 'functions/domain/uploads/rows/read-score.ts', find: '(\\d+,\\d{1,2}|', replace: '(' }],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'a score with a comma before three digits is no number',
    edits: [{ file: 'functions/domain/uploads/rows/read-score.ts', find: '\\d+,\\d{1,2}|', replace: '\\d+,\\d{1,3}|' }],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'a score in the digits of any script is a number',
    edits: [
      { file: 'functions/domain/uploads/rows/read-score.ts', find: '    .replace(digit, valueOf)\n', replace: '' },
    ],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'a score beyond 1,000 is none',
    edits: [
      {
        file: 'functions/domain/uploads/rows/read-score.ts',
        find: 'return Math.abs(points) <= questionLimits.points;',
        replace: 'return Number.isFinite(points);',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'a score that the program has made a date of is none',
    edits: [
      {
        file: 'functions/domain/uploads/rows/sheet-scores.ts',
        find: 'is ? undefined : readScore(text)',
        replace: 'readScore(text)',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/cells.test.ts'],
  },
  {
    promise: 'an unreadable score is told at its own cell',
    edits: [
      {
        file: 'functions/domain/uploads/rows/sheet-answers.ts',
        find: 'scores.read({ text: cell.text, sheet, row, column: columnName(cell.column), is }, report)',
        replace: "scores.read({ text: cell.text, sheet, row, column: '', is }, report)",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'an unreadable score counts as what was said of its text',
    edits: [
      {
        file: 'functions/domain/uploads/rows/sheet-scores.ts',
        find: '[scoreText(from), points]',
        replace: '[from, points]',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'a formula that was not calculated is no blank score',
    edits: [
      {
        file: 'functions/adapters/sheet/read-cells.ts',
        find: 'texts[column] = notCalculated;',
        replace: "texts[column] = '';",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/cells.test.ts'],
  },
  {
    promise: 'points in a list of answers are never taken for missing',
    edits: [
      {
        file: 'functions/domain/uploads/rows/sheet-json.ts',
        find: "return other ? other.join(': ') : '';",
        replace: "return other && points ? other.join(': ') : '';",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/answers.test.ts'],
  },
  {
    promise: 'options for which the sheet has no score at all are asked about',
    edits: [
      {
        file: 'functions/domain/uploads/rows/read-table.ts',
        find: 'some(({ filled }) => filled > 0)',
        replace: 'some(() => true)',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'a raised digit makes no other score',
    edits: [
      {
        file: 'functions/domain/uploads/rows/read-score.ts',
        find: 'if (raised.test(text)) return undefined;\n  const digits = plainDigits(text);\n',
        replace: 'const digits = plainDigits(text);\n',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'what stands before a number is not left out of a suggestion',
    edits: [{ file: 'functions/domain/uploads/rows/read-score.ts', find: '[\\p{Pd}(<>≤≥~]\\s*\\d|', replace: '' }],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'a number has no more digits than a spreadsheet program shows',
    edits: [
      {
        file: 'functions/adapters/sheet/read-cells.ts',
        find: 'Number(value.toPrecision(shownDigits))',
        replace: 'value',
      },
    ],
    tests: ['test/functions/adapters/sheet/shown-numbers.test.ts'],
  },
  {
    promise: 'an error that Excel does not know is no blank cell',
    edits: [
      {
        file: 'functions/adapters/sheet/read-cells.ts',
        find: "cell.v === undefined ? '#ERROR!' :",
        replace: "cell.v === undefined ? '' :",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/cells.test.ts'],
  },
  {
    promise: 'a score of which a part is struck out is not read with that part',
    edits: [
      {
        file: 'functions/domain/uploads/cells/sheet-struck.ts',
        find: '`${text} (partly struck out)`',
        replace: 'text',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/struck.test.ts'],
  },
  {
    promise: 'nobody has to say what the scores of a row are worth that is left out',
    edits: [
      {
        file: 'functions/domain/uploads/rows/read-table.ts',
        find: 'scores.dropRow();',
        replace: 'scores.keepRow();',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
];
