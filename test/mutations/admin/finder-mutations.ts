import type { Mutation } from '#test/mutations/mutation.ts';

/** Breaks of how people and batches are found, and of what the audit tells. */
export const finderMutations: Mutation[] = [
  {
    promise: 'a filter that finds no batch empties the list',
    edits: [
      {
        file: 'functions/usecases/admin/resolve-finder.ts',
        find: 'batches: batches || undefined',
        replace: 'batches: batches && batches.length > 0 ? batches : undefined',
      },
    ],
    tests: ['test/functions/usecases/admin/finder.test.ts'],
  },
  {
    promise: 'a filter that finds nobody empties the list',
    edits: [
      {
        file: 'functions/usecases/reports/list-reports.ts',
        find: 'if (userIds?.length === 0 || batches?.length === 0) return { reports: [] };',
        replace: '',
      },
      {
        file: 'functions/usecases/reports/list-reports.ts',
        find: 'const isNarrowed = userIds !== undefined || batches !== undefined;',
        replace: 'const isNarrowed = Boolean(userIds?.length) || Boolean(batches?.length);',
      },
    ],
    tests: ['test/functions/usecases/admin/finder.test.ts'],
  },
  {
    promise: 'people are found by a part of their name',
    edits: [
      {
        file: 'functions/adapters/dynamo/people/person-sort-key.ts',
        find: '${sortKeySeparator}${foldText(name)}',
        replace: '${sortKeySeparator}',
      },
    ],
    tests: ['test/functions/usecases/admin/finder.test.ts'],
  },
  {
    promise: 'a person is not found by a name that only the index still has',
    edits: [
      {
        file: 'functions/adapters/dynamo/people/people-index.ts',
        find: 'some.filter(({ email, name }) => hasWords(foldText(`${email} ${name}`), words))',
        replace: 'some',
      },
    ],
    tests: ['test/functions/usecases/admin/finder.test.ts'],
  },
  {
    promise: 'a finder offers what has the words that stand in it, and nothing of those before',
    edits: [
      {
        file: 'web/src/ui/form/use-suggestions.ts',
        find: "return answer.typed === words ? answer : { ...none, status: words === '' ? '' : 'Searching...' };",
        replace: 'return answer;',
      },
    ],
    tests: ['test/web/ui/form/finder-field.test.tsx'],
  },
  {
    promise: 'accents make no difference in a search',
    edits: [{ file: 'functions/domain/text/search-words.ts', find: ".replace(unwritten, '')", replace: '' }],
    tests: ['test/functions/domain/text/search-words.test.ts'],
  },
  {
    promise: 'digits of every script are looked up as one',
    edits: [
      {
        file: 'functions/domain/text/search-words.ts',
        find: 'isFromZero ? place : place - 6',
        replace: 'place >= 6 ? place - 6 : place',
      },
    ],
    tests: ['test/functions/domain/text/search-words.test.ts'],
  },
  {
    promise: 'quotes and dashes are looked up as they are typed',
    edits: [
      {
        file: 'functions/domain/text/search-words.ts',
        find: '    .reduce((plain, [signs, typed]) => plain.replace(signs, typed), text)',
        replace: '    .reduce((plain) => plain, text)',
      },
    ],
    tests: ['test/functions/domain/text/search-words.test.ts'],
  },
  {
    promise: 'the audit is searched by those to whom something was done, too',
    edits: [
      {
        file: 'functions/usecases/admin/list-audit.ts',
        find: '[entry.by, ...peopleIn(entry)]',
        replace: '[entry.by]',
      },
    ],
    tests: ['test/functions/usecases/admin/audit-and-messages.test.ts'],
  },
  {
    promise: 'a CSV file says by which coupon and batch an attempt was begun',
    edits: [
      {
        file: 'functions/usecases/admin/exports/read-export.ts',
        find: '...(coupon !== undefined && { coupon }),',
        replace: '',
      },
    ],
    tests: ['test/functions/usecases/admin/exports/csv-exports.test.ts'],
  },
  {
    promise: 'the audit names nobody whose account was erased',
    edits: [
      {
        file: 'functions/usecases/admin/audit-names.ts',
        find: 'if (!profile) return { text: deletedAccount };',
        replace: 'if (!profile) return { text: userId };',
      },
    ],
    tests: ['test/functions/usecases/admin/audit-and-messages.test.ts'],
  },
  {
    promise: 'the days of the audit are those of India, and the last one counts',
    edits: [
      {
        file: 'functions/domain/calendar/india-days.ts',
        find: ' - istOffsetMs + dayMs - 1;',
        replace: ' + dayMs - 1;',
      },
    ],
    tests: ['test/functions/usecases/admin/audit-and-messages.test.ts'],
  },
  {
    promise: 'the audit is listed over months',
    edits: [
      {
        file: 'functions/adapters/dynamo/admin/audit-store.ts',
        find: 'if (isOver || month <= last) return',
        replace: 'if (isOver || month <= last || month !== last) return',
      },
    ],
    tests: ['test/functions/usecases/admin/audit-and-messages.test.ts'],
  },
];
