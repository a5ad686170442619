import type { Mutation } from '#test/mutations/mutation.ts';
const severalSheets = ['test/functions/domain/uploads/sheet-several.test.ts'];

/** Breaks of what is promised of rows: each goes in or out because someone has said so. */
export const rowMutations: Mutation[] = [
  {
    promise: 'a row that was left out stays out',
    edits: [
      {
        file: 'functions/domain/uploads/rows/read-table.ts',
        find: 'if (leftOutRows.has(whole.row)) {',
        replace: 'if (leftOutRows.has(-1)) {',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'a row is left out of its own sheet alone',
    edits: [
      {
        file: 'functions/domain/uploads/rows/read-table.ts',
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
        file: 'functions/domain/uploads/rows/read-table.ts',
        find: 'if (kind) leaveOut(leftFor(kind));\n    return kind !== undefined;',
        replace: 'if (kind) leaveOut(leftFor(kind));\n    return false;',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/cells.test.ts', 'test/functions/adapters/sheet/messy/scores.test.ts'],
  },
  {
    promise: 'a question without an answer about it blocks',
    edits: [
      {
        file: 'functions/domain/uploads/sheet-asks.ts',
        find: 'if (ask.answer === undefined) {',
        replace: "if (ask.answer === 'leave') {",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'a row that names another quiz is asked about',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-target.ts',
        find: 'named !== undefined && id !== named ?',
        replace: 'named !== undefined && id === undefined ?',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'a second sheet with questions blocks until someone has chosen',
    edits: [
      { file: 'functions/domain/uploads/columns/other-sheets.ts', find: '&& !isChosen;', replace: '&& isChosen;' },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'the same question in two sheets of a bank blocks',
    edits: [
      {
        file: 'functions/domain/uploads/parse-sheets.ts',
        find: 'tables.flatMap((table) => readSheet(table, reading, reportOf(table.grid.name)))',
        replace:
          'tables.flatMap((table) => readSheet(table, { ...reading, reportRepeat: checkRepeatedTexts() }, reportOf(table.grid.name)))',
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'a mapping of another staging is refused',
    edits: [
      {
        file: 'functions/usecases/uploads/decide-upload.ts',
        find: 'request.staging !== seen) refuseOvertaken();',
        replace: "request.staging === '') refuseOvertaken();",
      },
    ],
    tests: ['test/functions/usecases/uploads/decide-upload.test.ts'],
  },
  {
    promise: 'a row of another quiz is told once',
    edits: [
      {
        file: 'functions/domain/uploads/rows/read-table.ts',
        find: "asks.answerOf('otherQuiz') === 'take'",
        replace: "asks.answerOf('otherQuiz') !== 'leave'",
      },
    ],
    tests: ['test/functions/adapters/sheet/messy/hidden-and-struck.test.ts'],
  },
  {
    promise: 'an error in a merged cell is one in all the rows that it spans',
    edits: [
      {
        file: 'functions/domain/uploads/cells/merged-cells.ts',
        find: '...(mark && {',
        replace: "...(mark === 'cut' && {",
      },
    ],
    tests: ['test/functions/domain/uploads/sheet-names.test.ts'],
  },
  {
    promise: 'no button of a row becomes that of another while the list is drawn again',
    edits: [
      {
        file: 'web/src/features/question-bank/defects/defect-group.tsx',
        find: 'return { ...defect, key: `${place} ${count}` };',
        replace: 'return { ...defect, key: `${defects.length} ${counts.size} ${count}` };',
      },
    ],
    tests: ['test/web/features/question-bank/decisions.test.tsx'],
  },
  {
    promise: 'no row is left out for what is wrong with the whole file',
    edits: [{ file: 'functions/domain/uploads/sheet-defect.ts', find: ' && !ofTheFile.has(kind)', replace: '' }],
    tests: ['test/functions/domain/uploads/sheet-defect.test.ts'],
  },
  {
    promise: 'a file with questions that have no main parameter leads to where one is chosen',
    edits: [
      {
        file: 'web/src/features/question-bank/defects/blocked-words.ts',
        find: '(findings?.withoutParameter ?? 0) : 0',
        replace: '0 : 0',
      },
    ],
    tests: ['test/web/features/question-bank/decisions.test.tsx'],
  },
];
