import type { Mutation } from '#test/mutations/mutation.ts';
const ofReader = ['test/functions/adapters/sheet/sheet-reader.test.ts'];

/** Breaks of how the file of an upload is read: in a child process, within limits, and not for ever. */
export const readerMutations: Mutation[] = [
  {
    promise: 'nothing is inflated beyond its declared size',
    edits: [
      {
        file: 'functions/adapters/sheet/xlsx/zip-guard.ts',
        find: 'maxOutputLength: Math.max(1, size)',
        replace: 'maxOutputLength: 2 ** 30',
      },
    ],
    tests: ['test/functions/adapters/sheet/xlsx/zip-guard.test.ts'],
  },
  {
    promise: 'a sheet of more than 20,000 rows is refused',
    edits: [
      {
        file: 'functions/adapters/sheet/sheet-limits.ts',
        find: 'rows: maxSheetRows,',
        replace: 'rows: 1000 * maxSheetRows,',
      },
    ],
    tests: ['test/functions/usecases/uploads/import-bank.test.ts'],
  },
  {
    promise: 'a file that takes too much CPU is refused',
    edits: [
      {
        file: 'functions/adapters/sheet/child/watch-child.ts',
        find: 'usage.cpuMs > cpuMs',
        replace: 'usage.cpuMs > 100 * cpuMs',
      },
    ],
    tests: ofReader,
  },
  {
    promise: 'a file that takes too much memory is refused',
    edits: [
      {
        file: 'functions/adapters/sheet/child/watch-child.ts',
        find: 'usage.rssBytes > rssBytes',
        replace: 'usage.rssBytes > 100 * rssBytes',
      },
    ],
    tests: ofReader,
  },
  {
    promise: 'a reader that got no CPU says nothing about its file',
    edits: [
      {
        file: 'functions/adapters/sheet/sheet-reader.ts',
        find: "if (excess === 'time')",
        replace: "if (excess === 'cpu')",
      },
    ],
    tests: ofReader,
  },
  {
    promise: 'a reader knows no secret',
    edits: [
      { file: 'functions/adapters/sheet/sheet-reader.ts', find: '    env,\n', replace: '    env: process.env,\n' },
    ],
    tests: ofReader,
  },
  {
    promise: 'a reader does not outlive whoever watches it',
    edits: [{ file: 'functions/adapters/sheet/sheet-reader.ts', find: ' ulimit -t ${', replace: ' : ${' }],
    tests: ofReader,
  },
  {
    promise: 'the answer of a reader is checked',
    edits: [
      { file: 'functions/adapters/sheet/child/reader-messages.ts', find: '(grid.rows.at(-1)?.row ?? 0)', replace: '0' },
    ],
    tests: ofReader,
  },
  {
    promise: 'a file at which every try broke off is refused',
    edits: [
      {
        file: 'functions/usecases/uploads/import-bank.ts',
        find: '  if (isLast) {',
        replace: '  if (isLast && !upload) {',
      },
    ],
    tests: ['test/functions/usecases/uploads/upload-events.test.ts'],
  },
  {
    promise: 'the next receive of a message overrules the run of the one before',
    edits: [
      {
        file: 'functions/adapters/dynamo/uploads/upload-store.ts',
        find: 'receives < :new_receives',
        replace: 'receives > :new_receives',
      },
    ],
    tests: ['test/functions/usecases/uploads/upload-events.test.ts'],
  },
  {
    promise: 'a header of any length is remembered',
    edits: [
      {
        file: 'functions/domain/uploads/columns/sheet-columns.ts',
        find: ".replace(/[^\\p{L}\\p{M}\\p{N}]/gu, '')\n    .slice(0, headerLength);",
        replace: ".replace(/[^\\p{L}\\p{M}\\p{N}]/gu, '');",
      },
    ],
    tests: ['test/functions/adapters/dynamo/uploads/column-memory.test.ts'],
  },
  {
    promise: 'progress is written down by time',
    edits: [
      { file: 'functions/domain/uploads/upload.ts', find: 'now - last < progressEveryMs', replace: 'now < last' },
    ],
    tests: ['test/functions/usecases/uploads/upload-events.test.ts'],
  },
  {
    promise: 'nobody waits for ever for an upload of which nothing is heard',
    edits: [
      {
        file: 'functions/domain/uploads/upload.ts',
        find: "status === 'reading' && now - (readingSince ?? createdAt) > stuckAfterMs",
        replace: "status === 'refused' && now - (readingSince ?? createdAt) > stuckAfterMs",
      },
    ],
    tests: ['test/functions/usecases/uploads/upload-events.test.ts'],
  },
  {
    promise: 'the reader of a sheet may touch no file but its own code, and start nothing',
    edits: [
      {
        file: 'functions/adapters/sheet/sheet-reader.ts',
        find: 'return flag ? [flag, `--allow-fs-read=${entry}`] : [];',
        replace: 'return flag && entry === flag ? [flag] : [];',
      },
    ],
    tests: ['test/functions/adapters/sheet/sheet-reader.test.ts'],
  },
];
