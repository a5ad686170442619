import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of what is promised of the names in a sheet. */
export const nameMutations: Mutation[] = [
  {
    promise: 'an upload with an unanswered name is not published, whoever asks',
    edits: [
      {
        file: 'functions/usecases/banks/publish-bank.ts',
        find: "if (open !== undefined) refuse('names-unanswered', open);",
        replace: "if (open === '') refuse('names-unanswered', open);",
      },
    ],
    tests: ['test/functions/usecases/banks/publish-names.test.ts'],
  },
  {
    promise: 'a new main parameter is confirmed before it is published',
    edits: [
      {
        file: 'functions/domain/uploads/parameter-review.ts',
        find: '!confirmed.has(name);',
        replace: 'confirmed.has(name);',
      },
    ],
    tests: ['test/functions/domain/uploads/parameter-review.test.ts'],
  },
  {
    promise: 'a look-alike letter makes no other name',
    edits: [{ file: 'functions/domain/text/look-alikes.ts', find: "['a', 'аɑαⲁ']", replace: "['a', 'ɑαⲁ']" }],
    tests: ['test/functions/domain/text/alike.test.ts'],
  },
  {
    promise: 'a sign for “and” makes no other name',
    edits: [{ file: 'functions/domain/text/alike.ts', find: "new Set(['and', 'the'])", replace: "new Set(['the'])" }],
    tests: ['test/functions/domain/text/alike.test.ts'],
  },
  {
    promise: 'a number tells two names apart',
    edits: [
      {
        file: 'functions/domain/text/alike.ts',
        find: '|| digitsOf(a) !== digitsOf(b)) return undefined;',
        replace: ') return undefined;',
      },
    ],
    tests: ['test/functions/domain/text/alike.test.ts', 'test/functions/domain/uploads/parameter-review.test.ts'],
  },
  {
    promise: 'a name is spelled as the live bank has it',
    edits: [
      {
        file: 'functions/domain/uploads/name-twins.ts',
        find: 'Number(b.liveQuestions > 0) - Number(a.liveQuestions > 0) || ',
        replace: '',
      },
    ],
    tests: ['test/functions/domain/uploads/parameter-review.test.ts'],
  },
  {
    promise: 'options that look the same are asked about',
    edits: [
      {
        file: 'functions/domain/uploads/parameter-review.ts',
        find: 'twins.length + options.length +',
        replace: 'twins.length +',
      },
    ],
    tests: ['test/functions/domain/uploads/parameter-review.test.ts'],
  },
  {
    promise: 'a question without a main parameter blocks',
    edits: [
      {
        file: 'functions/domain/uploads/sheet-defect.ts',
        find: "'no-category': 'error'",
        replace: "'no-category': 'note'",
      },
    ],
    tests: ['test/functions/domain/uploads/sheet-names.test.ts'],
  },
  {
    promise: 'a merged cell stands for all the rows that it spans',
    edits: [
      {
        file: 'functions/domain/uploads/cells/merged-cells.ts',
        find: 'row > range.lastRow',
        replace: 'row > range.row',
      },
    ],
    tests: ['test/functions/domain/uploads/sheet-names.test.ts'],
  },
  {
    promise: 'a character that nobody sees is removed',
    edits: [
      {
        file: 'functions/domain/uploads/rows/sheet-row.ts',
        find: "cleanText(texts[column.index] ?? '')",
        replace: "(texts[column.index] ?? '').trim()",
      },
    ],
    tests: ['test/functions/domain/uploads/sheet-names.test.ts'],
  },
  {
    promise: 'a typed question has a main parameter',
    edits: [
      {
        file: 'functions/contract/admin/banks/questions.ts',
        find: 'groupName.check(z.minLength(1, missingParameter))',
        replace: 'groupName',
      },
    ],
    tests: ['test/functions/domain/banks/question-limits.test.ts'],
  },
  {
    promise: 'a question stays the same when characters that nobody sees are gone from its text',
    edits: [
      {
        file: 'functions/domain/banks/question.ts',
        find: 'withoutInvisible(text).normalize',
        replace: 'text.normalize',
      },
    ],
    tests: ['test/functions/domain/banks/question-identity.test.ts'],
  },
  {
    promise: 'options that look the same are asked about unless the live question has both',
    edits: [
      {
        file: 'functions/domain/uploads/option-twins.ts',
        find: 'known?.has(from.text) === true && known.has(to.text)',
        replace: 'known?.has(from.text) === true',
      },
    ],
    tests: ['test/functions/domain/uploads/parameter-review.test.ts'],
  },
  {
    promise: 'a word of eight letters may have two mistakes',
    edits: [
      {
        file: 'functions/domain/text/alike.ts',
        find: 'shorter >= 8 ? 2 : 1',
        replace: 'shorter > 8 ? 2 : 1',
      },
    ],
    tests: ['test/functions/domain/text/alike.test.ts'],
  },
];
