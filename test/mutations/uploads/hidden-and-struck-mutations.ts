import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what is promised of what nobody sees in its file, or is struck out: it is asked about. */
export const unseenMutations: Mutation[] = [
  {
    promise: 'a hidden row is asked about',
    edits: [
      {
        file: 'functions/adapters/sheet/find-hidden-and-struck.ts',
        find: "if (isElement(tag, 'row')) {",
        replace: "if (isElement(tag, 'rows')) {",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'a hidden row of an .xls file is asked about',
    edits: [
      {
        file: 'functions/adapters/sheet/xls/biff-hidden-and-struck.ts',
        find: 'readUInt16LE(12) & 0x20',
        replace: 'readUInt16LE(12) & 0x40',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'a row that a filter hides is told from a hidden one',
    edits: [
      {
        file: 'functions/adapters/sheet/find-hidden-and-struck.ts',
        find: 'first < row && row <= last',
        replace: 'first < row && row < last',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'a hidden column is asked about',
    edits: [
      {
        file: 'functions/domain/uploads/rows/read-table.ts',
        find: '!grid.hiddenColumns?.includes(index)',
        replace: '!grid.hiddenColumns?.includes(-1)',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'a struck-out row is asked about',
    edits: [
      {
        file: 'functions/adapters/sheet/find-hidden-and-struck.ts',
        find: 'found.add(style);',
        replace: 'found.add(-style);',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'a struck-out row of an .xls file is asked about',
    edits: [
      {
        file: 'functions/adapters/sheet/xls/biff-hidden-and-struck.ts',
        find: 'readUInt16LE(2) & 0x08',
        replace: 'readUInt16LE(2) & 0x01',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'the fonts of an .xls file are counted without a fourth',
    edits: [
      {
        file: 'functions/adapters/sheet/xls/biff-hidden-and-struck.ts',
        find: 'struckFonts[font > 4 ? font - 1 : font]',
        replace: 'struckFonts[font]',
      },
    ],
    tests: ['test/functions/adapters/sheet/xls/biff-hidden-and-struck.test.ts'],
  },
  {
    promise: 'a struck-out score that is left does not count as missing',
    edits: [{ file: 'functions/domain/uploads/cells/sheet-struck.ts', find: '`${text} (struck out)`', replace: "''" }],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'the rows of a hidden sheet are asked about',
    edits: [
      {
        file: 'functions/domain/uploads/rows/read-table.ts',
        find: "? 'hidden' : whole.unseen",
        replace: '? whole.unseen : whole.unseen',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'a row of which no formula was calculated is not lost',
    edits: [
      {
        file: 'functions/adapters/sheet/read-cells.ts',
        find: 'return others.length > 0 ?',
        replace: 'return others.length < 0 ?',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/places.test.ts'],
  },
  {
    promise: 'rows and cells have places where the file leaves them out',
    edits: [
      {
        file: 'functions/adapters/sheet/xlsx/place-cells.ts',
        find: 'if (!hasUnplaced(xml, prefix)) return xml;',
        replace: "if (prefix === '') return xml;",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/places.test.ts'],
  },
  {
    promise: 'a formula is found whatever the prefix of its element',
    edits: [
      {
        file: 'functions/adapters/sheet/xlsx/find-formulas.ts',
        find: 'const needle = `<${prefix}f`;',
        replace: "const needle = '<f';",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/places.test.ts'],
  },
  {
    promise: 'a text of which a part is struck out is asked about',
    edits: [
      { file: 'functions/adapters/sheet/struck-runs.ts', find: 'return parts.some(', replace: 'return parts.every(' },
    ],
    tests: ['test/functions/adapters/sheet/messy/struck.test.ts'],
  },
  {
    promise: 'a text of an .xls file of which a part is struck out is asked about',
    edits: [
      { file: 'functions/adapters/sheet/xls/biff-rich.ts', find: 'return all.some(', replace: 'return all.every(' },
    ],
    tests: ['test/functions/adapters/sheet/messy/struck.test.ts'],
  },
  {
    promise: 'characters of an .xls file that go on in another record are read as wide as they are there',
    edits: [
      {
        file: 'functions/adapters/sheet/xls/biff-rich.ts',
        find: 'if (chunk !== before) isWide',
        replace: 'if (chunk < before) isWide',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/struck.test.ts'],
  },
  {
    promise: 'a row that an advanced filter hides is told from a hidden one',
    edits: [
      {
        file: 'functions/adapters/sheet/find-hidden-and-struck.ts',
        find: 'if (filters.length === 0 && isFiltered(xml))',
        replace: 'if (filters.length > 0 && isFiltered(xml))',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'what has no format of its own in a struck-out cell of an .xls file is struck out',
    edits: [
      {
        file: 'functions/adapters/sheet/xls/biff-rich.ts',
        find: '{ at: 0, isStruck: isCell }',
        replace: '{ at: 0, isStruck: false }',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/struck.test.ts'],
  },
  {
    promise: 'what has no format of its own in a struck-out cell is struck out',
    edits: [
      {
        file: 'functions/adapters/sheet/struck-runs.ts',
        find: '.test(run)) return isCell;',
        replace: '.test(run)) return false;',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/struck.test.ts'],
  },
];
