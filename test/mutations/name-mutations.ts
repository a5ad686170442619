import type { Mutation } from './mutation.ts';

const domain = (file: string) => `functions/domain/${file}.ts`;
const ofDomain = (...files: string[]) => files.map((file) => `test/functions/domain/${file}.test.ts`);

/** Breaks of what is promised of the names in a sheet. */
export const nameMutations: Mutation[] = [
  {
    promise: 'an upload with an unanswered name is not published, whoever asks',
    edits: [
      {
        file: 'functions/usecases/publish-bank.ts',
        find: "if (open !== undefined) refuse('names-unanswered', open);",
        replace: "if (open === '') refuse('names-unanswered', open);",
      },
    ],
    tests: ['test/functions/usecases/publish-names.test.ts'],
  },
  {
    promise: 'a new main parameter is confirmed before it is published',
    edits: [{ file: domain('parameter-review'), find: '!confirmed.has(name);', replace: 'confirmed.has(name);' }],
    tests: ofDomain('parameter-review'),
  },
  {
    promise: 'a look-alike letter makes no other name',
    edits: [{ file: domain('look-alikes'), find: "['a', 'аɑαⲁ']", replace: "['a', 'ɑαⲁ']" }],
    tests: ofDomain('alike'),
  },
  {
    promise: 'a sign for “and” makes no other name',
    edits: [{ file: domain('alike'), find: "new Set(['and', 'the'])", replace: "new Set(['the'])" }],
    tests: ofDomain('alike'),
  },
  {
    promise: 'a number tells two names apart',
    edits: [
      {
        file: domain('alike'),
        find: '|| digitsOf(a) !== digitsOf(b)) return undefined;',
        replace: ') return undefined;',
      },
    ],
    tests: ofDomain('alike', 'parameter-review'),
  },
  {
    promise: 'a name is spelled as the live bank has it',
    edits: [
      {
        file: domain('name-twins'),
        find: 'Number(b.liveQuestions > 0) - Number(a.liveQuestions > 0) || ',
        replace: '',
      },
    ],
    tests: ofDomain('parameter-review'),
  },
  {
    promise: 'options that look the same are asked about',
    edits: [{ file: domain('parameter-review'), find: 'twins.length + options.length +', replace: 'twins.length +' }],
    tests: ofDomain('parameter-review'),
  },
  {
    promise: 'a question without a main parameter blocks',
    edits: [{ file: domain('sheet-defect'), find: "'no-category': 'error'", replace: "'no-category': 'note'" }],
    tests: ofDomain('sheet-names'),
  },
  {
    promise: 'a merged cell stands for all the rows that it spans',
    edits: [{ file: domain('merged-cells'), find: 'row > range.lastRow', replace: 'row > range.row' }],
    tests: ofDomain('sheet-names'),
  },
  {
    promise: 'a character that nobody sees is removed',
    edits: [
      {
        file: domain('sheet-row'),
        find: "cleanText(texts[column.index] ?? '')",
        replace: "(texts[column.index] ?? '').trim()",
      },
    ],
    tests: ofDomain('sheet-names'),
  },
  {
    promise: 'a typed question has a main parameter',
    edits: [
      {
        file: 'functions/contract/admin/questions.ts',
        find: 'groupName.check(z.minLength(1, missingParameter))',
        replace: 'groupName',
      },
    ],
    tests: ofDomain('question-limits'),
  },
  {
    promise: 'a question stays the same when characters that nobody sees are gone from its text',
    edits: [{ file: domain('question'), find: 'withoutInvisible(text).normalize', replace: 'text.normalize' }],
    tests: ofDomain('question-identity'),
  },
  {
    promise: 'options that look the same are asked about unless the live question has both',
    edits: [
      {
        file: domain('option-twins'),
        find: 'known?.has(from.text) === true && known.has(to.text)',
        replace: 'known?.has(from.text) === true',
      },
    ],
    tests: ofDomain('parameter-review'),
  },
  {
    promise: 'a word of eight letters may have two mistakes',
    edits: [
      {
        file: domain('alike'),
        find: 'shorter >= 8 ? 2 : 1',
        replace: 'shorter > 8 ? 2 : 1',
      },
    ],
    tests: ofDomain('alike'),
  },
];
