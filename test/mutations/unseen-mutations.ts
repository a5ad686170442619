import type { Mutation } from './mutation.ts';

const domain = (file: string) => `functions/domain/${file}.ts`;
const messy = (...files: string[]) => files.map((file) => `test/functions/adapters/sheet/messy/${file}.test.ts`);
const adapter = (file: string) => `functions/adapters/sheet/${file}.ts`;

/** Breaks of what is promised of what nobody sees in its file, or is struck out: it is asked about. */
export const unseenMutations: Mutation[] = [
  {
    promise: 'a hidden row is asked about',
    edits: [
      { file: adapter('find-unseen'), find: "if (isElement(tag, 'row')) {", replace: "if (isElement(tag, 'rows')) {" },
    ],
    tests: messy('unseen'),
  },
  {
    promise: 'a hidden row of an .xls file is asked about',
    edits: [{ file: adapter('biff-unseen'), find: 'readUInt16LE(12) & 0x20', replace: 'readUInt16LE(12) & 0x40' }],
    tests: messy('unseen'),
  },
  {
    promise: 'a row that a filter hides is told from a hidden one',
    edits: [{ file: adapter('find-unseen'), find: 'first < row && row <= last', replace: 'first < row && row < last' }],
    tests: messy('unseen'),
  },
  {
    promise: 'a hidden column is asked about',
    edits: [
      {
        file: domain('sheet-reading'),
        find: '!grid.hiddenColumns?.includes(index)',
        replace: '!grid.hiddenColumns?.includes(-1)',
      },
    ],
    tests: messy('unseen'),
  },
  {
    promise: 'a struck-out row is asked about',
    edits: [{ file: adapter('find-unseen'), find: 'found.add(style);', replace: 'found.add(-style);' }],
    tests: messy('unseen'),
  },
  {
    promise: 'a struck-out row of an .xls file is asked about',
    edits: [{ file: adapter('biff-unseen'), find: 'readUInt16LE(2) & 0x08', replace: 'readUInt16LE(2) & 0x01' }],
    tests: messy('unseen'),
  },
  {
    promise: 'the fonts of an .xls file are counted without a fourth',
    edits: [
      {
        file: adapter('biff-unseen'),
        find: 'struckFonts[font > 4 ? font - 1 : font]',
        replace: 'struckFonts[font]',
      },
    ],
    tests: ['test/functions/adapters/sheet/biff-unseen.test.ts'],
  },
  {
    promise: 'a struck-out score that is left does not count as missing',
    edits: [{ file: domain('sheet-struck'), find: '`${text} (struck out)`', replace: "''" }],
    tests: messy('unseen'),
  },
  {
    promise: 'the rows of a hidden sheet are asked about',
    edits: [
      { file: domain('sheet-reading'), find: "? 'hidden' : whole.unseen", replace: '? whole.unseen : whole.unseen' },
    ],
    tests: messy('unseen'),
  },
  {
    promise: 'a row of which no formula was calculated is not lost',
    edits: [{ file: adapter('read-cells'), find: 'return others.length > 0 ?', replace: 'return others.length < 0 ?' }],
    tests: messy('places'),
  },
  {
    promise: 'rows and cells have places where the file leaves them out',
    edits: [
      {
        file: adapter('place-cells'),
        find: 'if (!hasUnplaced(xml, prefix)) return xml;',
        replace: "if (prefix === '') return xml;",
      },
    ],
    tests: messy('places'),
  },
  {
    promise: 'a formula is found whatever the prefix of its element',
    edits: [{ file: adapter('find-formulas'), find: 'const needle = `<${prefix}f`;', replace: "const needle = '<f';" }],
    tests: messy('places'),
  },
  {
    promise: 'a text of which a part is struck out is asked about',
    edits: [{ file: adapter('struck-runs'), find: 'return parts.some(', replace: 'return parts.every(' }],
    tests: messy('struck'),
  },
  {
    promise: 'a text of an .xls file of which a part is struck out is asked about',
    edits: [{ file: adapter('biff-rich'), find: 'return all.some(', replace: 'return all.every(' }],
    tests: messy('struck'),
  },
  {
    promise: 'characters of an .xls file that go on in another record are read as wide as they are there',
    edits: [
      { file: adapter('biff-rich'), find: 'if (chunk !== before) isWide', replace: 'if (chunk < before) isWide' },
    ],
    tests: messy('struck'),
  },
  {
    promise: 'a row that an advanced filter hides is told from a hidden one',
    edits: [
      {
        file: adapter('find-unseen'),
        find: 'if (filters.length === 0 && isFiltered(xml))',
        replace: 'if (filters.length > 0 && isFiltered(xml))',
      },
    ],
    tests: messy('unseen'),
  },
  {
    promise: 'what has no format of its own in a struck-out cell of an .xls file is struck out',
    edits: [{ file: adapter('biff-rich'), find: '{ at: 0, isStruck: isCell }', replace: '{ at: 0, isStruck: false }' }],
    tests: messy('struck'),
  },
  {
    promise: 'what has no format of its own in a struck-out cell is struck out',
    edits: [{ file: adapter('struck-runs'), find: '.test(run)) return isCell;', replace: '.test(run)) return false;' }],
    tests: messy('struck'),
  },
];
