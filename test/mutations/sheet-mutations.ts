import type { Mutation } from './mutations.ts';

const domain = (file: string) => `functions/domain/${file}.ts`;
const adapter = (file: string) => `functions/adapters/sheet/${file}.ts`;
const severalSheets = ['test/functions/domain/sheet-several.test.ts'];
const messy = (...files: string[]) => files.map((file) => `test/functions/adapters/sheet/messy/${file}.test.ts`);

/** Breaks of what is promised of a sheet's scores: none is made up, and none is read that nobody can be sure of. */
const scoreMutations: Mutation[] = [
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
];

/** Breaks of what is promised of rows: each goes in or out because someone has said so. */
const rowMutations: Mutation[] = [
  {
    promise: 'nobody has to say what the scores of a row are worth that is left out',
    edits: [{ file: domain('sheet-reading'), find: 'scores.dropRow();', replace: 'scores.keepRow();' }],
    tests: messy('scores'),
  },
  {
    promise: 'a row that was left out stays out',
    edits: [
      {
        file: domain('sheet-reading'),
        find: 'if (leftOutRows.has(whole.row)) {',
        replace: 'if (leftOutRows.has(-1)) {',
      },
    ],
    tests: messy('scores'),
  },
  {
    promise: 'a row is left out of its own sheet alone',
    edits: [
      {
        file: domain('sheet-reading'),
        find: 'choices.leaveOut?.filter((place) => place.sheet === sheet).map(',
        replace: 'choices.leaveOut?.map(',
      },
    ],
    tests: severalSheets,
  },
  {
    promise: 'all rows with a kind of defect can be left out, a row with an error cell, too',
    edits: [
      {
        file: domain('sheet-reading'),
        find: 'if (kind) leaveOut(leftFor(kind));\n    return kind !== undefined;',
        replace: 'if (kind) leaveOut(leftFor(kind));\n    return false;',
      },
    ],
    tests: messy('cells', 'scores'),
  },
  {
    promise: 'a question without an answer about it blocks',
    edits: [
      { file: domain('sheet-asks'), find: 'if (ask.answer === undefined) {', replace: "if (ask.answer === 'leave') {" },
    ],
    tests: messy('unseen'),
  },
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
        find: 'struckFonts[index > 4 ? index - 1 : index]',
        replace: 'struckFonts[index]',
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
    promise: 'a row that names another quiz is asked about',
    edits: [
      {
        file: domain('sheet-target'),
        find: 'named !== undefined && id !== named ?',
        replace: 'named !== undefined && id === undefined ?',
      },
    ],
    tests: messy('unseen'),
  },
  {
    promise: 'a second sheet with questions blocks until someone has chosen',
    edits: [{ file: domain('sheet-others'), find: '&& !isChosen;', replace: '&& isChosen;' }],
    tests: messy('unseen'),
  },
  {
    promise: 'the same question in two sheets of a bank blocks',
    edits: [
      {
        file: domain('sheet'),
        find: 'tables.flatMap((table) => readSheet(table, reading, reportOf(table.grid.name)))',
        replace:
          'tables.flatMap((table) => readSheet(table, { ...reading, reportRepeat: checkAcross() }, reportOf(table.grid.name)))',
      },
    ],
    tests: messy('unseen'),
  },
  {
    promise: 'a mapping of another staging is refused',
    edits: [
      {
        file: 'functions/usecases/map-upload.ts',
        find: 'request.staging !== seen) refuseOvertaken();',
        replace: "request.staging === '') refuseOvertaken();",
      },
    ],
    tests: ['test/functions/usecases/map-upload.test.ts'],
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
    promise: 'a row of another quiz is told once',
    edits: [
      {
        file: domain('sheet-reading'),
        find: "asks.answerOf('otherQuiz') === 'take'",
        replace: "asks.answerOf('otherQuiz') !== 'leave'",
      },
    ],
    tests: messy('unseen'),
  },
  {
    promise: 'an error in a merged cell is one in all the rows that it spans',
    edits: [{ file: domain('merged-cells'), find: '...(mark && {', replace: "...(mark === 'cut' && {" }],
    tests: ['test/functions/domain/sheet-names.test.ts'],
  },
  {
    promise: 'no button of a row becomes that of another while the list is drawn anew',
    edits: [
      {
        file: 'web/src/features/question-bank/defect-group.tsx',
        find: 'return { ...defect, key: `${place} ${count}` };',
        replace: 'return { ...defect, key: `${defects.length} ${counts.size} ${count}` };',
      },
    ],
    tests: ['test/web/features/question-bank/decisions.test.tsx'],
  },
  {
    promise: 'no row is left out for what is wrong with the whole file',
    edits: [{ file: domain('sheet-defect'), find: ' && !ofTheFile.has(kind)', replace: '' }],
    tests: ['test/functions/domain/sheet-defect.test.ts'],
  },
  {
    promise: 'a file with questions that have no main parameter leads to where one is chosen',
    edits: [
      {
        file: 'web/src/features/question-bank/blocked-words.ts',
        find: '(findings?.withoutParameter ?? 0) : 0',
        replace: '0 : 0',
      },
    ],
    tests: ['test/web/features/question-bank/decisions.test.tsx'],
  },
];

/** Breaks of what is promised of headers, of the quiz that a file names, and of characters. */
const headerMutations: Mutation[] = [
  {
    promise: 'the header is found in the first fifty rows',
    edits: [
      {
        file: domain('sheet-header'),
        find: 'export const mostRowsAbove = 50;',
        replace: 'export const mostRowsAbove = 30;',
      },
    ],
    tests: messy('headers'),
  },
  {
    promise: 'a header may have two lines',
    edits: [
      {
        file: domain('sheet-header'),
        find: ', ...places.map((place) => headerAt(grid, place, 2))',
        replace: '',
      },
    ],
    tests: messy('headers'),
  },
  {
    promise: 'the first question of a sheet without a header is not lost',
    edits: [
      {
        file: domain('sheet-header'),
        find: 'return looksLikeQuestion(grid.rows) ? none : first.header;',
        replace: 'return first.header;',
      },
    ],
    tests: messy('headers'),
  },
  {
    promise: 'a sheet without a header blocks until that is confirmed',
    edits: [{ file: domain('sheet-defect'), find: "'no-header': 'error'", replace: "'no-header': 'note'" }],
    tests: messy('headers'),
  },
  {
    promise: 'a header that comes again is no question',
    edits: [{ file: domain('sheet-table'), find: 'return filled > 1;', replace: 'return filled > 99;' }],
    tests: messy('headers'),
  },
  {
    promise: 'a row with one cell that says what its header says is no header',
    edits: [{ file: domain('sheet-table'), find: 'return filled > 1;', replace: 'return filled >= 1;' }],
    tests: ['test/functions/domain/sheet.test.ts'],
  },
  {
    promise: 'a second sheet is mapped by its headers, not by the letters of the first',
    edits: [
      {
        file: domain('sheet-table'),
        find: "header === '' ? choices.columns[letter] : byHeader.get(plainHeader(header));",
        replace: 'byHeader.get(plainHeader(header)) ?? choices.columns[letter];',
      },
    ],
    tests: severalSheets,
  },
  {
    promise: 'a second sheet has its header where it has it, whatever was said of the first',
    edits: [{ file: domain('sheet-table'), find: 'own?.isKnown ? own : chooseHeader', replace: 'chooseHeader' }],
    tests: severalSheets,
  },
  {
    promise: 'what stands above the header is told',
    edits: [
      {
        file: domain('sheet-header-checks'),
        find: 'for (const row of above) {',
        replace: 'for (const row of above.slice(1)) {',
      },
    ],
    tests: messy('headers'),
  },
  {
    promise: 'a footer shows what it says',
    edits: [
      {
        file: domain('sheet-row'),
        find: "texts.filter((text) => text !== '').join(' · ')",
        replace: "texts.slice(1).join('')",
      },
    ],
    tests: messy('headers'),
  },
  {
    promise: 'a serial number that counts names no quiz',
    edits: [{ file: domain('sheet-target'), find: 'serials.size === 1 && count > 1', replace: 'serials.size > 0' }],
    tests: messy('headers'),
  },
  {
    promise: 'a serial number of one row names no quiz',
    edits: [{ file: domain('sheet-target'), find: ' && count > 1', replace: '' }],
    tests: ['test/functions/domain/sheet.test.ts'],
  },
  {
    promise: 'the same serial number in two rows names the quiz',
    edits: [{ file: domain('sheet-target'), find: 'count > 1 ?', replace: 'count > 2 ?' }],
    tests: ['test/functions/domain/sheet.test.ts'],
  },
  {
    promise: 'a file in Mac Roman is known',
    edits: [{ file: domain('sheet-encoding'), find: '? [0x80, 0xff, mac80]', replace: '? [0x80, 0x9f, mac80]' }],
    tests: messy('characters'),
  },
  {
    promise: 'the texts of an .xls file from before Unicode are decoded',
    edits: [
      { file: adapter('read-workbook'), find: 'const unicodeVersion = 0x0600;', replace: 'const unicodeVersion = 0;' },
    ],
    tests: messy('characters'),
  },
  {
    promise: 'a file that says that it is UTF-8 is read as that',
    edits: [{ file: adapter('read-csv'), find: 'return first === 0xef &&', replace: 'return first === 0xee &&' }],
    tests: ['test/functions/adapters/sheet/read-csv.test.ts'],
  },
  {
    promise: 'the encoding that was chosen is used',
    edits: [
      {
        file: domain('sheet-decode'),
        find: 'isByteEncoding(encoding) ? encoding : guessEncoding',
        replace: 'guessEncoding',
      },
    ],
    tests: messy('characters'),
  },
  {
    promise: 'a text in whatever encoding is read without the mark that made it harmless',
    edits: [
      {
        file: domain('sheet-decode'),
        find: 'unmarked(readableText(decodeBytes(text, used)))',
        replace: 'decodeBytes(text, used)',
      },
    ],
    tests: messy('characters'),
  },
  {
    promise: 'a text that was encoded twice is told',
    edits: [{ file: domain('sheet-cells'), find: 'â[€‚\\u0080-\\u009f]|', replace: '' }],
    tests: messy('characters'),
  },
  {
    promise: 'references of XML are decoded',
    edits: [{ file: domain('sheet-references'), find: '#(\\d{1,7})', replace: '#(\\d{1,4})' }],
    tests: messy('characters'),
  },
  {
    promise: 'an emoji that is written as a number is decoded',
    edits: [{ file: adapter('decode-astral'), find: 'code > 0xff_ff', replace: 'code > 0xf_ff_ff' }],
    tests: messy('characters'),
  },
  {
    promise: 'smart quotation marks in a list of answers are named',
    edits: [{ file: domain('sheet-json'), find: '/[\\u201c\\u201d\\u201e', replace: '/[\\u201e' }],
    tests: messy('answers'),
  },
  {
    promise: 'the delimiter is found by a header that stands far down',
    edits: [{ file: adapter('read-csv'), find: '4 * mostRowsAbove', replace: '30' }],
    tests: ['test/functions/adapters/sheet/read-csv.test.ts'],
  },
  {
    promise: 'the delimiter of a sheet without a known header makes rows of one width',
    edits: [{ file: adapter('read-csv'), find: 'known * 1e3 + evenShare(data)', replace: 'known * 1e3' }],
    tests: ['test/functions/adapters/sheet/read-csv.test.ts'],
  },
  {
    promise: 'a quiz id is a number in digits',
    edits: [
      {
        file: domain('sheet-target'),
        find: 'const number = readPoints(text);',
        replace: 'const number: number | undefined = Number(text);',
      },
    ],
    tests: ['test/functions/domain/sheet-target.test.ts'],
  },
  {
    promise: 'a row above the first that names a quiz does not go along untold',
    edits: [{ file: domain('sheet-target'), find: 'before = [...invalid];', replace: 'before = [];' }],
    tests: ['test/functions/domain/sheet-target.test.ts'],
  },
];

/** Breaks of what is promised of the reading of a file. */
export const sheetMutations: Mutation[] = [...scoreMutations, ...rowMutations, ...headerMutations];
