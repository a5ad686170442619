import type { Mutation } from './mutation.ts';

const domain = (file: string) => `functions/domain/${file}.ts`;
const messy = (...files: string[]) => files.map((file) => `test/functions/adapters/sheet/messy/${file}.test.ts`);
const severalSheets = ['test/functions/domain/sheet-several.test.ts'];

/** Breaks of what is promised of rows: each goes in or out because someone has said so. */
export const rowMutations: Mutation[] = [
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
