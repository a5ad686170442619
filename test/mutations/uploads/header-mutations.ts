import type { Mutation } from '#test/mutations/mutation.ts';
const severalSheets = ['test/functions/domain/uploads/sheet-several.test.ts'];

/** Breaks of what is promised of headers, of the quiz that a file names, and of characters. */
export const headerMutations: Mutation[] = [
  {
    promise: 'the header is found in the first fifty rows',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-header.ts',
        find: 'export const maxRowsAbove = 50;',
        replace: 'export const maxRowsAbove = 30;',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/headers.test.ts'],
  },
  {
    promise: 'a header may have two lines',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-header.ts',
        find: ', ...places.map((place) => headerAt(grid, place, 2))',
        replace: '',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/headers.test.ts'],
  },
  {
    promise: 'the first question of a sheet without a header is not lost',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-header.ts',
        find: 'return looksLikeQuestion(grid.rows) ? none : first.header;',
        replace: 'return first.header;',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/headers.test.ts'],
  },
  {
    promise: 'a sheet without a header blocks until that is confirmed',
    edits: [
      {
        file: 'functions/domain/uploads/sheet-defect.ts',
        find: "'no-header': 'error'",
        replace: "'no-header': 'note'",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/headers.test.ts'],
  },
  {
    promise: 'a header that comes again is no question',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-table.ts',
        find: 'return filled > 1;',
        replace: 'return filled > 99;',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/headers.test.ts'],
  },
  {
    promise: 'a row with one cell that says what its header says is no header',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-table.ts',
        find: 'return filled > 1;',
        replace: 'return filled >= 1;',
      },
    ],
    tests: ['test/functions/domain/uploads/parse-sheets.test.ts'],
  },
  {
    promise: 'a second sheet is mapped by its headers, not by the letters of the first',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-table.ts',
        find: "header === '' ? choices.columns[letter] : byHeader.get(plainHeader(header));",
        replace: 'byHeader.get(plainHeader(header)) ?? choices.columns[letter];',
      },
    ],
    tests: severalSheets,
  },
  {
    promise: 'a second sheet has its header where it has it, whatever was said of the first',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-table.ts',
        find: 'own?.isKnown ? own : chooseHeader',
        replace: 'chooseHeader',
      },
    ],
    tests: severalSheets,
  },
  {
    promise: 'what stands above the header is told',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-header-checks.ts',
        find: 'for (const row of above) {',
        replace: 'for (const row of above.slice(1)) {',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/headers.test.ts'],
  },
  {
    promise: 'a footer shows what it says',
    edits: [
      {
        file: 'functions/domain/uploads/rows/sheet-row.ts',
        find: "texts.filter((text) => text !== '').join(' · ')",
        replace: "texts.slice(1).join('')",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/headers.test.ts'],
  },
  {
    promise: 'a serial number that counts names no quiz',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-target.ts',
        find: 'serials.size === 1 && count > 1',
        replace: 'serials.size > 0',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/headers.test.ts'],
  },
  {
    promise: 'a serial number of one row names no quiz',
    edits: [{ file: 'functions/domain/uploads/columns/sheet-target.ts', find: ' && count > 1', replace: '' }],
    tests: ['test/functions/domain/uploads/parse-sheets.test.ts'],
  },
  {
    promise: 'the same serial number in two rows names the quiz',
    edits: [{ file: 'functions/domain/uploads/columns/sheet-target.ts', find: 'count > 1 ?', replace: 'count > 2 ?' }],
    tests: ['test/functions/domain/uploads/parse-sheets.test.ts'],
  },
  {
    promise: 'a file in Mac Roman is known',
    edits: [
      {
        file: 'functions/domain/uploads/cells/sheet-encoding.ts',
        find: '? [0x80, 0xff, mac80]',
        replace: '? [0x80, 0x9f, mac80]',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/characters.test.ts'],
  },
  {
    promise: 'the texts of an .xls file from before Unicode are decoded',
    edits: [
      {
        file: 'functions/adapters/sheet/read-workbook.ts',
        find: 'const unicodeVersion = 0x0600;',
        replace: 'const unicodeVersion = 0;',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/characters.test.ts'],
  },
  {
    promise: 'a file that says that it is UTF-8 is read as that',
    edits: [
      {
        file: 'functions/adapters/sheet/read-csv.ts',
        find: 'return first === 0xef &&',
        replace: 'return first === 0xee &&',
      },
    ],
    tests: ['test/functions/adapters/sheet/read-csv.test.ts'],
  },
  {
    promise: 'the encoding that was chosen is used',
    edits: [
      {
        file: 'functions/domain/uploads/cells/sheet-decode.ts',
        find: 'isByteEncoding(encoding) ? encoding : guessEncoding',
        replace: 'guessEncoding',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/characters.test.ts'],
  },
  {
    promise: 'a text in whatever encoding is read without the mark that made it harmless',
    edits: [
      {
        file: 'functions/domain/uploads/cells/sheet-decode.ts',
        find: 'unescapeFormula(readableText(decodeBytes(text, used)))',
        replace: 'decodeBytes(text, used)',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/characters.test.ts'],
  },
  {
    promise: 'a text that was encoded twice is told',
    edits: [{ file: 'functions/domain/uploads/cells/sheet-cells.ts', find: 'â[€‚\\u0080-\\u009f]|', replace: '' }],
    tests: ['test/functions/adapters/sheet/messy/characters.test.ts'],
  },
  {
    promise: 'references of XML are decoded',
    edits: [
      { file: 'functions/domain/uploads/cells/sheet-references.ts', find: '#(\\d{1,7})', replace: '#(\\d{1,4})' },
    ],
    tests: ['test/functions/adapters/sheet/messy/characters.test.ts'],
  },
  {
    promise: 'an emoji that is written as a number is decoded',
    edits: [{ file: 'functions/adapters/sheet/read-workbook.ts', find: 'code > 0xff_ff', replace: 'code > 0xf_ff_ff' }],
    tests: ['test/functions/adapters/sheet/messy/characters.test.ts'],
  },
  {
    promise: 'smart quotation marks in a list of answers are named',
    edits: [
      { file: 'functions/domain/uploads/rows/sheet-json.ts', find: '/[\\u201c\\u201d\\u201e', replace: '/[\\u201e' },
    ],
    tests: ['test/functions/adapters/sheet/messy/answers.test.ts'],
  },
  {
    promise: 'the delimiter is found by a header that stands far down',
    edits: [{ file: 'functions/adapters/sheet/read-csv.ts', find: '4 * maxRowsAbove', replace: '30' }],
    tests: ['test/functions/adapters/sheet/read-csv.test.ts'],
  },
  {
    promise: 'the delimiter of a sheet without a known header makes rows of one width',
    edits: [
      { file: 'functions/adapters/sheet/read-csv.ts', find: 'known * 1e3 + evenShare(data)', replace: 'known * 1e3' },
    ],
    tests: ['test/functions/adapters/sheet/read-csv.test.ts'],
  },
  {
    promise: 'a quiz id is a number in digits',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-target.ts',
        find: 'const number = readPoints(text);',
        replace: 'const number: number | undefined = Number(text);',
      },
    ],
    tests: ['test/functions/domain/uploads/columns/sheet-target.test.ts'],
  },
  {
    promise: 'a row above the first that names a quiz does not go along untold',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-target.ts',
        find: 'before = [...invalid];',
        replace: 'before = [];',
      },
    ],
    tests: ['test/functions/domain/uploads/columns/sheet-target.test.ts'],
  },
];
